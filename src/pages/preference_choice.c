/* SPDX-License-Identifier: MIT */
#include "pages/preference_choice.h"

#include "base/translate.h"

void preference_labels(const struct desk *desk, const struct preference *preference,
                       const char *labels[PREFERENCE_VALUES_MAX])
{
    for (int i = 0; i < preference->count; i++)
        labels[i] =
            tr(preference_value_label(preference, i, desk->preferences, &desk->match->rules));
}

static void on_off_switch(struct desk *desk, struct rect rect, const struct preference *preference)
{
    int index = preference_chosen(preference, desk->preferences);
    bool on = index == 0;
    const char *word =
        preference_value_label(preference, index, desk->preferences, &desk->match->rules);
    if (ui_switch(desk->ui, rect, preference->id, tr(preference->label), tr(word), &on))
        preference_choose(preference, desk->preferences, on ? 0 : 1);
}

void preference_choice(struct desk *desk, struct rect rect, const struct preference *preference)
{
    if (preference->on_off) {
        on_off_switch(desk, rect, preference);
        return;
    }
    const char *labels[PREFERENCE_VALUES_MAX];
    int index = preference_chosen(preference, desk->preferences);
    preference_labels(desk, preference, labels);
    if (ui_choice(desk->ui, rect, preference->id, tr(preference->label), labels, preference->count,
                  &index))
        preference_choose(preference, desk->preferences, index);
}

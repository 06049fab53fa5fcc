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

void preference_choice(struct desk *desk, struct rect rect, const struct preference *preference)
{
    const char *labels[PREFERENCE_VALUES_MAX];
    int index = preference_chosen(preference, desk->preferences);
    preference_labels(desk, preference, labels);
    if (ui_choice(desk->ui, rect, preference->id, tr(preference->label), labels, preference->count,
                  &index))
        preference_choose(preference, desk->preferences, index);
}

/* SPDX-License-Identifier: MIT */
/* fit-weights OUT PASSES TRUST FROM SAMPLES...
 *
 * Learns the weights of engine/evaluation.h from samples by logistic regression: finds the weights
 * under which the outcomes are most likely, where the chance to win is 1 / (1 + exp(-score)). The
 * outcome of a position is a mixture of two: the result of its game, which the rest of the game has
 * blurred, and what the engine's search predicted, which is as good as the weights it had. TRUST is
 * the share of the latter in percent. An end that the search has seen is the truth, whatever the
 * result. The weights begin as those of the file FROM, or as 0 if FROM is -. One game of twenty is
 * held back, with those that went on from it, and after each pass the program prints how well
 * these are predicted. The same samples in the same order give the same weights.
 *
 * The steps shrink as in Adagrad (Duchi, Hazan, Singer, "Adaptive subgradient methods for online
 * learning and stochastic optimization", 2011): a weight that occurs seldom learns more at a time
 * than one that occurs often. Each pass has half the steps of the one before. */
#include "base/array.h"
#include "base/rng.h"
#include "engine/evaluation.h"
#include "engine/score.h"
#include "samples.h"
#include "system/files.h"
#include "think/weights.h"

#include <math.h>
#include <stdlib.h>
#include <string.h>

enum {
    HELD_BACK = 20,    /* one game of this many, with those that went on from it */
    SCORE_MOST = 1000, /* larger scores of the search count as this */
    SLOPE_STEPS = 20,
    TOO_LARGE = 10000, /* one weight of this many is reduced to fit its byte */
};

static const float first_step = 0.1F;
static const double least_man = 0.25;
/* A weight learns at full speed when the squares of its slopes add up to this: until then it has
 * seen too little, and would learn what is chance. */
static const float steadiness = 2;
/* How much a pattern's weight moves back to what it was before each time it occurs, in a step of 1.
 * What a feature or a pattern could express is then expressed by the feature. */
static const float pull = 2e-5F;

/* A weight while it is learned: for each phase, and the squares of its steps. */
struct learned {
    float value[PHASE_COUNT], squares[PHASE_COUNT];
    float before[PHASE_COUNT]; /* in the weights that it began with */
};

struct fit {
    struct evaluation *evaluation; /* for its geometry; its weights are 0 */
    struct learned *learned;
    struct sample *samples;
    size_t sample_count, sample_capacity;
    float trust; /* the share of the search in an outcome; the result has the rest */
    float step;
    float slope; /* what a hundredth of a man in the search's score is worth */
    struct rng rng;
};

struct terms {
    struct weighted list[WEIGHTED_MAX];
    int count;
    int phase;      /* the first of two that count */
    float share[2]; /* of their weights */
};

static struct terms terms_of(const struct fit *fit, const struct sample *sample)
{
    struct terms terms;
    struct pattern_indices indices;
    struct position position = sample_position(sample);
    struct phase phase = phase_of(position_pieces(&position));
    evaluation_start(fit->evaluation, &position, &indices);
    terms.count = evaluation_list(fit->evaluation, &position, &indices, terms.list);
    terms.phase = phase.first;
    terms.share[0] = (float)phase.share / PHASE_UNIT;
    terms.share[1] = 1 - terms.share[0];
    return terms;
}

static float chance(const struct fit *fit, const struct terms *terms)
{
    float sum = 0;
    for (int i = 0; i < terms->count; i++) {
        const float *value = fit->learned[terms->list[i].place].value + terms->phase;
        sum +=
            (float)terms->list[i].count * (value[0] * terms->share[0] + value[1] * terms->share[1]);
    }
    return 1 / (1 + expf(-sum));
}

static float bounded_score(const struct sample *sample)
{
    int score = sample->score;
    return (float)(score > SCORE_MOST ? SCORE_MOST : score < -SCORE_MOST ? -SCORE_MOST : score);
}

static float predicted(const struct fit *fit, const struct sample *sample)
{
    return 1 / (1 + expf(-fit->slope * bounded_score(sample)));
}

/* Returns true if the search, or a table, has seen the end. */
static bool is_decided(const struct sample *sample)
{
    return sample->score > SCORE_LIMIT || sample->score < -SCORE_LIMIT;
}

/* Finds the slope with which the search's scores predict the results best, by Newton's method. */
static void fit_slope(struct fit *fit)
{
    for (int i = 0; i < SLOPE_STEPS; i++) {
        double first = 0, second = 0;
        for (size_t j = 0; j < fit->sample_count; j++) {
            if (is_decided(&fit->samples[j]))
                continue;
            float score = bounded_score(&fit->samples[j]), p = predicted(fit, &fit->samples[j]);
            first += ((float)fit->samples[j].points / 2 - p) * score;
            second += p * (1 - p) * score * score;
        }
        fit->slope += (float)(first / (second + 1));
    }
}

/* The outcome of a position: Black's share of a point. */
static float outcome(const struct fit *fit, const struct sample *sample)
{
    if (is_decided(sample))
        return sample->score > 0 ? 1 : 0;
    return fit->trust * predicted(fit, sample) + (1 - fit->trust) * (float)sample->points / 2;
}

static void learn(struct fit *fit, const struct sample *sample)
{
    struct terms terms = terms_of(fit, sample);
    float off = chance(fit, &terms) - outcome(fit, sample);
    for (int i = 0; i < terms.count; i++) {
        struct learned *its = &fit->learned[terms.list[i].place];
        for (int end = 0; end < 2; end++) {
            if (terms.share[end] == 0)
                continue;
            int phase = terms.phase + end;
            float slope = off * (float)terms.list[i].count * terms.share[end];
            its->squares[phase] += slope * slope;
            its->value[phase] -= fit->step * slope / sqrtf(its->squares[phase] + steadiness);
            if (terms.list[i].place >= FEATURE_COUNT)
                its->value[phase] -= (its->value[phase] - its->before[phase]) * pull * fit->step;
        }
    }
}

static bool held_back(const struct sample *sample)
{
    return sample->game % HELD_BACK == 0;
}

/* Returns how badly the games held back are predicted: the mean of -log(chance of the outcome). */
static double surprise(const struct fit *fit)
{
    double sum = 0;
    size_t count = 0;
    for (size_t i = 0; i < fit->sample_count; i++) {
        const struct sample *sample = &fit->samples[i];
        if (!held_back(sample))
            continue;
        struct terms terms = terms_of(fit, sample);
        double expected = chance(fit, &terms), won = sample->points / 2.0;
        sum -= won * log(expected + 1e-9) + (1 - won) * log(1 - expected + 1e-9);
        count++;
    }
    return sum / (double)(count ? count : 1);
}

static void shuffle(struct fit *fit)
{
    for (size_t i = fit->sample_count; i > 1; i--) {
        size_t other = rng_next(&fit->rng) % i;
        struct sample kept = fit->samples[i - 1];
        fit->samples[i - 1] = fit->samples[other];
        fit->samples[other] = kept;
    }
}

static void pass_over(struct fit *fit)
{
    shuffle(fit);
    for (size_t i = 0; i < fit->sample_count; i++)
        if (!held_back(&fit->samples[i]))
            learn(fit, &fit->samples[i]);
}

static void give_up(const char *path, const char *reason)
{
    fprintf(stderr, "%s %s\n", path, reason);
    exit(1);
}

static bool is_sample(const struct sample *sample)
{
    int square;
    struct position position = sample_position(sample);
    return sample->side <= WHITE && sample->points <= 2 &&
           position_check(&position, &square) == POSITION_POSSIBLE;
}

static void add_samples(struct fit *fit, const char *path)
{
    void *bytes;
    size_t size;
    if (file_map(path, &bytes, &size) != 0)
        give_up(path, "cannot be read");
    size_t count = size / sizeof(struct sample), before = fit->sample_count;
    fit->samples =
        array_reserve(fit->samples, &fit->sample_capacity, before + count, sizeof *fit->samples);
    memcpy(fit->samples + before, bytes, count * sizeof *fit->samples);
    fit->sample_count += count;
    file_unmap(bytes, size);
    bool fine = size % sizeof(struct sample) == 0;
    for (size_t i = before; fine && i < fit->sample_count; i++)
        fine = is_sample(&fit->samples[i]);
    if (!fine)
        give_up(path, "is no file of samples");
}

/* Returns the worth of a man in the weights that are learned. It is measured over all samples,
 * because patterns have a share of it. In giveaway it is next to nothing: least_man counts then. */
static float worth_of_man(const struct fit *fit)
{
    double product = 0, square = 0;
    for (size_t i = 0; i < fit->sample_count; i++) {
        struct terms terms = terms_of(fit, &fit->samples[i]);
        int men = terms.list[FEATURE_MEN].count;
        if (men == 0 || terms.list[FEATURE_KINGS].count != 0)
            continue;
        float p = chance(fit, &terms);
        product += men * log((p + 1e-9) / (1 - p + 1e-9));
        square += men * men;
    }
    double man = square > 0 ? product / square : 0;
    return (float)(man > least_man ? man : least_man);
}

static int compare_floats(const void *a, const void *b)
{
    float x = *(const float *)a, y = *(const float *)b;
    return (x > y) - (x < y);
}

/* Returns the size that all patterns' weights keep within, but for one in TOO_LARGE. */
static float largest_weight(const struct fit *fit)
{
    const struct learned *patterns = fit->learned + FEATURE_COUNT;
    size_t count = PHASE_COUNT * (size_t)(weight_count() - FEATURE_COUNT);
    float *sizes = array_zeroed(count, sizeof *sizes);
    for (size_t i = 0; i < count; i++)
        sizes[i] = fabsf(patterns[i / PHASE_COUNT].value[i % PHASE_COUNT]);
    qsort(sizes, count, sizeof *sizes, compare_floats);
    float largest = sizes[count - 1 - count / TOO_LARGE];
    free(sizes);
    return largest;
}

/* Reduces a weight that is too large. */
static int whole_weight(int place, float weight)
{
    float most = (float)weight_most(place);
    return (int)fmaxf(-most, fminf(roundf(weight), most));
}

static bool write_weights(const struct fit *fit, const char *path)
{
    unsigned char *file = array_zeroed(1, weights_size());
    float grains_a_man = 100 * GRAIN_UNIT, man = worth_of_man(fit);
    float most = (float)weight_most(FEATURE_COUNT);
    float grain = ceilf(largest_weight(fit) / most / man * grains_a_man);
    grain = fmaxf(1, fminf(grain, GRAIN_MAX));
    float unit = grain / grains_a_man * man;
    fprintf(stderr, "a man is worth %.3f, a weight of 1 %.3f hundredths of one\n", (double)man,
            (double)grain / GRAIN_UNIT);
    for (int i = 0; i < weight_count(); i++) {
        int weights[PHASE_COUNT];
        for (int phase = 0; phase < PHASE_COUNT; phase++)
            weights[phase] = whole_weight(i, fit->learned[i].value[phase] / unit);
        weights_enter(file, i, weights);
    }
    weights_seal(file, (int)grain);
    FILE *out;
    bool open = file_make(path, &out) == 0;
    bool written = open && fwrite(file, weights_size(), 1, out) == 1;
    free(file);
    return open && fclose(out) == 0 && written;
}

/* Begins with the weights of a file, whose scale is that of the search's scores. */
static void begin_with(struct fit *fit, const char *path)
{
    struct weights weights;
    if (!weights_open(&weights, path))
        give_up(path, "cannot be used as weights");
    float unit = (float)weights_grain(weights.bytes) / GRAIN_UNIT * fit->slope;
    for (int i = 0; i < weight_count(); i++) {
        int values[PHASE_COUNT];
        weights_take(weights.bytes, i, values);
        for (int phase = 0; phase < PHASE_COUNT; phase++)
            fit->learned[i].value[phase] = fit->learned[i].before[phase] =
                (float)values[phase] * unit;
    }
    weights_close(&weights);
}

/* Returns an evaluation whose weights are all 0. */
static struct evaluation *bare_evaluation(void)
{
    unsigned char *file = array_zeroed(1, weights_size());
    weights_seal(file, 1);
    return evaluation_create(file, weights_size());
}

int main(int argc, char **argv)
{
    int trust = argc < 6 ? -1 : atoi(argv[3]);
    if (trust < 0 || trust > 100 || atoi(argv[2]) < 1) {
        fputs("usage: fit-weights OUT PASSES TRUST FROM SAMPLES...\n", stderr);
        return 2;
    }
    struct fit fit = {.rng = rng_init(1), .evaluation = bare_evaluation(), .step = first_step};
    fit.trust = (float)trust / 100;
    fit.learned = array_zeroed((size_t)weight_count(), sizeof *fit.learned);
    for (int i = 5; i < argc; i++)
        add_samples(&fit, argv[i]);
    if (fit.sample_count == 0) {
        fputs("there is no sample to learn from\n", stderr);
        return 1;
    }
    fit_slope(&fit);
    if (strcmp(argv[4], "-") != 0)
        begin_with(&fit, argv[4]);
    fprintf(stderr, "%zu positions, %d weights; the search's man is worth %.3f\n", fit.sample_count,
            weight_count(), 100 * (double)fit.slope);
    fprintf(stderr, "before: %.5f\n", surprise(&fit));
    for (int pass = 1; pass <= atoi(argv[2]); pass++) {
        pass_over(&fit);
        fit.step /= 2;
        fprintf(stderr, "pass %d: %.5f\n", pass, surprise(&fit));
    }
    if (write_weights(&fit, argv[1]))
        return 0;
    perror(argv[1]);
    return 1;
}

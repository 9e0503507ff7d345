#include "coverages.h"
#include "chains.h"

/* The runs found so far, from left to right. */
struct runs {
    struct cpixels_run *first;
    struct cpixels_run *next;
    int32_t width;
};

/* Appends a run, or extends the previous one if it is adjacent and has the same coverage. */
static ALWAYS_INLINE void add_run(struct runs *runs, int32_t start, int32_t end, float constant) {
    end = end < runs->width ? end : runs->width;
    if (start >= end) return;
    if (runs->next > runs->first && runs->next[-1].end == start &&
        runs->next[-1].constant == constant) {
        runs->next[-1].end = end;
    } else {
        *runs->next++ = (struct cpixels_run){start, end, constant};
    }
}

static ALWAYS_INLINE void add_constant(struct runs *runs, int32_t start, int32_t end, i4 area) {
    if (area[0] != 0) add_run(runs, start, end, coverages_of(area)[0]);
}

static ALWAYS_INLINE int32_t sweep(const struct cpixels_span *spans, int32_t count,
                                   int32_t closing, int32_t width, int32_t *areas, float *values,
                                   struct cpixels_run *runs) {
    struct runs found = {runs, runs, width};
    i4 area = {0, 0, 0, 0};
    int32_t x = 0; /* the first pixel not yet processed */
    for (int32_t i = 0; i < count; i++) {
        const struct cpixels_span span = spans[i];
        if (x < span.first) {
            add_constant(&found, x, span.first, area);
            x = span.first;
        }
        for (; x <= span.last; x += 4) {
            const i4 sums = take_areas(areas + x, area);
            area = splat_last(sums);
            if (!any(sums != area)) {
                add_constant(&found, x, x + 4, area);
            } else {
                store_f4(values + x, coverages_of(sums));
                add_run(&found, x, x + 4, -1);
            }
        }
    }
    if (area[0] != closing) return -1;
    add_constant(&found, x, width, area);
    return (int32_t)(found.next - runs);
}

#if HAS_AVX2_TWIN
TARGET_AVX2 static int32_t sweep_avx2(const struct cpixels_span *spans, int32_t count,
                                      int32_t closing, int32_t width, int32_t *areas,
                                      float *values, struct cpixels_run *runs) {
    return sweep(spans, count, closing, width, areas, values, runs);
}
#endif

int32_t cpixels_sweep(const struct cpixels_span *spans, int32_t count, int32_t closing,
                      int32_t width, int32_t *areas, float *values, struct cpixels_run *runs) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return sweep_avx2(spans, count, closing, width, areas, values, runs);
#endif
    return sweep(spans, count, closing, width, areas, values, runs);
}

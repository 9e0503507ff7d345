#include "background.h"

#include "cpixels.h"

uint64_t cpixels_clear_gaps(uint32_t *pixels, int32_t width, const struct cpixels_run *runs,
                            int32_t count, int32_t shift, uint64_t stale) {
    const int32_t cell = 1 << shift;
    uint64_t dirty = 0;
    int32_t next = 0; /* the end of the cells of the previous runs */
    for (int32_t i = 0; i < count;) {
        const int32_t start = runs[i].start;
        int32_t end = runs[i].end;
        for (i++; i < count && runs[i].start == end; i++) end = runs[i].end;
        dirty |= cells_of(start, end, shift);
        /* The uncovered pixels of the first and last cell of the runs. */
        const int32_t first = start & -cell;
        clear(pixels, first > next ? first : next, start);
        const int32_t last = (end + cell - 1) & -cell;
        const int32_t border = i < count ? runs[i].start : width;
        clear(pixels, end, last < border ? last : border);
        next = last;
    }
    clear_cells(pixels, width, shift, stale & ~dirty, 0);
    return dirty;
}

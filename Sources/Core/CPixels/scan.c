#include "scan.h"

#if HAS_AVX2_TWIN
TARGET_AVX2 static struct cpixels_scan_result scan_avx2(const struct cpixels_edges *edges,
                                                        int32_t row, int is_even_odd,
                                                        struct cpixels_scratch scratch) {
    return scan_row(edges, row, is_even_odd, scratch);
}
#endif

struct cpixels_scan_result cpixels_scan(const struct cpixels_edges *edges, int32_t row,
                                        int is_even_odd, struct cpixels_scratch scratch) {
#if HAS_AVX2_TWIN
    if (has_avx2()) return scan_avx2(edges, row, is_even_odd, scratch);
#endif
    return scan_row(edges, row, is_even_odd, scratch);
}

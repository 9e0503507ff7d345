#include "cpng.h"

#include <libdeflate.h>

uint32_t cpng_crc32(const void *bytes, size_t count) {
    /* libdeflate returns the initial value for a null pointer. */
    return count == 0 ? 0 : libdeflate_crc32(0, bytes, count);
}

size_t cpng_deflate_bound(size_t count) {
    return libdeflate_deflate_compress_bound(NULL, count);
}

size_t cpng_deflate(const void *bytes, size_t count, void *result, size_t capacity) {
    struct libdeflate_compressor *compressor = libdeflate_alloc_compressor(12);
    if (compressor == NULL) return 0;
    size_t length = libdeflate_deflate_compress(compressor, bytes, count, result, capacity);
    libdeflate_free_compressor(compressor);
    return length;
}

int cpng_inflate(const void *bytes, size_t count, void *result, size_t length) {
    struct libdeflate_decompressor *decompressor = libdeflate_alloc_decompressor();
    if (decompressor == NULL) return 0;
    enum libdeflate_result status =
        libdeflate_deflate_decompress(decompressor, bytes, count, result, length, NULL);
    libdeflate_free_decompressor(decompressor);
    return status == LIBDEFLATE_SUCCESS;
}

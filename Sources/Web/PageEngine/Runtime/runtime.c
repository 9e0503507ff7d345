/* The system functions that the engine needs. WebAssembly has no system, and the engine
 * imports nothing from the page. */

#include <stdint.h>
#include <stdlib.h>

/* Swift's standard library is compiled with stack protection. */
uintptr_t __stack_chk_guard = 0x5ca1ab1e;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

/* Swift parses numbers with this function. The C library's strtod rounds to nearest, in the C
 * locale. */
const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
    char *end;
    *value = strtod(text, &end);
    return end;
}

/* The seed of hashing. It is fixed, so that every run is identical; no image depends on it. */
void arc4random_buf(void *buffer, size_t count) {
    unsigned char *bytes = buffer;
    for (size_t i = 0; i < count; i++) bytes[i] = (unsigned char)(i * 151 + 17);
}

/* The C library writes a message before it aborts. Here writing fails, and the abort traps
 * without a message. */
int32_t __imported_wasi_snapshot_preview1_fd_write(
    int32_t file, int32_t parts, int32_t count, int32_t written
) {
    (void)file, (void)parts, (void)count, (void)written;
    return 8; /* bad file descriptor */
}
int32_t __imported_wasi_snapshot_preview1_fd_seek(
    int32_t file, int64_t offset, int32_t whence, int32_t position
) {
    (void)file, (void)offset, (void)whence, (void)position;
    return 8;
}
int32_t __imported_wasi_snapshot_preview1_fd_close(int32_t file) {
    (void)file;
    return 8;
}

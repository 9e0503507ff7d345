/* What the engine needs of a system, where there is none: nothing is imported from the page. */

#include <stdint.h>
#include <stdlib.h>

/* Swift's standard library is compiled with guards of the stack. */
uintptr_t __stack_chk_guard = 0x5ca1ab1e;
_Noreturn void __stack_chk_fail(void) { __builtin_trap(); }

/* Swift reads numbers by this; the C library's is rounded to the nearest, in the C locale. */
const char *_swift_stdlib_strtod_clocale(const char *text, double *value) {
    char *end;
    *value = strtod(text, &end);
    return end;
}

/* The seed of hashing, which no picture depends on: the same each time, so that nothing can differ. */
void arc4random_buf(void *place, size_t count) {
    unsigned char *bytes = place;
    for (size_t i = 0; i < count; i++) bytes[i] = (unsigned char)(i * 151 + 17);
}

/* The C library would write what it aborts for; here a trap says as much. */
int32_t __imported_wasi_snapshot_preview1_fd_write(int32_t file, int32_t parts, int32_t count, int32_t written) {
    (void)file, (void)parts, (void)count, (void)written;
    return 8; /* bad file descriptor */
}
int32_t __imported_wasi_snapshot_preview1_fd_seek(int32_t file, int64_t offset, int32_t whence, int32_t place) {
    (void)file, (void)offset, (void)whence, (void)place;
    return 8;
}
int32_t __imported_wasi_snapshot_preview1_fd_close(int32_t file) {
    (void)file;
    return 8;
}

import Foundation
import Testing
import TestSupport

/// A preloaded library that lets one system call fail.
///
/// Of all calls that access files, the one with the number `FAULT_AT` fails with the error
/// `FAULT_CODE`. The names of the calls are written to the file `FAULT_COUNT`.
final class FaultLibrary: Sendable {
    /// The path of the library.
    let path: String
    private let folder: TestFolder

    /// Whether a C compiler is available.
    static var isAvailable: Bool { compiler != nil }

    /// The path of a C compiler. The one of Swift is used if there is no other.
    static let compiler = (ProcessInfo.processInfo.environment["PATH"] ?? "").split(separator: ":")
        .flatMap { ["\($0)/cc", "\($0)/clang"] }
        .first { FileManager.default.isExecutableFile(atPath: $0) }

    private struct CannotCompile: Error {}

    /// Compiles a source, by default that of the fault library.
    init(_ source: String = FaultLibrary.source) throws {
        folder = try TestFolder()
        try folder.write(source, to: "library.c")
        path = folder.path("library.so")
        let words = ["-shared", "-fPIC", "-O1", "-o", path, folder.path("library.c")]
        guard let compiler = Self.compiler, try Tool.run(words, program: compiler).status == 0
        else { throw CannotCompile() }
    }

    /// A call fails once. The next call of the same kind works.
    private static let source = """
        #define _GNU_SOURCE
        #include <dirent.h>
        #include <dlfcn.h>
        #include <errno.h>
        #include <fcntl.h>
        #include <stdarg.h>
        #include <stdio.h>
        #include <stdlib.h>
        #include <string.h>
        #include <sys/stat.h>
        #include <sys/types.h>
        #include <unistd.h>

        static int calls, at = -1, code, log_file = -1, is_ready;

        __attribute__((constructor)) static void begin(void) {
            const char *number = getenv("FAULT_AT"), *error = getenv("FAULT_CODE");
            const char *count = getenv("FAULT_COUNT");
            at = number ? atoi(number) : -1;
            code = error ? atoi(error) : EIO;
            int (*real)(const char *, int, ...) = dlsym(RTLD_NEXT, "open");
            if (count) log_file = real(count, O_WRONLY | O_CREAT | O_APPEND, 0600);
            is_ready = 1;
        }

        /* Whether this call is the one that fails. */
        static int fails(const char *name) {
            if (!is_ready) return 0;
            int number = __atomic_add_fetch(&calls, 1, __ATOMIC_SEQ_CST);
            if (log_file >= 0) {
                ssize_t (*real)(int, const void *, size_t) = dlsym(RTLD_NEXT, "write");
                char line[64];
                int length = snprintf(line, sizeof line, "%s\\n", name);
                if (real(log_file, line, (size_t)length) < 0) abort();
            }
            if (number != at) return 0;
            errno = code;
            return 1;
        }

        #define REAL(type, name, ...) type (*real)(__VA_ARGS__) = dlsym(RTLD_NEXT, name)
        /* The temporary files' own locks and terminals are no files of the user's. */
        #define OPEN(name) \\
            int name(const char *path, int flags, ...) { \\
                va_list list; va_start(list, flags); int mode = va_arg(list, int); va_end(list); \\
                if (strncmp(path, "/proc", 5) && strncmp(path, "/sys", 4) && fails(#name)) return -1; \\
                REAL(int, #name, const char *, int, ...); return real(path, flags, mode); }
        OPEN(open)
        OPEN(open64)
        #define OPENAT(name) \\
            int name(int folder, const char *path, int flags, ...) { \\
                va_list list; va_start(list, flags); int mode = va_arg(list, int); va_end(list); \\
                if (fails(#name)) return -1; \\
                REAL(int, #name, int, const char *, int, ...); \\
                return real(folder, path, flags, mode); }
        OPENAT(openat)
        OPENAT(openat64)
        ssize_t write(int file, const void *bytes, size_t count) {
            if (file > 2 && fails("write")) return -1;
            REAL(ssize_t, "write", int, const void *, size_t); return real(file, bytes, count); }
        ssize_t read(int file, void *bytes, size_t count) {
            if (file > 2 && fails("read")) return -1;
            REAL(ssize_t, "read", int, void *, size_t); return real(file, bytes, count); }
        #define PREAD(name, offset) \\
            ssize_t name(int file, void *bytes, size_t count, offset from) { \\
                if (fails(#name)) return -1; \\
                REAL(ssize_t, #name, int, void *, size_t, offset); \\
                return real(file, bytes, count, from); }
        PREAD(pread, off_t)
        PREAD(pread64, off64_t)
        int rename(const char *one, const char *other) {
            if (fails("rename")) return -1;
            REAL(int, "rename", const char *, const char *); return real(one, other); }
        int renameat2(int a, const char *one, int b, const char *other, unsigned flags) {
            if (fails("renameat2")) return -1;
            REAL(int, "renameat2", int, const char *, int, const char *, unsigned);
            return real(a, one, b, other, flags); }
        int unlink(const char *path) {
            if (fails("unlink")) return -1;
            REAL(int, "unlink", const char *); return real(path); }
        int unlinkat(int folder, const char *path, int flags) {
            if (fails("unlinkat")) return -1;
            REAL(int, "unlinkat", int, const char *, int); return real(folder, path, flags); }
        int mkdir(const char *path, mode_t mode) {
            if (fails("mkdir")) return -1;
            REAL(int, "mkdir", const char *, mode_t); return real(path, mode); }
        int rmdir(const char *path) {
            if (fails("rmdir")) return -1;
            REAL(int, "rmdir", const char *); return real(path); }
        int flock(int file, int how) {
            if (fails("flock")) return -1;
            REAL(int, "flock", int, int); return real(file, how); }
        int close(int file) {
            REAL(int, "close", int);
            if (file > 2 && file != log_file && fails("close")) {
                int kept = errno; real(file); errno = kept; return -1; }
            return real(file); }
        DIR *fdopendir(int file) {
            if (fails("fdopendir")) return NULL;
            REAL(DIR *, "fdopendir", int); return real(file); }
        DIR *opendir(const char *path) {
            if (fails("opendir")) return NULL;
            REAL(DIR *, "opendir", const char *); return real(path); }
        int stat(const char *restrict path, struct stat *restrict facts) {
            if (fails("stat")) return -1;
            REAL(int, "stat", const char *, struct stat *); return real(path, facts); }
        int lstat(const char *restrict path, struct stat *restrict facts) {
            if (fails("lstat")) return -1;
            REAL(int, "lstat", const char *, struct stat *); return real(path, facts); }
        int fstat(int file, struct stat *facts) {
            if (file > 2 && fails("fstat")) return -1;
            REAL(int, "fstat", int, struct stat *); return real(file, facts); }
        """
}

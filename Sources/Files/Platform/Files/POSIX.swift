#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// System calls with the same names as methods of this module.
package enum POSIX {
    package static func read(_ file: Int32, _ target: UnsafeMutableRawPointer?, _ count: Int) -> Int
    {
        #if canImport(Glibc)
            unsafe Glibc.read(file, target, count)
        #elseif canImport(Musl)
            unsafe Musl.read(file, target, count)
        #else
            unsafe Darwin.read(file, target, count)
        #endif
    }

    static func write(_ file: Int32, _ source: UnsafeRawPointer?, _ count: Int) -> Int {
        #if canImport(Glibc)
            unsafe Glibc.write(file, source, count)
        #elseif canImport(Musl)
            unsafe Musl.write(file, source, count)
        #else
            unsafe Darwin.write(file, source, count)
        #endif
    }

    /// Writes all bytes. Returns 0, or the system's error number.
    static func writeAll(_ bytes: UnsafeRawBufferPointer, to file: Int32) -> Int32 {
        var rest = unsafe bytes[...]
        while !(unsafe rest.isEmpty) {
            let part = unsafe UnsafeRawBufferPointer(rebasing: rest)
            let count = unsafe write(file, part.baseAddress, part.count)
            if count > 0 {
                unsafe rest = rest.dropFirst(count)
            } else if count == 0 {
                return ENOSPC
            } else if errno != EINTR {
                return errno
            }
        }
        return 0
    }
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The system's calls whose names Swift methods of ours would hide.
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
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// Functions on memory that call the C library because it is faster than a loop.
package enum Memory {
    /// Whether `count` bytes at both addresses are equal. The ranges may overlap.
    @unsafe package static func areEqual(
        _ one: UnsafeRawPointer,
        _ other: UnsafeRawPointer,
        _ count: Int
    ) -> Bool {
        unsafe memcmp(one, other, count) == 0
    }
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the C library does faster with memory than a loop.
package enum Memory {
    /// Whether `count` bytes are the same at both addresses, which may overlap.
    @unsafe package static func areEqual(
        _ one: UnsafeRawPointer,
        _ other: UnsafeRawPointer,
        _ count: Int
    ) -> Bool {
        unsafe memcmp(one, other, count) == 0
    }
}

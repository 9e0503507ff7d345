#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The time of day, from which versions of designs are made: a browser may keep a picture of one
/// version for long, also when the server is started anew.
enum DesignClock {
    /// Milliseconds since 1970.
    static func milliseconds() -> Int {
        var now = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &now)
        return Int(now.tv_sec) * 1_000 + Int(now.tv_nsec) / 1_000_000
    }
}

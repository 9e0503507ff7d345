#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A monotonic clock.
package enum MonotonicClock {
    /// Seconds since some moment of its own.
    package static var seconds: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Waits until `seconds` is as much as `end`, or a signal comes.
    package static func wait(until end: Double) {
        let rest = end - seconds
        guard rest > 0 else { return }
        let whole = rest.rounded(.down)
        var time = timespec()
        time.tv_sec = Int(whole)
        time.tv_nsec = Int((rest - whole) * 1e9)
        unsafe nanosleep(&time, nil)
    }
}

/// The time of day, which may be set.
package enum WallClock {
    /// Milliseconds since 1970.
    package static var milliseconds: Int {
        var now = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &now)
        return Int(now.tv_sec) * 1_000 + Int(now.tv_nsec) / 1_000_000
    }
}

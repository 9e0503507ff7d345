#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A clock that never runs backwards.
package enum MonotonicClock {
    /// The current time, in seconds since an arbitrary start.
    package static var seconds: Double {
        var time = timespec()
        unsafe clock_gettime(CLOCK_MONOTONIC, &time)
        return Double(time.tv_sec) + Double(time.tv_nsec) / 1e9
    }

    /// Waits until `seconds` reaches `end`, or until a signal arrives.
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

/// The system's clock. It can jump when the time is set.
package enum WallClock {
    /// The current time in milliseconds since 1970.
    package static var milliseconds: Int {
        var now = timespec()
        unsafe clock_gettime(CLOCK_REALTIME, &now)
        return Int(now.tv_sec) * 1_000 + Int(now.tv_nsec) / 1_000_000
    }
}

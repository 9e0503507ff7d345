/// When a view is drawn.
struct ViewTimes {
    /// The times in seconds.
    let times: [Double]
    /// Frames a second, where they are to be played.
    let fps: Double?

    /// The most frames of one golden.
    private static let limit = 10_000

    /// At times in any order; nil for none, too many, or what is no time.
    init?(_ times: [Double]) {
        guard !times.isEmpty, times.count <= Self.limit,
            times.allSatisfy({ $0.isFinite && $0 >= 0 })
        else { return nil }
        (self.times, fps) = (times, nil)
    }

    /// Every so many seconds, for so many; nil for none, too many, or no interval.
    init?(every interval: Double, for duration: Double) {
        guard interval > 0, duration >= 0, duration / interval < Double(Self.limit) else {
            return nil
        }
        // A frame at the very end is that of the next turn; rounding must not lose the one before it.
        let count = max(Int((duration / interval - 1e-9).rounded(.up)), 1)
        self.init(count, interval: interval)
    }

    /// So many frames at a rate; nil for none or too many, or no rate.
    init?(_ count: Int, fps: Double) {
        guard 1...Self.limit ~= count, fps > 0, fps.isFinite else { return nil }
        self.init(count, interval: 1 / fps)
    }

    private init(_ count: Int, interval: Double) {
        times = (0..<count).map { Double($0) * interval }
        fps = 1 / interval
    }
}

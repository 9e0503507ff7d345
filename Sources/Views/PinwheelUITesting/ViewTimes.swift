import Goldens

/// The times at which a view is drawn, in seconds since it appeared.
///
///     expectGolden(.view(Spinner(), times: .at([0, 0.25, 0.5])))
///     expectGolden(.view(Spinner(), times: .every(1 / 30, for: 0.9)))
///     expectGolden(.view(Spinner(), times: .frames(12, fps: 30)))
public struct ViewTimes: Sendable {
    private enum Kind {
        case list([Double])
        case interval(Double, duration: Double)
        case frames(Int, fps: Double)
    }

    private let kind: Kind
    /// The most frames of one golden.
    private static let limit = 10_000

    /// Times in any order, each at least 0.
    public static func at(_ times: [Double]) -> ViewTimes { ViewTimes(kind: .list(times)) }

    /// Every `interval` seconds from 0 on, for `duration` seconds. There is no frame at the end, which is the
    /// start of a loop's next turn.
    public static func every(_ interval: Double, for duration: Double) -> ViewTimes {
        ViewTimes(kind: .interval(interval, duration: duration))
    }

    /// A number of frames from 0 on, at a rate.
    public static func frames(_ count: Int, fps: Double = 60) -> ViewTimes {
        ViewTimes(kind: .frames(count, fps: fps))
    }

    /// The times, and the frames a second if they are at equal distances.
    ///
    /// - Throws: `GoldenError` for no frames, too many, or numbers that are not times.
    func resolved() throws(GoldenError) -> (times: [Double], fps: Double?) {
        switch kind {
        case .list(let times):
            guard !times.isEmpty, times.count <= Self.limit,
                times.allSatisfy({ $0.isFinite && $0 >= 0 })
            else {
                throw GoldenError("the times \(times): each is 0 or more, with at most 10,000")
            }
            return (times, nil)
        case .interval(let interval, let duration):
            guard interval > 0, duration >= 0, duration / interval < Double(Self.limit) else {
                throw GoldenError(
                    "every \(interval) for \(duration) s: the interval is above 0, with fewer than "
                        + "10,000 frames"
                )
            }
            // Rounding must not add a frame at the end.
            let count = max(Int((duration / interval - 1e-9).rounded(.up)), 1)
            return Self.times(count, interval: interval)
        case .frames(let count, let fps):
            guard 1...Self.limit ~= count, fps > 0, fps.isFinite else {
                throw GoldenError(
                    "\(count) frames at \(fps) a second: both are above 0, with at most 10,000 frames"
                )
            }
            return Self.times(count, interval: 1 / fps)
        }
    }

    private static func times(_ count: Int, interval: Double) -> (times: [Double], fps: Double?) {
        ((0..<count).map { Double($0) * interval }, 1 / interval)
    }
}

import Goldens

/// The drawing times of a view, in seconds since it appeared.
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
    /// The maximum number of frames of one golden.
    private static let limit = 10_000

    /// Returns the given times in seconds. Each must be at least 0, and they can be in any order.
    public static func at(_ times: [Double]) -> ViewTimes { ViewTimes(kind: .list(times)) }

    /// Returns times every `interval` seconds, from 0 to `duration` seconds. The end is excluded,
    /// because a loop continues there with its first frame.
    public static func every(_ interval: Double, for duration: Double) -> ViewTimes {
        ViewTimes(kind: .interval(interval, duration: duration))
    }

    /// Returns the times of the first `count` frames at `fps` frames per second.
    public static func frames(_ count: Int, fps: Double = 60) -> ViewTimes {
        ViewTimes(kind: .frames(count, fps: fps))
    }

    /// Returns the times, and the frame rate if they are evenly spaced.
    ///
    /// - Throws: `GoldenError` if there are no times or too many, or if a number is invalid.
    func resolved() throws(GoldenError) -> (times: [Double], fps: Double?) {
        switch kind {
        case .list(let times):
            guard !times.isEmpty, times.count <= Self.limit,
                times.allSatisfy({ $0.isFinite && $0 >= 0 })
            else {
                throw GoldenError("invalid times \(times): give 1 to 10,000 times, each at least 0")
            }
            return (times, nil)
        case .interval(let interval, let duration):
            guard interval > 0, duration >= 0, duration / interval < Double(Self.limit) else {
                throw GoldenError(
                    "invalid times, every \(interval) s for \(duration) s: the interval must be "
                        + "above 0, with fewer than 10,000 frames"
                )
            }
            // The tolerance keeps rounding from adding a frame at the end.
            let count = max(Int((duration / interval - 1e-9).rounded(.up)), 1)
            return Self.times(count, interval: interval)
        case .frames(let count, let fps):
            guard 1...Self.limit ~= count, fps > 0, fps.isFinite else {
                throw GoldenError(
                    "invalid times, \(count) frames at \(fps) fps: both must be above 0, with at "
                        + "most 10,000 frames"
                )
            }
            return Self.times(count, interval: 1 / fps)
        }
    }

    private static func times(_ count: Int, interval: Double) -> (times: [Double], fps: Double?) {
        ((0..<count).map { Double($0) * interval }, 1 / interval)
    }
}

import Base
import Indicators
import Raster

/// A finger's positions on a screen, as reported by a pointing device.
public struct Touches: Equatable, Sendable {
    /// An event of the pointing device.
    public struct Point: Equatable, Sendable {
        /// The time in seconds since the recording started.
        public var time: Double
        /// The finger's position in points, larger further down.
        public var position: Double
        /// Whether the finger is down from this time on.
        public var isDown: Bool

        /// Creates an event.
        public init(time: Double, position: Double, isDown: Bool) {
            self.time = time
            self.position = position
            self.isDown = isDown
        }
    }

    /// The events, ordered by time.
    public let points: [Point]
    /// The rubber band for offsets above 0.
    public var band: RubberBand
    /// The spring that returns the content to offset 0.
    public var bounce = BounceBack.standard
    /// The deceleration of content after a flick.
    public var deceleration = Deceleration.normal

    /// The latest valid time, in seconds.
    public static let longest = 600.0
    /// The largest valid distance from 0, in points.
    public static let farthest = 100_000.0
    /// The time before the finger goes up over which its velocity is measured, in seconds.
    public static let window = 0.08

    /// Creates touches from events that are ordered by time.
    ///
    /// - Throws: `TraceError` if a time or position is out of range, if a time is earlier than the
    ///   one before, or if the finger goes up while it is not down.
    public init(_ points: [Point], band: RubberBand) throws(TraceError) {
        var latest = 0.0
        var isDown = false
        for (index, point) in points.enumerated() {
            guard point.time >= latest, point.time <= Self.longest else {
                throw TraceError(
                    index: index,
                    message: "the time \(point.time) goes back or is outside of 0…"
                        + "\(NumberText.short(Self.longest)) s"
                )
            }
            guard point.position.magnitude <= Self.farthest else {
                throw TraceError(
                    index: index,
                    message: "the position \(point.position) is outside of "
                        + "±\(NumberText.short(Self.farthest)) points"
                )
            }
            guard point.isDown || isDown else {
                throw TraceError(index: index, message: "the finger goes up, but it is not down")
            }
            latest = point.time
            isDown = point.isDown
        }
        self.points = points
        self.band = band
    }

    /// Returns the content's motion under the finger, and after each release.
    ///
    /// A sample depends only on earlier events. Times are whole microseconds and offsets are
    /// multiples of 0.001 points, to keep files short.
    public func samples() -> [ScrollSample] {
        var sampler = TouchSampler(touches: self)
        for point in points { sampler.append(point) }
        return sampler.finished()
    }
}

import Base
import Indicators
import Raster

/// What a finger does on a screen: where it comes down, moves and goes up, as a pointing device
/// tells it. What the content does follows from it.
public struct Touches: Equatable, Sendable {
    /// One report of the pointing device.
    public struct Point: Equatable, Sendable {
        /// When, in seconds since the recording began.
        public var time: Double
        /// The finger's position on the screen in points, down if greater.
        public var position: Double
        /// Whether the finger is down from here on.
        public var isDown: Bool

        /// A report.
        public init(time: Double, position: Double, isDown: Bool) {
            self.time = time
            self.position = position
            self.isDown = isDown
        }
    }

    /// The reports in the order of time.
    public let points: [Point]
    /// How far the content follows a pull beyond its end.
    public var band: RubberBand
    /// How content springs back.
    public var bounce = BounceBack.standard
    /// How content glides on.
    public var deceleration = Deceleration.normal

    /// The latest time of a report, in seconds.
    public static let longest = 600.0
    /// The farthest that a position may be from 0, in points.
    public static let farthest = 100_000.0
    /// The time before the finger goes up from which its speed is taken, in seconds.
    public static let window = 0.08

    /// Reports in the order of time; a finger that goes up has come down before.
    ///
    /// - Throws: `TraceError` for numbers that are not finite or beyond `longest` and `farthest`,
    ///   for a time that goes back, and for a finger that goes up twice.
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
                    message: "the place \(point.position) is outside of "
                        + "±\(NumberText.short(Self.farthest)) points"
                )
            }
            guard point.isDown || isDown else {
                throw TraceError(index: index, message: "the finger goes up, but is not down")
            }
            latest = point.time
            isDown = point.isDown
        }
        self.points = points
        self.band = band
    }

    /// The content's course: under the finger along the rubber band, then gliding and springing
    /// back until it rests or the finger catches it.
    ///
    /// What is up to a time depends on nothing after it. Times are whole microseconds and offsets
    /// whole thousandths of a point, so that a file says the same in few digits.
    public func samples() -> [ScrollSample] {
        var pen = TouchPen(touches: self)
        for point in points { pen.draw(point) }
        return pen.finished()
    }
}

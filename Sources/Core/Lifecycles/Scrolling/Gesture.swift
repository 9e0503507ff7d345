import Indicators

/// What a finger does, and what the content does by itself between: the script of a trace.
public struct Gesture: Equatable, Sendable {
    /// One thing after the other.
    public enum Step: Equatable, Sendable {
        /// The finger is down and moves by so many points, down if above 0, along an easing.
        case drag(points: Double, seconds: Double, easing: Easing)
        /// Nothing changes; a finger that is down stays so.
        case hold(seconds: Double)
        /// The finger goes up, and the content springs back: for so long, or until it rests.
        case release(seconds: Double?)
        /// The finger goes up while the content moves at so many points a second, down if above
        /// 0; it glides and springs back for so long, or until it rests.
        case fling(velocity: Double, seconds: Double?)
    }

    /// The steps in order.
    public var steps: [Step]
    /// The content's offset before the first step, in points.
    public var start: Double
    /// How far the content follows a pull beyond its end; nil for one to one.
    public var band: RubberBand?
    /// How content springs back.
    public var bounce = BounceBack.standard
    /// How content glides on.
    public var deceleration = Deceleration.normal

    /// The samples a second that curves are cut into; display rates of 60, 120 and 240 see the
    /// curve itself.
    public static let rate = 240.0

    /// A gesture of steps.
    public init(steps: [Step], start: Double = 0, band: RubberBand? = nil) {
        self.steps = steps
        self.start = start
        self.band = band
    }

    /// The samples, from time 0.
    public func samples() -> [ScrollSample] {
        var pen = GesturePen(gesture: self)
        for step in steps { pen.draw(step) }
        return pen.finished()
    }
}

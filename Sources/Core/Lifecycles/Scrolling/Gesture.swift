import Indicators

/// The script of a trace: actions of a finger, and the motion of the content after each release.
public struct Gesture: Equatable, Sendable {
    /// An action of a gesture.
    public enum Step: Equatable, Sendable {
        /// The finger moves by `points` with an easing. Positive distances are downwards.
        case drag(points: Double, seconds: Double, easing: Easing)
        /// Nothing moves. A finger that is down stays down.
        case hold(seconds: Double)
        /// The finger goes up and the content springs back. `nil` waits until it stops.
        case release(seconds: Double?)
        /// The finger goes up while the content moves at `velocity` points per second, downwards if
        /// positive. The content then glides and springs back. `nil` waits until it stops.
        case fling(velocity: Double, seconds: Double?)
    }

    /// The actions, in order.
    public var steps: [Step]
    /// The content's offset before the first step, in points.
    public var start: Double
    /// The rubber band for offsets above 0, or `nil` if the content follows the finger one to one.
    public var band: RubberBand?
    /// The spring that returns the content to offset 0.
    public var bounce = BounceBack.standard
    /// The deceleration of content after a fling.
    public var deceleration = Deceleration.normal

    /// The samples per second of curved motion.
    ///
    /// Frames at 60, 120 and 240 per second fall on samples, and not on lines between them.
    public static let rate = 240.0

    /// Creates a gesture that starts at an offset in points.
    public init(steps: [Step], start: Double = 0, band: RubberBand? = nil) {
        self.steps = steps
        self.start = start
        self.band = band
    }

    /// Returns the samples of the gesture, from time 0.
    public func samples() -> [ScrollSample] {
        var sampler = GestureSampler(gesture: self)
        for step in steps { sampler.append(step) }
        return sampler.finished()
    }
}

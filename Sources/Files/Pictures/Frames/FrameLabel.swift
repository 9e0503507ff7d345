import Base

/// What a frame shows: the part of its record that is known before it is drawn.
public struct FrameLabel: Equatable, Sendable {
    /// Where in its state a frame stands.
    public enum Moment: Equatable, Sendable {
        /// The state's progress; 0…1, and beyond 1 where a pull goes on.
        case progress(Double)
        /// Seconds since the state began.
        case time(Double)
        /// Seconds since a whole run began, and the state's progress by then.
        case instant(time: Double, progress: Double)

        /// Seconds, where a clock runs.
        package var seconds: Double? {
            switch self {
            case .progress: nil
            case .time(let seconds), .instant(let seconds, _): seconds
            }
        }
    }

    /// The design's name.
    public var design: String
    /// The state's name.
    public var state: String
    /// Where in the state.
    public var moment: Moment
    /// Pixels a point.
    public var scale: Double
    /// "light" or "dark".
    public var appearance: String
    /// Further values, written after the others under their own names.
    public var details: [JSON.Member]

    /// A label; `details` must not use the names of the other fields.
    public init(
        design: String,
        state: String,
        moment: Moment,
        scale: Double = 1,
        appearance: String = "light",
        details: [JSON.Member] = []
    ) {
        self.design = design
        self.state = state
        self.moment = moment
        self.scale = scale
        self.appearance = appearance
        self.details = details
    }
}

import Base

/// The description of a frame: the part of its record that is known before it is drawn.
public struct FrameLabel: Equatable, Sendable {
    /// The moment within a state that a frame shows.
    public enum Moment: Equatable, Sendable {
        /// The state's progress: 0…1, or more if a pull continues beyond the threshold.
        case progress(Double)
        /// Seconds since the start of the state.
        case time(Double)
        /// Seconds since the start of a replay, and the state's progress at that time.
        case instant(time: Double, progress: Double)

        /// The time in seconds, or `nil` if only the progress is known.
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
    /// The moment within the state.
    public var moment: Moment
    /// The number of pixels per point.
    public var scale: Double
    /// The appearance: "light" or "dark".
    public var appearance: String
    /// Further fields, which are written last.
    public var details: [JSON.Member]

    /// Creates a label. `details` must not contain the names of standard fields.
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

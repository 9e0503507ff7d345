/// What of a stage is shown.
public enum StageView: String, Hashable, Sendable, CaseIterable {
    /// The indicator alone, in a frame of its own.
    case indicator
    /// The whole screen: the indicator where the article puts it, and what moves with it.
    case screen
}

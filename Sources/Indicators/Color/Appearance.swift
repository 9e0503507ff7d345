/// Whether the system shows itself light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Dark drawings on light backgrounds.
    case light
    /// Light drawings on dark backgrounds.
    case dark
}

/// Whether the system shows itself light or dark.
public enum Appearance: String, Hashable, Sendable, CaseIterable {
    /// Dark ink upon light grounds.
    case light
    /// Light ink upon dark grounds.
    case dark
}

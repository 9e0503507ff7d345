/// The generation of system colours that names stand for.
public enum Palette: String, Hashable, Sendable, CaseIterable {
    /// iOS 15 to iOS 18.
    case ios18
    /// iOS 26.
    case ios26
}

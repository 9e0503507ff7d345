/// Which points a path surrounds.
public enum FillRule: String, Hashable, Sendable, CaseIterable {
    /// Those with a winding number other than 0.
    case nonZero
    /// Those with an odd winding number.
    case evenOdd
}

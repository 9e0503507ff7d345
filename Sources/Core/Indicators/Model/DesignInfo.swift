/// A description of a design for lists and galleries. It does not affect drawing.
public struct DesignInfo: Equatable, Sendable {
    /// The group of designs that this one belongs to, or `nil`.
    public var kind: DesignKind?
    /// The words that the design can be found by, at most 16, with the syntax of names.
    public var tags: [String]
    /// One sentence about the design. May be empty.
    public var about: String
    /// The source of the timing or of the shapes. May be empty.
    public var origin: String

    /// Creates a description, which is not checked.
    public init(
        kind: DesignKind? = nil,
        tags: [String] = [],
        about: String = "",
        origin: String = ""
    ) {
        self.kind = kind
        self.tags = tags
        self.about = about
        self.origin = origin
    }
}

/// A group of designs that look alike, in the order of lists.
public enum DesignKind: String, CaseIterable, Sendable {
    /// Arcs and rings that rotate, grow or shrink.
    case rings
    /// Spokes or petals around a centre.
    case spokes
    /// Discs that move, pulse or fade.
    case dots
    /// Bars that change their length.
    case bars
    /// Other shapes, such as squares, hearts and hourglasses.
    case shapes
    /// Designs made for the pull.
    case pulls
    /// Designs that show a result, such as a tick.
    case results
}

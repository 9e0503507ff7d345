/// A colour that became another one.
public struct ColorChange: Hashable, Sendable {
    /// The colour that was expected.
    public let from: PixelColor
    /// The colour that is there.
    public let to: PixelColor

    /// `from` became `to`.
    public init(from: PixelColor, to: PixelColor) {
        self.from = from
        self.to = to
    }
}

extension ColorChange: CustomStringConvertible {
    /// Such as "#ff3b30 to #ff3b31".
    public var description: String { "\(from) to \(to)" }
}

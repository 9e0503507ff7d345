/// How bytes are compared.
public struct ExactOptions: Hashable, Sendable {
    /// The steps by which a channel may differ: 0, the default, to 255.
    public var tolerance: UInt8
    /// Whether the colours of two fully transparent pixels are compared; by default they are not,
    /// since nobody sees them.
    public var comparesTransparentColors: Bool

    /// Every byte counts, but for the colours of what is fully transparent.
    public init(tolerance: UInt8 = 0, comparesTransparentColors: Bool = false) {
        self.tolerance = tolerance
        self.comparesTransparentColors = comparesTransparentColors
    }
}

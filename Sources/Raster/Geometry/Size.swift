/// A width and a height, in points or pixels as its owner says.
public struct Size: Hashable, Sendable {
    /// The extent along x.
    public var width: Double
    /// The extent along y.
    public var height: Double

    /// An extent of `width` by `height`.
    public init(width: Double, height: Double) {
        self.width = width
        self.height = height
    }
}

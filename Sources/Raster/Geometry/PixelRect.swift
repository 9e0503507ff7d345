/// A rectangle of whole pixels, from its upper left one.
public struct PixelRect: Hashable, Sendable {
    /// The leftmost column.
    public let x: Int
    /// The topmost row.
    public let y: Int
    /// How many columns.
    public let width: Int
    /// How many rows.
    public let height: Int

    /// A rectangle, in pixels; it may lie outside of a picture.
    ///
    /// - Precondition: Neither extent is negative, and the far corner's numbers are within Int's.
    public init(x: Int, y: Int, width: Int, height: Int) {
        precondition(width >= 0 && height >= 0, "a rectangle's extents must not be negative")
        self.x = x
        self.y = y
        self.width = width
        self.height = height
    }

    /// The columns.
    package var columns: Range<Int> { x..<x + width }
    /// The rows.
    package var rows: Range<Int> { y..<y + height }
}

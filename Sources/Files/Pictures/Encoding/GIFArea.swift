/// A rectangle of pixels. The right and the bottom edge are exclusive.
struct GIFArea: Equatable {
    var left: Int
    var top: Int
    var right: Int
    var bottom: Int

    static let empty = GIFArea(left: 0, top: 0, right: 0, bottom: 0)

    var width: Int { right - left }
    var height: Int { bottom - top }
    var isEmpty: Bool { width <= 0 || height <= 0 }

    /// Returns the smallest rectangle with both.
    func union(_ other: GIFArea) -> GIFArea {
        if isEmpty { return other }
        if other.isEmpty { return self }
        return GIFArea(
            left: min(left, other.left),
            top: min(top, other.top),
            right: max(right, other.right),
            bottom: max(bottom, other.bottom)
        )
    }

    /// Returns the indices of a row's pixels in an image of the given width.
    func row(_ y: Int, inWidth width: Int) -> Range<Int> { y * width + left..<y * width + right }
}

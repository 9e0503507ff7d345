import Pictures
import Raster

/// The area where the images of a set differ from each other.
enum ActiveArea {
    /// Returns the smallest rectangle that contains all differences between images. Returns `nil`
    /// if they are all equal.
    ///
    /// - Precondition: The images have equal sizes.
    static func of(_ pictures: [SequenceFrame]) -> PixelRect? {
        guard let first = pictures.first?.image else { return nil }
        var left = first.width
        var right = -1
        var top = first.height
        var bottom = -1
        for picture in pictures.dropFirst() {
            PixelPair.with(first, picture.image) { pair in
                let width = pair.width
                for y in 0..<pair.height where !pair.isEqual(from: y * width, count: width) {
                    top = min(top, y)
                    bottom = max(bottom, y)
                    let row = y * width
                    let isNew = { pair.expected(row + $0) != pair.actual(row + $0) }
                    if let x = (0..<left).first(where: isNew) { left = x }
                    if let x = (right + 1..<width).last(where: isNew) { right = x }
                }
            }
        }
        guard right >= left, bottom >= top else { return nil }
        return PixelRect(x: left, y: top, width: right - left + 1, height: bottom - top + 1)
    }
}

import Raster

/// Pictures in a row, with a gap between them.
struct SideBySide {
    /// The extents of each place; a smaller picture lies at its top left.
    let place: PixelSize
    /// How many places there are.
    let count: Int

    /// The pixels between two places.
    private static let gap = 4

    /// The extents of the whole.
    private var size: PixelSize {
        PixelSize(
            width: place.width * count + Self.gap * max(count - 1, 0),
            height: place.height
        )
    }

    /// The whole; a place without a picture stays transparent.
    func image(_ pictures: [Image?]) -> Image {
        let size = size
        var pixels = [UInt8](repeating: 0, count: 4 * size.width * size.height)
        for (number, picture) in pictures.prefix(count).enumerated() {
            guard let picture else { continue }
            let left = number * (place.width + Self.gap)
            let width = 4 * min(picture.width, place.width)
            for row in 0..<min(picture.height, place.height) {
                let source = 4 * row * picture.width
                let target = 4 * (row * size.width + left)
                pixels.replaceSubrange(
                    target..<target + width,
                    with: picture.pixels[source..<source + width]
                )
            }
        }
        return Image(width: size.width, height: size.height, pixels: pixels)
    }
}

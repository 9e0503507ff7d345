/// The part of an image that a paint shows; what lies beside it is clear.
struct SampledImage {
    /// The extent in pixels.
    let width: Int
    let height: Int
    private let image: Image
    /// The part's first pixel in the image.
    private let left: Int
    private let top: Int

    /// A part of an image, as far as it lies in it; all of it where there is none.
    init(_ image: Image, part: PixelRect?) {
        let part = part ?? PixelRect(x: 0, y: 0, width: image.width, height: image.height)
        self.image = image
        (left, top, width, height) = (part.x, part.y, part.width, part.height)
    }

    /// The straight colour at a position in the part's own pixels, mixed bilinearly from the four
    /// nearest pixel centres on premultiplied components; clear outside of the part.
    func color(at position: Point) -> SIMD4<Float> {
        let x = position.x - 0.5
        let y = position.y - 0.5
        guard x > -1, y > -1, x < Double(width), y < Double(height) else { return .zero }
        let column = x.rounded(.down)
        let row = y.rounded(.down)
        let shareX = Float(x - column)
        let shareY = Float(y - row)
        let upper = premultiplied(Int(column), Int(row), share: shareX)
        let lower = premultiplied(Int(column), Int(row) + 1, share: shareX)
        let mixed = upper * (1 - shareY) + lower * shareY
        guard mixed.w > 0 else { return .zero }
        var straight = mixed / mixed.w
        straight.w = mixed.w
        return straight
    }

    /// A pixel and its right neighbour, mixed.
    @inline(__always)
    private func premultiplied(_ x: Int, _ y: Int, share: Float) -> SIMD4<Float> {
        premultiplied(x, y) * (1 - share) + premultiplied(x + 1, y) * share
    }

    private func premultiplied(_ x: Int, _ y: Int) -> SIMD4<Float> {
        guard x >= 0, y >= 0, x < width, y < height else { return .zero }
        let (column, row) = (x + left, y + top)
        guard column >= 0, row >= 0, column < image.width, row < image.height else { return .zero }
        let i = 4 * (row * image.width + column)
        let alpha = Float(image.pixels[i + 3]) / 255
        let color = SIMD4(
            Float(image.pixels[i]),
            Float(image.pixels[i + 1]),
            Float(image.pixels[i + 2]),
            255
        )
        return color * (alpha / 255)
    }
}

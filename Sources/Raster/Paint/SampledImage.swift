/// The part of an image that a paint shows; what lies beside it is clear.
struct SampledImage {
    /// The extent in pixels.
    let width: Int
    let height: Int
    private let image: Image
    /// The part's pixels that lie in the image.
    private let columns: Range<Int>
    private let rows: Range<Int>
    /// Where in the image the part's first pixel is, or would be.
    private let first: Int

    /// A part of an image, as far as it lies in it; all of it where there is none.
    init(_ image: Image, part: PixelRect?) {
        let part = part ?? PixelRect(x: 0, y: 0, width: image.width, height: image.height)
        self.image = image
        (width, height) = (part.width, part.height)
        columns = (0..<width).clamped(to: -part.x..<max(image.width - part.x, -part.x))
        rows = (0..<height).clamped(to: -part.y..<max(image.height - part.y, -part.y))
        first = part.y * image.width + part.x
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
        guard columns.contains(x), rows.contains(y) else { return .zero }
        let i = 4 * (first + y * image.width + x)
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

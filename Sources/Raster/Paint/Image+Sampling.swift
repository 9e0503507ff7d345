extension Image {
    /// The straight colour at a position in the image's own pixels, mixed bilinearly from the four
    /// nearest pixel centres on premultiplied components; clear outside of the image.
    package func color(at position: Point) -> SIMD4<Float> {
        let x = position.x - 0.5
        let y = position.y - 0.5
        guard x > -1, y > -1, x < Double(width), y < Double(height) else { return .zero }
        let left = x.rounded(.down)
        let top = y.rounded(.down)
        let shareX = Float(x - left)
        let shareY = Float(y - top)
        let column = Int(left)
        let row = Int(top)
        let upper =
            premultiplied(column, row) * (1 - shareX) + premultiplied(column + 1, row) * shareX
        let lower =
            premultiplied(column, row + 1) * (1 - shareX)
            + premultiplied(column + 1, row + 1) * shareX
        let mixed = upper * (1 - shareY) + lower * shareY
        guard mixed.w > 0 else { return .zero }
        var straight = mixed / mixed.w
        straight.w = mixed.w
        return straight
    }

    private func premultiplied(_ x: Int, _ y: Int) -> SIMD4<Float> {
        guard x >= 0, y >= 0, x < width, y < height else { return .zero }
        let i = 4 * (y * width + x)
        let alpha = Float(pixels[i + 3]) / 255
        let color = SIMD4(Float(pixels[i]), Float(pixels[i + 1]), Float(pixels[i + 2]), 255)
        return color * (alpha / 255)
    }
}

/// A pixel's channels less another's, both over the same backdrop, in 1/255 of a step.
///
/// With a backdrop d: c₁·a₁ + d·(255 − a₁) − c₂·a₂ − d·(255 − a₂) = c₁·a₁ − c₂·a₂ − d·(a₁ − a₂)
struct BlendedDelta {
    let red: Int
    let green: Int
    let blue: Int

    @inline(__always)
    init(_ a: PackedPixel, _ b: PackedPixel, over backdrop: Backdrop) {
        let alpha = a.alpha - b.alpha
        red = a.red * a.alpha - b.red * b.alpha - backdrop.red * alpha
        green = a.green * a.alpha - b.green * b.alpha - backdrop.green * alpha
        blue = a.blue * a.alpha - b.blue * b.alpha - backdrop.blue * alpha
    }

    /// The sum of the squares, exact.
    var squares: Int { red * red + green * green + blue * blue }
}

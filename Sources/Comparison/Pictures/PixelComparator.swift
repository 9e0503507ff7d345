/// A method's word on single pixels.
///
/// It is asked only of pixels whose bytes differ.
protocol PixelComparator {
    /// How far the pixel in column `x` and row `y` differs, in the method's unit.
    func amount(x: Int, y: Int, in pair: PixelPair) -> Double

    /// What becomes of the pixel in column `x` and row `y`.
    mutating func verdict(x: Int, y: Int, in pair: PixelPair) -> PixelVerdict
}

/// What becomes of a pixel whose bytes differ.
enum PixelVerdict {
    /// The difference is let pass.
    case alike
    /// It looks like anti-aliasing and is let pass, but told.
    case antialiased
    /// It counts, by this amount.
    case different(Double)
}

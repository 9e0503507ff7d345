/// A comparator that classifies pixels as pixelmatch 7.2 does.
struct YIQComparator: PixelComparator {
    private let options: PixelmatchOptions
    private let limit: Double
    /// The sum of squared channels, in (1/255)², up to which the exact distance is certainly
    /// accepted.
    ///
    /// The squared distance is a quadratic form whose greatest eigenvalue is 0.2560782…. The larger
    /// divisor 0.25608 covers rounding.
    private let surely: Int
    private let test: AntialiasingTest

    init(options: PixelmatchOptions) {
        self.options = options
        limit = YIQ.most * options.threshold * options.threshold
        surely = Int(limit / 0.25608 * 255 * 255)
        test = AntialiasingTest(ramp: options.usesCheckerboard ? .checkerboard : .white)
    }

    func amount(x: Int, y: Int, in pair: PixelPair) -> Double {
        (abs(delta(y * pair.width + x, pair)) / YIQ.most).squareRoot()
    }

    func verdict(x: Int, y: Int, in pair: PixelPair) -> PixelVerdict {
        let index = y * pair.width + x
        let (a, b) = (pair.expected(index), pair.actual(index))
        let backdrop = backdrop(index, a, b)
        if BlendedDelta(a, b, over: backdrop).squares <= surely { return .alike }
        let delta = abs(YIQ.delta(a, b, over: backdrop))
        if delta <= limit { return .alike }
        if !options.countsAntialiasing, test.passes(x: x, y: y, in: pair) { return .antialiased }
        return .different((delta / YIQ.most).squareRoot())
    }

    /// Returns the squared distance. It is negative if the second pixel is darker.
    func delta(_ index: Int, _ pair: PixelPair) -> Double {
        let (a, b) = (pair.expected(index), pair.actual(index))
        return YIQ.delta(a, b, over: backdrop(index, a, b))
    }

    @inline(__always)
    private func backdrop(_ index: Int, _ a: PackedPixel, _ b: PackedPixel) -> Backdrop {
        // The background is not visible behind opaque pixels.
        if !options.usesCheckerboard || a.alpha & b.alpha == 255 { return .white }
        return .checkerboard(index)
    }
}

/// A comparator that classifies pixels as pixelmatch 7.2 does.
struct YIQComparator: PixelComparator {
    private let options: PixelmatchOptions
    private let limit: Double
    /// The largest sum of squared channel differences, in (1/255)² steps, for which the distance is
    /// always accepted. Such pixels need no exact distance.
    ///
    /// The squared distance is a quadratic form whose greatest eigenvalue is 0.2560782…. The
    /// slightly larger divisor 0.25608 allows for rounding.
    private let acceptedSquares: Int
    private let test: AntialiasingTest

    init(options: PixelmatchOptions) {
        self.options = options
        limit = YIQ.most * options.threshold * options.threshold
        acceptedSquares = Int(limit / 0.25608 * 255 * 255)
        test = AntialiasingTest(ramp: options.usesCheckerboard ? .checkerboard : .white)
    }

    func amount(x: Int, y: Int, in pair: PixelPair) -> Double {
        (abs(delta(y * pair.width + x, pair)) / YIQ.most).squareRoot()
    }

    func verdict(x: Int, y: Int, in pair: PixelPair) -> PixelVerdict {
        let index = y * pair.width + x
        let (a, b) = (pair.expected(index), pair.actual(index))
        let backdrop = backdrop(index, a, b)
        if BlendedDelta(a, b, over: backdrop).squares <= acceptedSquares { return .alike }
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

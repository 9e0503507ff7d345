/// A comparator that classifies pixels as pixelmatch 8 does.
struct HyABComparator: PixelComparator {
    private let options: PixelmatchOptions
    private let tables = HyABTables.shared
    private let test = AntialiasingTest(ramp: .whiteOrAlpha)

    init(options: PixelmatchOptions) {
        self.options = options
    }

    func amount(x: Int, y: Int, in pair: PixelPair) -> Double {
        let (a, b) = colors(y * pair.width + x, pair)
        return a.distance(b)
    }

    func verdict(x: Int, y: Int, in pair: PixelPair) -> PixelVerdict {
        let (a, b) = colors(y * pair.width + x, pair)
        if a.isWithin(options.threshold, of: b) { return .alike }
        if !options.countsAntialiasing, test.passes(x: x, y: y, in: pair) { return .antialiased }
        return .different(a.distance(b))
    }

    /// Returns both pixels' colours over the background at their position.
    @inline(__always)
    func colors(_ index: Int, _ pair: PixelPair) -> (HyAB, HyAB) {
        let (a, b) = (pair.expected(index), pair.actual(index))
        let backdrop: Backdrop = options.usesCheckerboard ? .checkerboard(index) : .white
        return (HyAB(a, over: backdrop, tables), HyAB(b, over: backdrop, tables))
    }
}

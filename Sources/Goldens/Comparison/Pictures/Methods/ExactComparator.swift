struct ExactComparator: PixelComparator {
    private let tolerance: Int
    private let comparesTransparentColors: Bool

    init(options: ExactOptions) {
        tolerance = Int(options.tolerance)
        comparesTransparentColors = options.comparesTransparentColors
    }

    /// Returns the largest difference of a channel, 0…255.
    func amount(x: Int, y: Int, in pair: PixelPair) -> Double {
        Double(steps(y * pair.width + x, pair))
    }

    func verdict(x: Int, y: Int, in pair: PixelPair) -> PixelVerdict {
        let steps = steps(y * pair.width + x, pair)
        return steps > tolerance ? .different(Double(steps)) : .alike
    }

    @inline(__always)
    private func steps(_ index: Int, _ pair: PixelPair) -> Int {
        let (a, b) = (pair.expected(index), pair.actual(index))
        if a.alpha == 0, b.alpha == 0, !comparesTransparentColors { return 0 }
        return max(
            abs(a.red - b.red),
            abs(a.green - b.green),
            abs(a.blue - b.blue),
            abs(a.alpha - b.alpha)
        )
    }
}

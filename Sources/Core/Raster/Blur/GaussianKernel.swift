/// The weights of a Gaussian blur, and the number of times that the image is halved first.
///
/// A wide Gaussian leaves no detail that needs the full resolution. Pixels are halved by the
/// binomial (1 4 6 4 1)/16, convolved, and doubled by the cubic B-spline, which has the same
/// weights. Halving and doubling each add 1 to the variance, in pixels of the finer image (Unser,
/// Aldroubi and Eden, 1993); the convolution adds the rest. If its deviation is at least 2.4, the
/// resulting kernel differs from the Gaussian by 1/3,000 of its area.
struct GaussianKernel {
    /// The number of halvings.
    let levels: Int
    /// The weights by distance, from 0 on. The sum over both sides is 1.
    let weights: [Float]

    /// The deviation, in pixels, from which the image is halved once more. Halving it also halves
    /// the deviation.
    private static let coarseLimit = 5.0
    /// The radius of the kernel, in deviations. 3·10⁻⁴ of the Gaussian's area is outside it.
    private static let cutoff = 3.6
    /// The largest deviation, in pixels.
    static let maximum = 1000.0

    /// The smallest deviation. Below it, less than 10⁻²¹ of a pixel spreads to its neighbours.
    private static let minimum = 0.1

    /// Creates the kernel of a standard deviation in pixels, which is limited to `maximum`. Returns
    /// `nil` if the blur changes nothing.
    init?(deviation: Double) {
        // This is also false for NaN.
        guard deviation >= Self.minimum else { return nil }
        let deviation = min(deviation, Self.maximum)
        var (levels, size) = (0, 1.0)
        while deviation >= Self.coarseLimit * size {
            levels += 1
            size *= 2
        }
        // Halving and doubling add 2·(1 + 4 + … + 4^(levels − 1)).
        let added = 2 * (size * size - 1) / 3
        let rest = (deviation * deviation - added) / (size * size)
        let radius = max(Int((Self.cutoff * rest.squareRoot()).rounded(.up)), 1)
        let heights = (0...radius).map { step in
            DeterministicMath.exp(-Double(step * step) / (2 * rest))
        }
        let sum = heights[0] + 2 * heights.dropFirst().reduce(0, +)
        self.levels = levels
        weights = heights.map { Float($0 / sum) }
    }

    /// The radius of the kernel, in pixels.
    var reach: Int {
        let size = 1 << levels
        return (weights.count - 1) * size + 4 * (size - 1)
    }
}

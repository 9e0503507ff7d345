/// The weights by which a Gaussian blur mixes pixels, and how often the picture is halved before.
///
/// A wide Gaussian leaves nothing that a picture of half the size could not hold: pixels are halved by
/// the binomial (1 4 6 4 1)/16, mixed there, and doubled by the cubic B-spline, whose weights are the
/// same. Each of the two adds 1 to the variance, in pixels of its finer side (Unser, Aldroubi and
/// Eden, 1993); the mixing between them adds the rest. From a deviation of 2.4 there on, the kernel
/// that comes out differs from the Gaussian by a third of a thousandth of its area.
struct GaussianKernel {
    /// How often the picture is halved.
    let levels: Int
    /// The weight of a pixel itself, of both beside it, of both beside these, …; with each of both
    /// counted, they come to 1.
    let weights: [Float]

    /// Deviations that are not reached before the picture is halved, after which they are half as large.
    private static let coarseLimit = 5.0
    /// Beyond so many deviations, a Gaussian of which 3·10⁻⁴ is left ends.
    private static let cut = 3.6
    /// The greatest deviation, in pixels.
    static let maximum = 1000.0

    /// Deviations below this leave less than 10⁻²¹ of a pixel to those beside it.
    private static let least = 0.1

    /// The kernel of a standard deviation in pixels, which is clamped to `maximum`; nil for one that
    /// changes nothing.
    init?(deviation: Double) {
        // NaN is not more than that.
        guard deviation >= Self.least else { return nil }
        let deviation = min(deviation, Self.maximum)
        var (levels, size) = (0, 1.0)
        while deviation >= Self.coarseLimit * size {
            levels += 1
            size *= 2
        }
        // 2·(1 + 4 + … + 4^(levels − 1)) is what halving and doubling add.
        let added = 2 * (size * size - 1) / 3
        let rest = (deviation * deviation - added) / (size * size)
        let radius = max(Int((Self.cut * rest.squareRoot()).rounded(.up)), 1)
        let heights = (0...radius).map { step in
            DeterministicMath.exp(-Double(step * step) / (2 * rest))
        }
        let sum = heights[0] + 2 * heights.dropFirst().reduce(0, +)
        self.levels = levels
        weights = heights.map { Float($0 / sum) }
    }

    /// How far from a pixel the kernel reaches, in pixels.
    var reach: Int {
        let size = 1 << levels
        return (weights.count - 1) * size + 4 * (size - 1)
    }
}

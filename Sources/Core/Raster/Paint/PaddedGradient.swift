/// A gradient whose table includes the colours before its start and after its end.
///
/// A table has one colour at each end, and positions are clamped to 0…1. If several stops are at an
/// end, the colours at the end and beyond it differ. The stops of such a gradient are moved
/// inwards, so that the table has room for both colours.
struct PaddedGradient {
    /// The gradient to look up.
    let gradient: Gradient
    /// The factor from positions of the original gradient to positions of `gradient`.
    let scale: Double
    /// The position in `gradient` where the original gradient starts.
    let offset: Double

    /// The margin at each end. A power of two keeps the positions of both ends exact.
    private static let margin = 0.0625

    init(_ gradient: Gradient) {
        let isPadded = [0.0, 1].contains { end in
            gradient.stops.count { $0.location == end } > 1
        }
        guard isPadded else {
            (self.gradient, scale, offset) = (gradient, 1, 0)
            return
        }
        (scale, offset) = (1 - 2 * Self.margin, Self.margin)
        let (scale, offset) = (self.scale, self.offset)
        self.gradient = Gradient(
            stops: gradient.stops.map {
                Gradient.Stop(color: $0.color, location: offset + scale * $0.location)
            },
            interpolation: gradient.interpolation
        )
    }
}

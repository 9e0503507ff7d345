import Raster

/// A picture sampled on rings around a centre.
struct PolarGrid {
    /// The directions of a ring; half a degree apart.
    static let directions = 720

    /// The colours, ring by ring from the innermost, clockwise from the right.
    let colors: [SIMD4<Float>]

    /// The unit vectors of all directions.
    private static let units = (0..<directions).map { index in
        DeterministicMath.sineCosine(Angle.degrees(Double(index) / 2).radians)
    }

    /// Samples rings of the radii ½, 1½, … cells around a centre given in cells.
    init(_ cells: PictureCells, centerX: Double, centerY: Double, rings: Int) {
        var colors: [SIMD4<Float>] = []
        colors.reserveCapacity(rings * Self.directions)
        for ring in 0..<rings {
            let radius = Double(ring) + 0.5
            for unit in Self.units {
                let x = centerX + radius * unit.cosine
                let y = centerY + radius * unit.sine
                colors.append(cells.color(x: x, y: y))
            }
        }
        self.colors = colors
    }
}

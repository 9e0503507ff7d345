import Raster

/// The polar profile of an image around a centre: the mean colour of each direction on concentric
/// rings.
///
/// Averaging over several cells of radius and along the rings reduces the effect of the pixel grid,
/// which does not rotate with the content.
struct PolarGrid {
    /// The number of directions on a ring, half a degree apart.
    static let directions = 720

    /// The width of a ring, in cells.
    static let ringWidth = 3

    /// The colours, ring by ring from the innermost, clockwise from the right.
    let colors: [SIMD4<Float>]

    /// The unit vectors of all directions.
    private static let units = (0..<directions).map { index in
        DeterministicMath.sineCosine(Angle.degrees(Double(index) / 2).radians)
    }

    /// Samples rings around a centre, which is given in cells. There are two samples per cell of
    /// radius.
    init(_ cells: ImageCells, centerX: Double, centerY: Double, rings: Int) {
        let spots = 2 * Self.ringWidth
        var colors: [SIMD4<Float>] = []
        colors.reserveCapacity(rings * Self.directions)
        for ring in 0..<rings {
            for unit in Self.units {
                var sum = SIMD4<Float>.zero
                for spot in 0..<spots {
                    let radius = Double(ring * spots + spot) / 2 + 0.25
                    let x = centerX + radius * unit.cosine
                    let y = centerY + radius * unit.sine
                    sum += cells.color(x: x, y: y)
                }
                colors.append(sum / Float(spots))
            }
        }
        // The number of directions that one and a half cells cover on the outermost ring.
        let reach = Int(
            1.5 * Double(Self.directions) / (2 * Double.pi * Double(rings * Self.ringWidth))
        )
        self.colors = Self.smoothed(colors, by: reach)
    }

    /// Averages each colour with the colours up to `reach` directions away on the same ring.
    private static func smoothed(_ colors: [SIMD4<Float>], by reach: Int) -> [SIMD4<Float>] {
        let reach = min(max(reach, 1), directions / 8)
        var result: [SIMD4<Float>] = []
        result.reserveCapacity(colors.count)
        for start in stride(from: 0, to: colors.count, by: directions) {
            for direction in 0..<directions {
                var sum = SIMD4<Float>.zero
                for offset in -reach...reach {
                    sum += colors[start + (direction + offset + directions) % directions]
                }
                result.append(sum / Float(2 * reach + 1))
            }
        }
        return result
    }
}

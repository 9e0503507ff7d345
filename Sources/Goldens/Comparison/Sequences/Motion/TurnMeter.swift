import Pictures
import Raster

/// A measurement of the rotation between two images about a centre.
///
/// Both images are sampled on rings. The result is the shift along the rings that minimises the
/// difference of the samples.
struct TurnMeter {
    /// A measured rotation.
    struct Turn {
        /// The angle, −180…180°, positive clockwise.
        let degrees: Double
        /// The fraction of the squared difference that the rotation leaves unexplained, 0…1.
        let rest: Double
        /// The distance from the centre to the farthest difference, in pixels.
        let radius: Double

        /// Whether the rotation explains most of the difference.
        var isClear: Bool { rest <= 0.25 && abs(degrees) >= 0.2 }
        /// Whether the rotation is plausible if similar frames are also rotated.
        var isLikely: Bool { rest <= 0.7 }
    }

    private let radius: Double
    private let area: PixelRect
    private let side: Int
    private let centerX: Double
    private let centerY: Double

    /// The maximum number of cells from the centre to the edge.
    private static let resolution = 48
    /// The maximum number of samples in the coarse search over all angles.
    private static let coarseSamples = 3000
    /// The step of the coarse search, in directions. Four directions are 2°.
    private static let coarseStep = 4

    /// Creates a meter for rotations of the content of `area` about the centre of the image.
    init(size: PixelSize, area: PixelRect) {
        let (x, y) = (Double(size.width) / 2, Double(size.height) / 2)
        let farX = max(
            abs(Double(area.columns.lowerBound) - x),
            abs(Double(area.columns.upperBound) - x)
        )
        let farY = max(abs(Double(area.rows.lowerBound) - y), abs(Double(area.rows.upperBound) - y))
        radius = (farX * farX + farY * farY).squareRoot()
        let (left, top) = (max(Int(x - radius), 0), max(Int(y - radius), 0))
        let right = min(Int(x + radius) + 1, size.width)
        let bottom = min(Int(y + radius) + 1, size.height)
        self.area = PixelRect(x: left, y: top, width: right - left, height: bottom - top)
        side = max(Int((radius / Double(Self.resolution)).rounded(.up)), 1)
        centerX = (x - Double(left)) / Double(side)
        centerY = (y - Double(top)) / Double(side)
    }

    /// Returns the rotation that maps one image to another of equal size. Returns `nil` if the
    /// images do not differ.
    ///
    /// If `other` is not `nil`, uses only samples where it also differs from the second image.
    func turn(from first: Image, to second: Image, notAsIn other: Image? = nil) -> Turn? {
        let (a, b) = (grid(first), grid(second))
        let c = other.map(grid)
        let samples = a.indices.filter { index in
            Self.differs(a[index], b[index]) && c.map { Self.differs($0[index], b[index]) } != false
        }
        guard !samples.isEmpty else { return nil }
        let stride = max(samples.count / Self.coarseSamples, 1)
        let some = Swift.stride(from: 0, to: samples.count, by: stride).map { samples[$0] }
        let half = PolarGrid.directions / 2
        let coarse = Swift.stride(from: -half, to: half, by: Self.coarseStep).map { shift in
            (shift: shift, rest: Self.rest(a, b, some, shift))
        }
        let still = Self.rest(a, b, some, 0)
        let start = Self.smallest(coarse, slack: 0.05 * still)
        let fine = (start - Self.coarseStep...start + Self.coarseStep).map { shift in
            (shift: shift, rest: Self.rest(a, b, samples, shift))
        }
        let whole = Self.rest(a, b, samples, 0)
        guard let lowest = fine.indices.min(by: { fine[$0].rest < fine[$1].rest }) else {
            return nil
        }
        let farthest = ((samples.last ?? 0) / PolarGrid.directions + 1) * PolarGrid.ringWidth * side
        return Turn(
            degrees: Self.degrees(fine, lowest),
            rest: whole > 0 ? fine[lowest].rest / whole : 1,
            radius: min(Double(farthest), radius)
        )
    }

    /// Returns the smallest shift whose remaining difference is a local minimum and within `slack`
    /// of the lowest. Shapes with rotational symmetry have several.
    private static func smallest(_ shifts: [(shift: Int, rest: Double)], slack: Double) -> Int {
        let least = shifts.map(\.rest).min() ?? 0
        let valleys = shifts.indices.filter { index in
            let before = shifts[(index + shifts.count - 1) % shifts.count].rest
            let after = shifts[(index + 1) % shifts.count].rest
            let rest = shifts[index].rest
            return rest <= before && rest <= after && rest <= least + slack
        }
        return valleys.map { shifts[$0].shift }.min { abs($0) < abs($1) } ?? 0
    }

    private static func differs(_ a: SIMD4<Float>, _ b: SIMD4<Float>) -> Bool {
        let difference = a - b
        return (difference * difference).total > 1e-5
    }

    /// Returns the angle at the minimum of the parabola through the lowest value and its
    /// neighbours, in degrees.
    private static func degrees(_ fine: [(shift: Int, rest: Double)], _ lowest: Int) -> Double {
        let middle = Double(fine[lowest].shift)
        guard fine.indices.contains(lowest - 1), fine.indices.contains(lowest + 1) else {
            return middle / 2
        }
        let (left, right) = (fine[lowest - 1].rest, fine[lowest + 1].rest)
        let bend = left - 2 * fine[lowest].rest + right
        return (middle + (bend > 0 ? 0.5 * (left - right) / bend : 0)) / 2
    }

    private func grid(_ image: Image) -> [SIMD4<Float>] {
        let cells = ImageCells(image, area: area, side: side)
        let width = Double(side * PolarGrid.ringWidth)
        let rings = Int((radius / width).rounded(.up))
        return PolarGrid(cells, centerX: centerX, centerY: centerY, rings: rings).colors
    }

    /// Returns Σ (b(θ) − a(θ − shift))² over the samples.
    private static func rest(
        _ a: [SIMD4<Float>],
        _ b: [SIMD4<Float>],
        _ samples: [Int],
        _ shift: Int
    ) -> Double {
        let count = PolarGrid.directions
        var sum = SIMD4<Float>.zero
        for index in samples {
            let direction = index % count
            var source = direction - shift
            if source < 0 { source += count }
            if source >= count { source -= count }
            let difference = b[index] - a[index - direction + source]
            sum += difference * difference
        }
        return Double(sum.total)
    }
}

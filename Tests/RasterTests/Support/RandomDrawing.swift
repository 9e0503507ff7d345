import Raster
import SeededRandom

/// A random shape and paint for some rows of an image.
struct RandomDrawing {
    /// The chains of the shape.
    let plain: ScalarEdgeChains
    /// The fill rule.
    let rule: FillRule
    /// The paint.
    let paint: ScalarPaint
    /// The rows that are drawn.
    let rows: Range<Int>

    /// Creates a random shape and paint for an image.
    init(for picture: KernelImage, using random: inout SplitMix64) {
        let (width, height) = (picture.width, picture.height)
        var kinds = RandomOutline.Kind.allCases
        // Walking its rows by scalar code takes long.
        kinds.removeAll { $0 == .zigzag }
        let outline = RandomOutline(
            kinds.randomElement(using: &random) ?? .inside,
            width: width,
            height: height,
            using: &random
        )
        plain = ScalarEdgeChains(outline.polygons, width: width, height: height)
        rule = Bool.random(using: &random) ? .nonZero : .evenOdd
        paint =
            Bool.random(using: &random)
            ? .solid(using: &random)
            : .turning(
                width: width,
                height: height,
                hasGaps: Bool.random(using: &random),
                using: &random
            )
        let top = Int.random(in: 0...height, using: &random)
        rows = top..<Int.random(in: top...height, using: &random)
    }

    /// Returns the result of the scalar reference for a row.
    func scan(row: Int, width: Int) -> ScalarScan {
        ScalarScan(plain, row: row, width: width, rule: rule)
    }

    /// Returns the codes that scalar code computes for a row.
    func codes(row: Int, width: Int) -> [UInt32] {
        paint.codes(row: row, coverages: scan(row: row, width: width).areas.coverages(width: width))
    }
}

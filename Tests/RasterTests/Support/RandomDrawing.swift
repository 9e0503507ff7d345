import Raster
import SeededRandom

/// A shape and paint for some rows of a picture.
struct RandomDrawing {
    /// The shape's chains.
    let plain: PlainEdgeChains
    /// Which parts of the shape are filled.
    let rule: FillRule
    /// What it is filled with.
    let paint: PlainPaint
    /// The rows that are drawn.
    let rows: Range<Int>

    /// Any shape and any paint for a picture.
    init(for picture: KernelPicture, using random: inout SplitMix64) {
        let (width, height) = (picture.width, picture.height)
        var kinds = RandomOutline.Kind.allCases
        // Its rows are long to walk by plain code.
        kinds.removeAll { $0 == .zigzag }
        let outline = RandomOutline(
            kinds.randomElement(using: &random) ?? .inside,
            width: width,
            height: height,
            using: &random
        )
        plain = PlainEdgeChains(outline.polygons, width: width, height: height)
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

    /// What plain code finds of a row.
    func scan(row: Int, width: Int) -> PlainScan {
        PlainScan(plain, row: row, width: width, rule: rule)
    }

    /// The codes that scalar code computes for a row.
    func codes(row: Int, width: Int) -> [UInt32] {
        paint.codes(row: row, coverages: scan(row: row, width: width).areas.coverages(width: width))
    }
}

import SeededRandom
import Raster

/// A random shape with its exact coverage.
struct RandomShape {
    static let size = 18

    var path: Path
    var style: Shape.Style
    var reference: ReferenceCoverage

    /// The image of the shape.
    var image: Image {
        .of(
            width: Self.size,
            height: Self.size,
            [.shape(Shape(path: path, style: style, paint: .solid(.white)))]
        )
    }

    enum Kind: CaseIterable {
        /// Random corners: most polygons cross themselves.
        case polygon
        /// Corners on a grid of half pixels: many polygons touch themselves or share sides.
        case gridPolygon
        /// Two cubics that meet in a corner, sometimes closed by a line.
        case curveStroke
        case arcStroke
        case dashedStroke
    }

    init(_ kind: Kind, using random: inout SplitMix64) {
        switch kind {
        case .polygon: self.init(polygonsUsing: &random) { $0 }
        case .gridPolygon: self.init(polygonsUsing: &random) { ($0 * 2).rounded() / 2 }
        case .curveStroke:
            var path = Self.curves(using: &random)
            if Int.random(in: 0..<4, using: &random) == 0 { path.close() }
            self.init(stroke: path, .random(using: &random), steps: 200)
        case .arcStroke:
            let path = Path.arc(
                center: Self.point(using: &random),
                radius: random.double(in: 1...9),
                start: .turns(random.double(in: 0...1)),
                sweep: .turns(random.double(in: -1...1))
            )
            self.init(stroke: path, .random(using: &random), steps: 30)
        case .dashedStroke:
            let path = Self.curves(using: &random)
            var style = StrokeStyle.random(using: &random)
            style.dash = (0..<Int.random(in: 1...4, using: &random)).map { _ in
                random.double(in: 0.5...6)
            }
            style.dashPhase = random.double(in: -9...9)
            self.init(stroke: path, style, steps: 100)
        }
    }

    private init(
        polygonsUsing random: inout SplitMix64,
        snapped: (Double) -> Double
    ) {
        let polygons = (0..<Int.random(in: 1...2, using: &random)).map { _ in
            (0..<Int.random(in: 3...9, using: &random)).map { _ in
                let point = Self.point(using: &random)
                return Point(x: snapped(point.x), y: snapped(point.y))
            }
        }
        let rule: FillRule = Bool.random(using: &random) ? .nonZero : .evenOdd
        path = Path()
        for polygon in polygons { path.append(.polygon(polygon)) }
        style = .fill(rule)
        reference = ReferenceCoverage(polygons, rule: rule, width: Self.size, height: Self.size)
    }

    private init(stroke path: Path, _ style: StrokeStyle, steps: Int) {
        self.path = path
        self.style = .stroke(style)
        let dashes = path.dashed(pattern: style.dash, phase: style.dashPhase)
        reference = ReferenceStroke(dashes, style, steps: steps)
            .coverage(size: Self.size, linesPerRow: 160)
    }

    private static func point(using random: inout SplitMix64) -> Point {
        let range = 0.0...Double(size)
        return Point(x: random.double(in: range), y: random.double(in: range))
    }

    private static func curves(using random: inout SplitMix64) -> Path {
        var path = Path()
        path.move(to: point(using: &random))
        for _ in 0..<2 {
            path.cubic(
                to: point(using: &random),
                control1: point(using: &random),
                control2: point(using: &random)
            )
        }
        return path
    }
}

extension StrokeStyle {
    /// Returns a style with any cap and join, up to a third of a small image wide.
    static func random(using random: inout SplitMix64) -> StrokeStyle {
        StrokeStyle(
            width: random.double(in: 0.3...6),
            cap: Cap.allCases.randomElement(using: &random) ?? .butt,
            join: Join.allCases.randomElement(using: &random) ?? .miter,
            miterLimit: random.double(in: 1...10)
        )
    }
}

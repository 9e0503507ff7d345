import Raster
import SeededRandom
import Testing

/// Shapes much larger than the image are culled, but have the same pixels as when drawn completely.
@Suite struct LargeShapeTests {
    private static let frame = Rect(x: 0, y: 0, width: 40, height: 30)

    /// Returns a number of any magnitude up to `most`, of either sign.
    private static func number(upTo most: Double, using random: inout SplitMix64) -> Double {
        let fraction = random.double(in: 0...1)
        return most * fraction * fraction * fraction * (Bool.random(using: &random) ? 1 : -1)
    }

    private static func point(_ most: Double, using random: inout SplitMix64) -> Point {
        Point(
            x: 20 + number(upTo: most, using: &random),
            y: 15 + number(upTo: most, using: &random)
        )
    }

    /// Returns lines, curves, ellipses and dots, most of them far away.
    private static func path(using random: inout SplitMix64) -> Path {
        let most = ([30, 300, 3_000, 40_000] as [Double]).randomElement(using: &random) ?? 300
        var path = Path()
        if Int.random(in: 0..<3, using: &random) == 0 {
            let (a, b) = (point(most, using: &random), point(most, using: &random))
            let size = Size(width: abs(b.x - a.x) + 1, height: abs(b.y - a.y) + 1)
            return .ellipse(in: Rect(origin: Point(x: min(a.x, b.x), y: min(a.y, b.y)), size: size))
        }
        path.move(to: point(most, using: &random))
        for _ in 0..<Int.random(in: 1...6, using: &random) {
            let end = point(most, using: &random)
            switch Int.random(in: 0..<3, using: &random) {
            case 0: path.line(to: end)
            case 1: path.quad(to: end, control: point(most, using: &random))
            default:
                path.cubic(
                    to: end,
                    control1: point(most, using: &random),
                    control2: point(most, using: &random)
                )
            }
        }
        if Bool.random(using: &random) { path.close() }
        return path
    }

    /// Returns the greatest difference in alpha between a culled shape and its entire outline.
    private static func difference(
        _ path: Path,
        _ style: Shape.Style,
        scale: Double
    ) -> Int {
        let transform = Transform.scale(scale)
        var outline = PixelOutline()
        var rule = FillRule.nonZero
        switch style {
        case .fill(let own):
            path.flatten(through: transform, into: &outline)
            rule = own
        case .stroke(let style):
            var stroking = Stroking()
            var all = PixelOutline()
            stroking.stroke(path, style, scale: scale, keepsArcs: false, into: &all)
            outline.replace(with: all, through: transform, scale: scale)
        }
        var polygons = Path()
        var start = 0
        for end in outline.ends {
            polygons.append(.polygon(Array(outline.points[start..<end])))
            start = end
        }
        func alphas(_ shape: Shape) -> [Int] {
            let image = Image.of(
                width: Int(frame.width),
                height: Int(frame.height),
                [.shape(shape)]
            )
            return (0..<image.height).flatMap { y in
                (0..<image.width).map { Int(image[$0, y].alpha) }
            }
        }
        let shown = alphas(
            Shape(path: path, style: style, paint: .solid(.black), transform: transform)
        )
        let all = alphas(Shape(path: polygons, style: .fill(rule), paint: .solid(.black)))
        return zip(shown, all).map { abs($0 - $1) }.max() ?? 0
    }

    @Test(
        "Fills much larger than the image have the right pixels",
        arguments: [FillRule.nonZero, .evenOdd]
    )
    func fills(rule: FillRule) {
        var random = SplitMix64(seed: 911)
        for i in 0..<60 {
            let path = Self.path(using: &random)
            let difference = Self.difference(path, .fill(rule), scale: 1)
            #expect(difference <= 1, "path \(i)")
        }
    }

    @Test(
        "Strokes much larger than the image have the right pixels",
        arguments: StrokeStyle.Cap.allCases,
        StrokeStyle.Join.allCases
    )
    func strokes(cap: StrokeStyle.Cap, join: StrokeStyle.Join) {
        var random = SplitMix64(seed: 912)
        for i in 0..<25 {
            let scale = ([1, 3, 0.2] as [Double]).randomElement(using: &random) ?? 1
            let path = Self.path(using: &random)
            var style = StrokeStyle(width: 0, cap: cap, join: join)
            style.width = abs(Self.number(upTo: 3_000, using: &random)) + 0.3
            if Int.random(in: 0..<4, using: &random) == 0 {
                style.dash = [random.double(in: 20...4_000), random.double(in: 1...400)]
            }
            let difference = Self.difference(path, .stroke(style), scale: scale)
            // In bends tighter than the line width, both deviate by some steps.
            #expect(difference <= 4, "path \(i)")
        }
    }
}

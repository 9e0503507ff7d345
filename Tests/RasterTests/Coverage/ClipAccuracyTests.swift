import Raster
import SeededRandom
import Testing

/// Clipped shapes cover the exact area of the intersection of shape and clips.
@Suite struct ClipAccuracyTests {
    private static let size = 18

    private struct Outline {
        var polygons: [[Point]]
        var rule: FillRule

        var path: Path {
            var path = Path()
            for polygon in polygons { path.append(.polygon(polygon)) }
            return path
        }

        var clip: Group.Clip { Group.Clip(path: path, rule: rule) }

        var shape: Scene.Item {
            .shape(Shape(path: path, style: .fill(rule), paint: .solid(.white)))
        }

        /// Random corners, some of them outside the image, or on a grid of half pixels.
        static func random(using random: inout SplitMix64) -> Outline {
            let isOnGrid = Int.random(in: 0..<3, using: &random) == 0
            let polygons = (0..<Int.random(in: 1...2, using: &random)).map { _ in
                (0..<Int.random(in: 3...7, using: &random)).map { _ in
                    let x = random.double(in: -4...22)
                    let y = random.double(in: -4...22)
                    return isOnGrid
                        ? Point(x: (2 * x).rounded() / 2, y: (2 * y).rounded() / 2)
                        : Point(x: x, y: y)
                }
            }
            return Outline(
                polygons: polygons,
                rule: Bool.random(using: &random) ? .nonZero : .evenOdd
            )
        }
    }

    private static func error(of item: Scene.Item, _ outlines: [Outline]) -> CoverageError {
        let reference = ReferenceCoverage(
            allOf: outlines.map { ($0.polygons, $0.rule) },
            width: size,
            height: size
        )
        return CoverageError(.of(width: size, height: size, [item]), reference)
    }

    @Test(
        "Random shapes in random clips, in one group and nested, cover the exact area",
        arguments: 0..<4
    )
    func random(kind: Int) {
        var random = SplitMix64(seed: 88 + UInt64(kind))
        for number in 0..<150 {
            let outlines = (0...1 + kind).map { _ in Outline.random(using: &random) }
            var item = outlines[0].shape
            if Bool.random(using: &random) {
                let clips = outlines.dropFirst().map { $0.clip }
                item = .group(Group(items: [item], clips: clips))
            } else {
                for outline in outlines.dropFirst() {
                    item = .group(Group(items: [item], clips: [outline.clip]))
                }
            }
            let error = Self.error(of: item, outlines)
            #expect(error.worst <= 1, "\(number): \(error)")
        }
    }

    @Test("A shape clipped by itself is that shape")
    func itself() {
        var random = SplitMix64(seed: 5)
        for _ in 0..<50 {
            let outline = Outline.random(using: &random)
            var item = outline.shape
            for _ in 0..<3 { item = .group(Group(items: [item], clips: [outline.clip])) }
            let clipped = Image.of(width: Self.size, height: Self.size, [item])
            let alone = Image.of(width: Self.size, height: Self.size, [outline.shape])
            let worst = zip(clipped.pixels, alone.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
            #expect(worst <= 1)
        }
    }

    @Test("An opaque fill of a clip hides everything below it, up to the edge of the clip")
    func noBleeding() {
        let circle = Path.circle(center: Point(x: 9, y: 9), radius: 7)
        func square(_ color: Color) -> Scene.Item {
            .shape(
                Shape(path: .rect(Rect(x: 0, y: 0, width: 18, height: 18)), paint: .solid(color))
            )
        }
        func picture(_ items: [Scene.Item]) -> Image {
            .of(width: 18, height: 18, [.group(Group(items: items, clips: [.init(path: circle)]))])
        }
        #expect(picture([square(.black), square(.white)]) == picture([square(.white)]))
    }

    @Test("A ring clipped by a disc with its outer edge keeps its pixels")
    func ring() {
        // Large enough for arcs to remain arcs.
        for radius in [9.3, 44.7] {
            let size = Int(2 * radius) + 8
            let center = Point(x: radius + 3.3, y: radius + 3.9)
            let ring = Scene.Item.shape(
                Shape(
                    path: .circle(center: center, radius: radius - 2),
                    style: .stroke(StrokeStyle(width: 4)),
                    paint: .solid(.white)
                )
            )
            let disc = Group.Clip(path: .circle(center: center, radius: radius))
            let alone = Image.of(width: size, height: size, [ring])
            let clipped = Image.of(
                width: size,
                height: size,
                [.group(Group(items: [ring], clips: [disc]))]
            )
            let worst = zip(clipped.pixels, alone.pixels).map { abs(Int($0) - Int($1)) }.max() ?? 0
            #expect(worst <= 1, "radius \(radius)")
        }
    }
}

import SeededRandom
import Raster
import Testing

/// Drawing never fails: scenes with any numbers give an image, and soon.
@Suite struct TotalityTests {
    /// Far more than any of these scenes takes on a busy machine.
    private static let patience = Duration.seconds(10)

    /// Returns the image of a scene, and checks that drawing does not take long.
    @discardableResult
    private static func draw(
        _ scene: Scene,
        by renderer: inout Renderer,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Image {
        let start = ContinuousClock.now
        // The cost is estimated before drawing.
        let cost = DrawingCost(of: scene)
        #expect(cost.edges >= 0 && cost.pixels >= 0, sourceLocation: sourceLocation)
        let image = renderer.render(scene)
        let elapsed = ContinuousClock.now - start
        #expect(elapsed < patience, "\(elapsed)", sourceLocation: sourceLocation)
        #expect(image.pixels.count == 4 * scene.width * scene.height)
        return image
    }

    private static func draw(
        _ shape: Shape,
        size: Int = 40,
        sourceLocation: SourceLocation = #_sourceLocation
    ) -> Image {
        var renderer = Renderer()
        return draw(
            Scene(width: size, height: size, items: [.shape(shape)]),
            by: &renderer,
            sourceLocation: sourceLocation
        )
    }

    @Test("Random scenes with absurd numbers can be drawn", arguments: [3, 10, 40])
    func absurdScenes(percentage: Int) {
        var numbers = AbsurdNumbers(random: SplitMix64(seed: 141), percentage: percentage)
        var renderer = Renderer()
        for _ in 0..<1500 {
            let scene = Scene(
                width: numbers.int(0..<40),
                height: numbers.int(0..<40),
                items: numbers.items()
            )
            Self.draw(scene, by: &renderer)
        }
    }

    @Test(
        "A path with an undefined or too distant point draws nothing",
        arguments: [Double.nan, .infinity, -.infinity, 1e300, 1.001e7]
    )
    func impossiblePlaces(number: Double) {
        for style in [Shape.Style.fill(.nonZero), .stroke(StrokeStyle(width: 3))] {
            for i in 0..<3 {
                var points = [Point(x: 5, y: 5), Point(x: 30, y: 8), Point(x: 12, y: 30)]
                points[i].x = number
                let image = Self.draw(
                    Shape(path: .polygon(points), style: style, paint: .solid(.white))
                )
                #expect(image.pixels.allSatisfy { $0 == 0 }, "\(style), corner \(i)")
            }
        }
    }

    @Test func `points up to the coordinate limit are drawn`() {
        let far = Path.coordinateLimit
        let all = Path.rect(Rect(x: -far, y: -far, width: 2 * far, height: 2 * far))
        #expect(Self.draw(Shape(path: all, paint: .solid(.white))).pixels.allSatisfy { $0 == 255 })
        // A diagonal across the coordinate range still divides the image in the right place.
        let half = Path.polygon([
            Point(x: -far, y: -far), Point(x: far, y: far), Point(x: -far, y: far),
        ])
        let image = Self.draw(Shape(path: half, paint: .solid(.white)))
        for i in 0..<40 { #expect(image[i, i].alpha == 128) }
        #expect(image[30, 10].alpha == 0 && image[10, 30].alpha == 255)
    }

    @Test func `the coordinate limit applies after the transform`() {
        let path = Path.rect(Rect(x: 0, y: 0, width: 1e9, height: 1e9))
        let far = Shape(path: path, paint: .solid(.white))
        #expect(Self.draw(far).pixels.allSatisfy { $0 == 0 })
        let near = Shape(path: path, paint: .solid(.white), transform: .scale(1e-7))
        #expect(Self.draw(near).pixels.allSatisfy { $0 == 255 })
    }

    @Test(
        "A stroke without a valid width draws nothing",
        arguments: [0.0, -0.0, -3, .nan, .infinity, -.infinity, 1e300]
    )
    func impossibleWidths(width: Double) {
        let path = Path.circle(center: Point(x: 20, y: 20), radius: 12)
        let shape = Shape(
            path: path,
            style: .stroke(StrokeStyle(width: width)),
            paint: .solid(.white)
        )
        #expect(Self.draw(shape).pixels.allSatisfy { $0 == 0 })
    }

    @Test func `a huge line width fills the image`() {
        for width in [1e3, 1e5, 1e6] {
            for cap in StrokeStyle.Cap.allCases {
                let style = StrokeStyle(width: width, cap: cap, join: .round)
                let line = Path.line(from: Point(x: -9, y: 20), to: Point(x: 49, y: 21))
                let shape = Shape(path: line, style: .stroke(style), paint: .solid(.white))
                #expect(Self.draw(shape).pixels.allSatisfy { $0 == 255 }, "\(width) \(cap)")
            }
        }
    }

    @Test(
        "An invalid dash pattern draws a solid line",
        arguments: [[.nan], [-1, 2], [.infinity, 1], [0, 0], [1, .nan], [0], [1e-300, 1e-300]]
            as [[Double]]
    )
    func impossibleDashes(dash: [Double]) {
        let path = Path.line(from: Point(x: 5, y: 20), to: Point(x: 35, y: 20))
        let shape = { (dash: [Double]) in
            Shape(
                path: path,
                style: .stroke(StrokeStyle(width: 4, dash: dash)),
                paint: .solid(.white)
            )
        }
        #expect(Self.draw(shape(dash)) == Self.draw(shape([])))
    }

    @Test func `drawing very many dashes ends soon`() {
        let path = Path.circle(center: Point(x: 20, y: 20), radius: 15)
        for length in [0.5, 0.05, 1e-9] {
            for cap in StrokeStyle.Cap.allCases {
                let style = StrokeStyle(width: 6, cap: cap, dash: [length])
                _ = Self.draw(Shape(path: path, style: .stroke(style), paint: .solid(.white)))
            }
        }
    }

    @Test("Thousands of edges within one row draw in that row only", arguments: FillRule.allCases)
    func crowdedRow(rule: FillRule) {
        var random = SplitMix64(seed: 142)
        for count in [100, 1000, 5000] {
            var path = Path()
            for _ in 0..<count {
                path.line(
                    to: Point(x: random.double(in: 0...40), y: random.double(in: 20...21))
                )
            }
            path.close()
            let image = Self.draw(Shape(path: path, style: .fill(rule), paint: .solid(.white)))
            for y in 0..<40 where y != 20 {
                #expect((0..<40).allSatisfy { image[$0, y].alpha == 0 })
            }
            #expect((0..<40).contains { image[$0, 20].alpha > 0 })
        }
    }

    @Test(
        "Outlines of many elements without width or height can be drawn",
        arguments: [0, 0.5],
        [0, 0.5]
    )
    func manyElementsWithoutExtent(width: Double, height: Double) {
        var path = Path()
        for index in 0..<600 {
            let at = Point(x: 9 + width * Double(index % 7), y: 9 + height * Double(index % 5))
            if index == 0 {
                path.move(to: at)
            } else if index % 2 == 0 {
                path.line(to: at)
            } else {
                path.cubic(to: at, control1: at, control2: at)
            }
        }
        for style in [Shape.Style.fill(.nonZero), .stroke(StrokeStyle(width: 3))] {
            for transform in [Transform.identity, .scale(0), .scale(x: 0, y: 1)] {
                var shape = Shape(path: path, style: style, paint: .solid(.black))
                shape.transform = transform
                _ = Self.draw(shape)
            }
        }
    }

    @Test("Many edges through all rows can be drawn", arguments: [200, 2000])
    func crowdedPicture(count: Int) {
        var random = SplitMix64(seed: 143)
        var path = Path()
        for i in 0..<count {
            path.line(
                to: Point(x: random.double(in: 0...40), y: i.isMultiple(of: 2) ? 0 : 40)
            )
        }
        path.close()
        let image = Self.draw(Shape(path: path, paint: .solid(.white)))
        #expect(image.pixels.contains { $0 > 0 })
    }

    @Test func `drawing many distant curves ends soon`() {
        for far in [9e6, 1e9, 1e300, .infinity] {
            var path = Path()
            for i in 0..<60 {
                let p = Point(x: i.isMultiple(of: 2) ? far : -far, y: far)
                path.cubic(
                    to: Point(x: Double(i), y: 3),
                    control1: p,
                    control2: Point(x: p.y, y: -p.x)
                )
            }
            for style in [Shape.Style.fill(.nonZero), .stroke(StrokeStyle(width: 1, cap: .round))] {
                _ = Self.draw(Shape(path: path, style: style, paint: .solid(.white)))
            }
        }
    }

    @Test func `a distant path with a huge scale is not flattened`() {
        // It would have hundreds of millions of corners.
        let circle = Path.circle(center: Point(x: 16, y: 1e20), radius: 35)
        for style in [Shape.Style.fill(.nonZero), .stroke(StrokeStyle(width: 1))] {
            let shape = Shape(
                path: circle,
                style: style,
                paint: .solid(.white),
                transform: .scale(x: 1.5, y: -1e40)
            )
            #expect(Self.draw(shape).pixels.allSatisfy { $0 == 0 })
        }
    }

    @Test func `a spiral of many turns has an even coverage`() {
        // Each row has many edges, and each pixel several of them.
        var path = Path()
        for i in 0...10_000 {
            let turns = Double(i) / 100
            path.line(to: Point(x: 20, y: 20) + Vector(angle: .turns(turns)) * (turns / 11))
        }
        let style = StrokeStyle(width: 0.05, join: .round)
        let image = Self.draw(Shape(path: path, style: .stroke(style), paint: .solid(.white)))
        // 11 windings in a pixel, .05 wide, cover 55 %.
        for y in 14..<26 {
            for x in 14..<26 where abs(x - 20) > 2 || abs(y - 20) > 2 {
                #expect(abs(Int(image[x, y].alpha) - 140) < 20)
            }
        }
    }
}

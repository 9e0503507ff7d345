import Raster
import Testing

/// A gradient along a stroke has the colour of the nearest point of its centre line.
@Suite struct LineGradientTests {
    private static let gradient = Gradient(
        colors: [
            Color(red: 1, green: 0, blue: 0), Color(red: 1, green: 0.8, blue: 0),
            Color(red: 0, green: 0.4, blue: 1),
        ],
        interpolation: .srgb
    )
    private static let size = 60
    private static let middle = Point(x: 30, y: 30)

    struct Example: CustomTestStringConvertible, Sendable {
        var testDescription: String
        var path: Path
        var style: StrokeStyle

        init(_ name: String, _ path: Path, _ style: StrokeStyle) {
            testDescription = name
            self.path = path
            self.style = style
        }
    }

    private static func lines(_ points: (Double, Double)...) -> Path {
        var path = Path()
        for (index, point) in points.enumerated() {
            let place = Point(x: point.0, y: point.1)
            if index == 0 { path.move(to: place) } else { path.line(to: place) }
        }
        return path
    }

    private static func cubic(_ numbers: Double...) -> Path {
        var path = Path()
        path.move(to: Point(x: numbers[0], y: numbers[1]))
        path.cubic(
            to: Point(x: numbers[6], y: numbers[7]),
            control1: Point(x: numbers[2], y: numbers[3]),
            control2: Point(x: numbers[4], y: numbers[5])
        )
        return path
    }

    static let examples: [Example] = {
        let round = StrokeStyle(width: 8, cap: .round, join: .round)
        let circle = Path.circle(center: middle, radius: 20)
        let eight = cubic(8, 30, 8, -15, 52, 75, 52, 30)
        var loops = cubic(5, 50, 90, 10, -30, 10, 55, 50)
        loops.append(lines((10, 8), (50, 14)))
        return [
            Example("circle", circle, round),
            Example("open arc", circle.trimmed(from: 0.1, to: 0.95), round),
            Example("arc across the start", circle.trimmedAround(from: 0.6, to: 1.4), round),
            Example("wide arc", circle.trimmed(from: 0, to: 0.7), StrokeStyle(width: 30)),
            Example("wave", eight, StrokeStyle(width: 10)),
            Example("loop and line", loops, round),
            Example(
                "zigzag",
                lines((8, 45), (18, 12), (28, 45), (38, 12), (50, 48)),
                StrokeStyle(width: 9)
            ),
            Example(
                "wide zigzag",
                lines((8, 35), (18, 22), (28, 38), (38, 25), (50, 38)),
                StrokeStyle(width: 16, cap: .round, join: .bevel)
            ),
            Example(
                "crossing lines",
                lines((5, 30), (55, 30), (55, 10), (30, 10), (30, 55)),
                StrokeStyle(width: 12, cap: .square)
            ),
            Example(
                "triangle",
                .polygon(
                    [
                        Point(x: 30, y: 8), Point(x: 52, y: 50), Point(x: 8, y: 50),
                    ],
                    isClosed: true
                ),
                round
            ),
            Example("tight curve", cubic(10, 50, 30, -25, 32, -25, 50, 50), StrokeStyle(width: 20)),
            Example("small circle", .circle(center: middle, radius: 5), StrokeStyle(width: 20)),
        ]
    }()

    private static func image(
        _ path: Path,
        _ style: StrokeStyle,
        _ gradient: Gradient = gradient,
        line: Path? = nil,
        transform: Transform = .identity
    ) -> Image {
        var scene = Scene(width: size, height: size)
        scene.stroke(
            path,
            style,
            with: .along(gradient, line: line ?? path, style: style),
            transform: transform
        )
        return .of(scene)
    }

    @Test(arguments: examples)
    func `colours are those of the nearest point`(example: Example) {
        let image = Self.image(example.path, example.style)
        let error = Self.error(of: image, example.path, example.style, .identity)
        #expect(error.pixels > 100)
        #expect(error.worst <= 2, "\(error)")
    }

    @Test(arguments: examples)
    func `colours follow a transform`(example: Example) {
        let transform = Transform.translation(dx: -30, dy: -30)
            .then(.scale(x: 0.9, y: -0.7)).then(.rotation(.degrees(25)))
            .then(.translation(dx: 30, dy: 30))
        let image = Self.image(example.path, example.style, transform: transform)
        let error = Self.error(of: image, example.path, example.style, transform)
        #expect(error.pixels > 50)
        #expect(error.worst <= 2, "\(error)")
    }

    private static func error(
        of image: Image,
        _ path: Path,
        _ style: StrokeStyle,
        _ transform: Transform
    ) -> (worst: Double, place: String, pixels: Int) {
        let line = ReferenceLine(path)
        let ideal = IdealGradient(gradient)
        var (worst, place, pixels) = (0.0, "", 0)
        guard let inverse = transform.inverted else { return (255, "", 0) }
        for y in 0..<size {
            for x in 0..<size where image.bytes(x, y)[3] == 255 {
                let center = inverse.apply(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
                guard let t = line.steadyPosition(of: center, reach: style.width / 2) else {
                    continue
                }
                let expected = ideal.color(at: t) * 255
                let bytes = image.bytes(x, y)
                pixels += 1
                for component in 0..<3 {
                    let error = abs(Double(bytes[component]) - expected[component])
                    if error > worst { (worst, place) = (error, "\(x), \(y): \(t)") }
                }
            }
        }
        return (worst, place, pixels)
    }

    @Test func `caps have the colours of the ends`() {
        let style = StrokeStyle(width: 20, cap: .round)
        let image = Self.image(Self.lines((20, 30), (40, 30)), style)
        #expect(image.bytes(14, 30) == [255, 0, 0, 255])
        #expect(image.bytes(45, 30) == [0, 102, 255, 255])
        let square = Self.image(
            Self.lines((20, 30), (40, 30)),
            StrokeStyle(width: 20, cap: .square)
        )
        #expect(square.bytes(11, 21) == [255, 0, 0, 255])
        #expect(square.bytes(48, 38) == [0, 102, 255, 255])
    }

    @Test func `a dot has the first colour`() {
        let style = StrokeStyle(width: 20, cap: .round)
        let image = Self.image(Self.lines((30, 30), (30, 30)), style)
        #expect(image.bytes(30, 30) == [255, 0, 0, 255])
        #expect(image.bytes(24, 33) == [255, 0, 0, 255])
    }

    @Test func `positions run on over all contours`() {
        var path = Self.lines((5, 15), (25, 15))
        path.append(Self.lines((5, 45), (25, 45)))
        let image = Self.image(path, StrokeStyle(width: 10))
        // The end of the first contour is the middle of the gradient.
        #expect(image.rgb(24, 15)[0] >= 250 && image.rgb(24, 15)[1] >= 195)
        #expect(image.rgb(5, 45)[0] >= 248 && image.rgb(5, 45)[1] >= 195)
    }

    @Test func `dashes cut only the coverage`() {
        let path = Self.examples[4].path
        let solid = Self.image(path, StrokeStyle(width: 10))
        var style = StrokeStyle(width: 10)
        style.dash = [7, 5]
        style.dashPhase = 3
        let dashed = Self.image(path, style)
        var pixels = 0
        for y in 0..<Self.size {
            for x in 0..<Self.size where dashed.bytes(x, y)[3] == 255 {
                pixels += 1
                for (one, two) in zip(solid.bytes(x, y), dashed.bytes(x, y)) {
                    #expect(abs(Int(one) - Int(two)) <= 2, "\(x), \(y)")
                }
            }
        }
        #expect(pixels > 200)
    }

    @Test func `a gap of a later part shows an earlier part`() {
        // The last line crosses the first at a length of 125, in a gap from 110 to 140.
        let path = Self.lines((5, 30), (55, 30), (55, 5), (30, 5), (30, 55))
        var style = StrokeStyle(width: 8)
        let solid = Self.image(path, style)
        style.dash = [110, 30]
        let dashed = Self.image(path, style)
        #expect(dashed.rgb(33, 30) != solid.rgb(33, 30))
        #expect(dashed.rgb(20, 30) == solid.rgb(20, 30))
        let before = dashed.rgb(25, 30)[1], after = dashed.rgb(36, 30)[1]
        #expect((before...after).contains(dashed.rgb(33, 30)[1]))
    }

    @Test func `the end of a closed contour meets its start in an antialiased edge`() {
        let circle = Path.circle(center: Self.middle, radius: 20)
        let hard = Gradient(colors: [.black, .white], interpolation: .srgb)
        // The circle starts on the right.
        for degrees in [0.0, 17, 45] {
            let transform = Transform.rotation(.degrees(degrees), about: Self.middle)
            let image = Self.image(circle, StrokeStyle(width: 12), hard, transform: transform)
            let inverse = Transform.rotation(.degrees(-degrees), about: Self.middle)
            for y in 0..<Self.size {
                for x in 0..<Self.size where image.bytes(x, y)[3] == 255 {
                    let mean = SampledPixel.mean(x, y) { place in
                        let offset = inverse.apply(to: place) - Self.middle
                        let turns = SystemMath.turns(x: offset.dx, y: offset.dy)
                        return SIMD4(turns, turns, turns, 1)
                    }
                    let error = SampledPixel.error(image.bytes(x, y), mean)
                    #expect(error <= 4, "\(degrees)°: \(x), \(y)")
                }
            }
        }
    }

    @Test func `the edge of a later part over an earlier part is antialiased`() {
        // A vertical line over a horizontal one.
        let path = Self.lines((5.0, 30), (75, 30), (75, -100), (30.3, -100), (30.3, 75))
        let hard = Gradient(
            stops: [(Color.black, 0.5), (.white, 0.5)].map {
                Gradient.Stop(color: $0, location: $1)
            }
        )
        let image = Self.image(path, StrokeStyle(width: 8, join: .round), hard)
        // The later line covers x from 26.3 to 34.3.
        #expect(abs(Int(image.rgb(26, 30)[0]) - 178) <= 2)
        #expect(image.rgb(27, 30)[0] == 255)
        #expect(image.rgb(25, 30)[0] == 0)
        #expect(abs(Int(image.rgb(34, 30)[0]) - 77) <= 2)
        #expect(image.bytes(26, 30)[3] == 255)
    }

    @Test func `hard edges along a line are antialiased`() {
        let hard = Gradient(
            stops: [(Color.black, 0.5), (.white, 0.5)].map {
                Gradient.Stop(color: $0, location: $1)
            }
        )
        let image = Self.image(Self.lines((10, 30), (50.6, 30)), StrokeStyle(width: 20), hard)
        #expect(image.rgb(29, 30)[0] == 0)
        #expect(abs(Int(image.rgb(30, 30)[0]) - 179) <= 2)
        #expect(image.rgb(31, 30)[0] == 255)
    }

    @Test func `a projected stroke has projected colours`() throws {
        let example = Self.examples[4]
        let projection = Projection(.translation(dx: -30, dy: -30))
            .then(Projection(degreesX: 35, degreesY: 20, distance: 120))
            .then(Projection(.translation(dx: 30, dy: 30)))
        let inverse = try #require(projection.inverted)
        let shape = Shape(
            path: example.path,
            style: .stroke(example.style),
            paint: .along(Self.gradient, line: example.path, style: example.style)
        )
        let image = Image.of(
            width: Self.size,
            height: Self.size,
            [.shape(shape.projected(by: projection))]
        )
        let line = ReferenceLine(example.path)
        let ideal = IdealGradient(Self.gradient)
        var pixels = 0
        for y in 0..<Self.size {
            for x in 0..<Self.size where image.bytes(x, y)[3] == 255 {
                let center = inverse.apply(to: Point(x: Double(x) + 0.5, y: Double(y) + 0.5))
                guard let t = line.steadyPosition(of: center, reach: 5) else { continue }
                let expected = ideal.color(at: t) * 255
                pixels += 1
                for component in 0..<3 {
                    #expect(abs(Double(image.bytes(x, y)[component]) - expected[component]) <= 2)
                }
            }
        }
        #expect(pixels > 100)
    }

    @Test func `opacity applies once where a stroke crosses itself`() {
        let path = Self.examples[8].path
        var scene = Scene(width: Self.size, height: Self.size)
        let style = StrokeStyle(width: 12)
        scene.stroke(
            path,
            style,
            with: .along(Self.gradient, line: path, style: style),
            opacity: 0.5
        )
        let image = Image.of(scene)
        #expect(image.bytes(30, 30)[3] == 128)
        #expect(image.bytes(15, 30)[3] == 128)
    }

    @Test func `a long zigzag is not slow`() {
        // Quadratic work would take minutes.
        var path = Path()
        path.move(to: .zero)
        for index in 1...50_000 {
            let x = Double(index) / 50_000 * 60
            path.line(to: Point(x: x, y: index.isMultiple(of: 2) ? 0 : 60))
        }
        let image = Self.image(path, StrokeStyle(width: 3, join: .bevel))
        #expect(image.bytes(30, 30)[3] == 255)
    }

    @Test func `absurd lines draw without a crash`() {
        for numbers in [
            [Double.nan, 0, 1, 1, 2, 2, 3, 3], [0, 0, 0, 0, 0, 0, 0, 0],
            [0, 0, 1e300, 0, 0, 1e300, 5, 5], [1, 1, 1, 1, 1, 1, 30, 30],
            [0, 0, 60, 60, 0, 0, 60, 60], [-1e6, 0, 1e6, 60, -1e6, 60, 1e6, 0],
        ] {
            let path = Self.cubic(
                numbers[0],
                numbers[1],
                numbers[2],
                numbers[3],
                numbers[4],
                numbers[5],
                numbers[6],
                numbers[7]
            )
            for width in [0, 1e-9, 5, 1e9, .infinity, .nan] {
                _ = Self.image(path, StrokeStyle(width: width, cap: .square, dash: [1, 2]))
            }
        }
    }
}

import Raster
import Testing

/// Linear and radial gradients.
@Suite struct LinearAndRadialPaintTests {
    private static let ramp = Gradient(colors: [.black, .white], interpolation: .srgb)

    /// Returns the fraction 0…1 from black to white, exact to one step.
    private static func position(of paint: Paint, x: Double, y: Double) -> Double {
        let place = Transform.translation(dx: 0.5 - x, dy: 0.5 - y)
        let image = Image.filled(with: paint, width: 1, height: 1, transform: place)
        return Double(image.rgb(0, 0)[0]) / 255
    }

    @Test(
        "A gradient from corner to corner has the expected positions",
        arguments: [
            (0.0, 0.0, 0.0), (375, 0, 0.2402), (0, 667, 0.7598), (375, 667, 1),
            (187.5, 333.5, 0.5), (187.5, 58, 0.1862),
        ]
    )
    func corners(x: Double, y: Double, t: Double) {
        let paint = Paint.linear(Self.ramp, start: .zero, end: Point(x: 375, y: 667))
        #expect(near(Self.position(of: paint, x: x, y: y), t, 0.51 / 255))
    }

    @Test func `lines of equal colour are perpendicular to a linear gradient`() {
        let paint = Paint.linear(Self.ramp, start: Point(x: 10, y: 10), end: Point(x: 50, y: 40))
        // (30, 25) is the middle; (−3, 4) is perpendicular.
        for k in [-5.0, -1, 0, 2, 7] {
            let position = Self.position(of: paint, x: 30 - 3 * k, y: 25 + 4 * k)
            #expect(near(position, 0.5, 0.51 / 255))
        }
    }

    @Test func `the colours of both ends continue outside`() {
        let paint = Paint.linear(Self.ramp, start: Point(x: 10, y: 0), end: Point(x: 20, y: 0))
        #expect(Self.position(of: paint, x: 9.9, y: 3) == 0)
        #expect(Self.position(of: paint, x: -500, y: 3) == 0)
        #expect(Self.position(of: paint, x: 20.1, y: 3) == 1)
        #expect(Self.position(of: paint, x: 900, y: 3) == 1)
    }

    /// Returns a gradient with several stops at each end: red before the start, green to blue
    /// inside, white after the end.
    private static func coincident(_ interpolation: Gradient.Interpolation) -> Gradient {
        let red = Color(red: 1, green: 0, blue: 0)
        let green = Color(red: 0, green: 1, blue: 0)
        let blue = Color(red: 0, green: 0, blue: 1)
        return Gradient(
            stops: [(red, 0.0), (green, 0), (blue, 1), (.black, 1), (.white, 1)].map {
                Gradient.Stop(color: $0.0, location: $0.1)
            },
            interpolation: interpolation
        )
    }

    @Test(arguments: Gradient.Interpolation.allCases)
    func `of several stops at an end the outermost colours the outside`(
        interpolation: Gradient.Interpolation
    ) {
        let gradient = Self.coincident(interpolation)
        let line = Paint.linear(gradient, start: Point(x: 10, y: 0), end: Point(x: 30, y: 0))
        let rings = Paint.radial(gradient, center: .zero, startRadius: 10, endRadius: 30)
        for paint in [line, rings] {
            let image = Image.filled(with: paint, width: 40, height: 1)
            for x in 0..<9 { #expect(image.rgb(x, 0) == [255, 0, 0]) }
            // The ring crosses the last pixel before it.
            #expect(image.rgb(9, 0)[0] >= 250)
            for x in 30..<40 { #expect(image.rgb(x, 0) == [255, 255, 255]) }
            let (first, last) = (image.rgb(10, 0), image.rgb(29, 0))
            #expect(first[0] < 60 && first[1] > 225 && first[2] < 60)
            #expect(last[0] < 60 && last[1] < 60 && last[2] > 225)
        }
    }

    @Test func `of several stops at the start the outermost fills the rest of a conic gradient`() {
        let paint = Paint.conic(
            Self.coincident(.srgb),
            center: Point(x: 20, y: 20),
            start: .degrees(0),
            end: .degrees(90)
        )
        let image = Image.filled(with: paint, width: 40, height: 40)
        #expect(image.rgb(36, 10) == [255, 0, 0])
        #expect(image.rgb(4, 30) == [255, 255, 255])
    }

    @Test func `a linear gradient without length has the colour of its end`() {
        let point = Point(x: 3, y: 4)
        #expect(Self.position(of: .linear(Self.ramp, start: point, end: point), x: 0, y: 0) == 1)
    }

    @Test func `a radial gradient depends on the distance`() {
        let paint = Paint.radial(
            Self.ramp,
            center: Point(x: 20, y: 10),
            startRadius: 5,
            endRadius: 25
        )
        for degrees in stride(from: 0.0, to: 360, by: 37) {
            for (radius, t) in [(0.0, 0.0), (4.9, 0), (10, 0.25), (15, 0.5), (25, 1), (90, 1)] {
                let point = Point(x: 20, y: 10) + Vector(angle: .degrees(degrees)) * radius
                #expect(near(Self.position(of: paint, x: point.x, y: point.y), t, 0.51 / 255))
            }
        }
    }

    @Test func `a radial gradient can run inwards`() {
        let paint = Paint.radial(Self.ramp, center: .zero, startRadius: 20, endRadius: 0)
        #expect(Self.position(of: paint, x: 0, y: 0) == 1)
        #expect(near(Self.position(of: paint, x: 5, y: 0), 0.75, 0.51 / 255))
        #expect(Self.position(of: paint, x: 0, y: 25) == 0)
    }

    @Test func `a radial gradient with equal radii has the last colour`() {
        let paint = Paint.radial(Self.ramp, center: .zero, startRadius: 9, endRadius: 9)
        #expect(Self.position(of: paint, x: 0, y: 30) == 1)
    }

    @Test func `opacity does not change the colours of a gradient`() {
        let paint = Paint.linear(Self.ramp, start: .zero, end: Point(x: 16, y: 0))
        let full = Image.filled(with: paint, width: 16, height: 1)
        let faint = Image.filled(with: paint, width: 16, height: 1, opacity: 0.2)
        for x in 0..<16 {
            #expect(faint.rgb(x, 0) == full.rgb(x, 0))
            #expect(faint[x, 0].alpha == 51)
        }
    }
}

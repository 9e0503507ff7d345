import Raster
import Testing

/// Conic gradients match SwiftUI's; the ring of the arc design depends on them.
@Suite struct ConicPaintTests {
    /// Returns the pixel in a direction from the centre of a conic gradient, so far away that no
    /// hard edge crosses it.
    private static func bytes(
        _ gradient: Gradient,
        degrees: Double,
        start: Angle = .zero,
        end: Angle = .degrees(360)
    ) -> [Int] {
        let center = Point(x: 0.5, y: 0.5) - Vector(angle: .degrees(degrees)) * 10_000
        let paint = Paint.conic(gradient, center: center, start: start, end: end)
        return Image.filled(with: paint, width: 1, height: 1).rgb(0, 0)
    }

    struct Ring {
        var name: String
        var cyan: Color
        var mint: Color
        var colors: [[Int]]
    }

    private static let degrees = [
        0, 30, 60, 90, 120, 150, 180, 210, 240, 270, 300, 330, 345, 348.54, 354,
    ]

    private static let rings = [
        Ring(
            name: "iOS 15 to 18, light",
            cyan: Color(50, 173, 230),
            mint: Color(0, 199, 190),
            colors: [
                [50, 173, 230], [42, 180, 220], [33, 187, 211], [21, 193, 201], [0, 199, 190],
                [111, 214, 206], [164, 228, 222], [211, 242, 238], [255, 255, 255],
                [210, 235, 250], [164, 215, 244], [115, 194, 237], [87, 184, 234], [79, 181, 233],
                [66, 177, 232],
            ]
        ),
        Ring(
            name: "iOS 15 to 18, dark",
            cyan: Color(100, 210, 255),
            mint: Color(99, 230, 226),
            colors: [
                [100, 210, 255], [100, 215, 248], [99, 220, 241], [99, 225, 234], [99, 230, 226],
                [147, 237, 233], [187, 243, 241], [222, 249, 248], [255, 255, 255],
                [220, 244, 255], [184, 233, 255], [145, 222, 255], [124, 216, 255],
                [119, 215, 255], [110, 212, 255],
            ]
        ),
        Ring(
            name: "iOS 26, light",
            cyan: Color(0, 192, 232),
            mint: Color(0, 200, 179),
            colors: [
                [0, 192, 232], [0, 194, 219], [0, 196, 206], [0, 198, 193], [0, 200, 179],
                [111, 214, 198], [164, 228, 216], [211, 242, 236], [255, 255, 255],
                [210, 240, 250], [163, 225, 245], [109, 209, 239], [75, 200, 235], [65, 198, 235],
                [45, 195, 233],
            ]
        ),
        Ring(
            name: "iOS 26, dark",
            cyan: Color(60, 211, 254),
            mint: Color(0, 218, 195),
            colors: [
                [60, 211, 254], [50, 213, 240], [39, 215, 225], [25, 217, 210], [0, 218, 195],
                [115, 228, 210], [168, 238, 225], [213, 247, 240], [255, 255, 255],
                [216, 245, 255], [174, 234, 255], [127, 223, 255], [98, 217, 255], [91, 216, 254],
                [77, 213, 254],
            ]
        ),
    ]

    @Test("A ring from cyan over mint and white to cyan has SwiftUI's colours", arguments: rings)
    func ring(_ ring: Ring) {
        let gradient = Gradient(colors: [ring.cyan, ring.mint, .white, ring.cyan])
        let ramp = GradientRamp(gradient)
        let ideal = IdealGradient(gradient)
        for (degrees, rgb) in zip(Self.degrees, ring.colors) {
            let color = ramp.color(at: degrees / 360)
            let exact = [color.red, color.green, color.blue].map { Int(($0 * 255).rounded()) }
            #expect(exact == rgb, "\(ring.name), \(degrees)°")
            // Near half-way between two bytes, either is allowed.
            let place = ideal.color(at: degrees / 360) * 255
            for (byte, value) in zip(
                Self.bytes(gradient, degrees: degrees),
                [place.x, place.y, place.z]
            ) {
                #expect(near(Double(byte), value, 0.6), "\(ring.name), \(degrees)°")
            }
        }
    }

    @Test func `interpolation in sRGB differs from Oklab`() {
        let gradient = Gradient(
            colors: [Color(50, 173, 230), Color(0, 199, 190), .white, Color(50, 173, 230)],
            interpolation: .srgb
        )
        // Half-way between two bytes, either is nearest.
        for (degrees, rgb) in [
            (60.0, [25, 186, 210]), (180, [127.5, 227, 222.5]), (300, [152.5, 214, 242.5]),
        ] {
            for (byte, value) in zip(Self.bytes(gradient, degrees: degrees), rgb) {
                #expect(near(Double(byte), value, 0.6), "\(degrees)°")
            }
        }
    }

    private static let ramp = Gradient(
        stops: [.init(color: .black, location: 0), .init(color: .white, location: 1)],
        interpolation: .srgb
    )

    private static func level(_ degrees: Double, _ start: Double, _ end: Double) -> Int {
        bytes(ramp, degrees: degrees, start: .degrees(start), end: .degrees(end))[0]
    }

    @Test func `angles run clockwise on the screen`() {
        // A quarter turn is below the centre.
        let paint = Paint.conic(
            Self.ramp,
            center: Point(x: 10.5, y: 10.5),
            start: .zero,
            end: .degrees(360)
        )
        let image = Image.filled(with: paint, width: 21, height: 21)
        #expect(image.rgb(10, 20)[0] == 64)
        #expect([127, 128].contains(image.rgb(0, 10)[0]))
        #expect(image.rgb(10, 0)[0] == 191)
    }

    @Test func `the start of a full turn is a hard edge`() {
        #expect(Self.level(0.01, 0, 360) == 0)
        #expect(Self.level(359.99, 0, 360) == 255)
        #expect(Self.level(89.99, 90, 450) == 255)
        #expect(Self.level(90.01, 90, 450) == 0)
    }

    @Test func `the rest of a short sweep is half the end and half the start colour`() {
        #expect((127...128).contains(Self.level(45, 0, 90)))
        #expect(Self.level(91, 0, 90) == 255)
        #expect(Self.level(224.9, 0, 90) == 255)
        #expect(Self.level(225.1, 0, 90) == 0)
        #expect(Self.level(359, 0, 90) == 0)
        // Rotated past the x axis.
        #expect((127...128).contains(Self.level(30, 350, 430)))
        #expect(Self.level(209, 350, 430) == 255)
        #expect(Self.level(211, 350, 430) == 0)
    }

    @Test func `an end before the start runs counter-clockwise`() {
        // From 90° back to 0°, then, in the same direction, 135° of the end and 135° of the start.
        #expect((127...128).contains(Self.level(45, 90, 0)))
        #expect(Self.level(67.5, 90, 0) == 64)
        #expect(Self.level(359, 90, 0) == 255)
        #expect(Self.level(226, 90, 0) == 255)
        #expect(Self.level(224, 90, 0) == 0)
        #expect(Self.level(91, 90, 0) == 0)
        // A full turn backwards is the mirrored forward turn.
        for degrees in stride(from: 5.0, to: 360, by: 10) {
            let mirrored = Self.level(360 - degrees, 0, 360)
            #expect(Self.level(degrees, 0, -360) == mirrored)
        }
    }

    @Test func `equal angles are half the end and half the start colour`() {
        #expect(Self.level(1, 0, 0) == 255)
        #expect(Self.level(179, 0, 0) == 255)
        #expect(Self.level(181, 0, 0) == 0)
        #expect(Self.level(359, 0, 0) == 0)
        #expect(Self.level(219, 40, 40) == 255)
        #expect(Self.level(221, 40, 40) == 0)
    }

    @Test func `the last turn of a long sweep is visible`() {
        // 0° to 720°: the last turn has the upper half of the colours.
        #expect(Self.level(0.1, 0, 720) == 128)
        #expect(Self.level(180, 0, 720) == 191)
        #expect(Self.level(359.9, 0, 720) == 255)
        // 0° to 540°: it begins at 180°, after a third of the colours.
        #expect(Self.level(180.1, 0, 540) == 85)
        #expect(Self.level(0, 0, 540) == 170)
        #expect(Self.level(179.9, 0, 540) == 255)
        // The reverse sweep.
        #expect(Self.level(179.9, 0, -540) == 85)
        #expect(Self.level(180.1, 0, -540) == 255)
    }

    @Test func `a full turn added to both angles changes nothing`() {
        for degrees in stride(from: 3.0, to: 360, by: 12) {
            let plain = Self.level(degrees, 20, 200)
            #expect(abs(Self.level(degrees, 380, 560) - plain) <= 1)
            #expect(abs(Self.level(degrees, -700, -520) - plain) <= 1)
        }
    }
}

import Raster

/// All kinds of gradients in a square, with close and distant stops, hard edges and transparent
/// ends.
enum GradientPictures {
    /// All kinds of gradients in both colour spaces, with all lists of stops.
    static let all: [CatalogueImage] = Gradient.Interpolation.allCases.flatMap { space in
        stops.flatMap { name, stops in
            kinds.map { kind, paint in
                CatalogueImage("gradients/\(kind)/\(space.rawValue)-\(name)", side: 64) {
                    let square = Path.rect(Rect(x: 2.5, y: 1.75, width: 60, height: 59.3))
                    return [
                        .fill(square, paint(Gradient(stops: stops, interpolation: space)))
                    ]
                }
            }
        }
    }

    /// The conic gradient for `Outlines.ring(progress:)`.
    static let ringPaint = Paint.conic(
        Gradient(
            colors: [
                Color(red8: 50, green8: 173, blue8: 230),
                Color(red8: 0, green8: 199, blue8: 190),
                .white,
                Color(red8: 50, green8: 173, blue8: 230),
            ],
            interpolation: .srgb
        ),
        center: Point(x: 60, y: 60),
        start: .zero,
        end: .turns(1)
    )

    private static let middle = Point(x: 31.3, y: 33.1)

    private static let kinds: [(name: String, paint: @Sendable (Gradient) -> Paint)] = [
        ("linear", { .linear($0, start: Point(x: 5, y: 9), end: Point(x: 55, y: 48)) }),
        ("linear-short", { .linear($0, start: Point(x: 30, y: 20), end: Point(x: 33, y: 21)) }),
        ("radial", { .radial($0, center: middle, startRadius: 4, endRadius: 40) }),
        ("radial-inward", { .radial($0, center: middle, startRadius: 35, endRadius: 2) }),
        ("conic", { conic($0, 0, 1) }),
        ("conic-turned", { conic($0, 0.3, 1.3) }),
        ("conic-part", { conic($0, 0.1, 0.65) }),
        ("conic-back", { conic($0, 0.9, 0.2) }),
        ("conic-over", { conic($0, -0.4, 1.9) }),
    ]

    private static func conic(_ gradient: Gradient, _ start: Double, _ end: Double) -> Paint {
        .conic(gradient, center: middle, start: .turns(start), end: .turns(end))
    }

    private static let red = Color(red8: 255, green8: 59, blue8: 48)
    private static let blue = Color(red8: 0, green8: 122, blue8: 255)

    private static let stops: [(name: String, stops: [Gradient.Stop])] = [
        ("two", evenly([red, blue])),
        ("clear", evenly([red, .clear, blue.opacity(0.4), .white])),
        (
            "hard",
            [
                Gradient.Stop(color: .white, location: 0.1),
                Gradient.Stop(color: red, location: 0.4),
                Gradient.Stop(color: blue, location: 0.4),
                Gradient.Stop(color: .black, location: 0.85),
            ]
        ),
        (
            "many",
            evenly(
                (0..<64).map { index in
                    let step = UInt8(truncatingIfNeeded: index &* 73)
                    return Color(red8: step, green8: step &* 5, blue8: step ^ 0xA5)
                }
            )
        ),
    ]

    private static func evenly(_ colors: [Color]) -> [Gradient.Stop] {
        Gradient(colors: colors).stops
    }
}

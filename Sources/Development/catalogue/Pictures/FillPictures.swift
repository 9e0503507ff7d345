import Indicators
import Raster

/// Filled outlines, most of them in white, to test coverage.
enum FillPictures {
    /// All outlines with both fill rules, and lines of text.
    static let all: [CatalogueImage] =
        outlines.flatMap { name, path in
            [("non-zero", FillRule.nonZero), ("even-odd", .evenOdd)].map { label, rule in
                CatalogueImage("fills/\(name)/\(label)", side: 120) {
                    [.fill(path(), .solid(.white), rule: rule)]
                }
            }
        } + letters

    private static let outlines: [(name: String, path: @Sendable () -> Path)] = [
        ("circle-3.3", { .circle(center: Point(x: 60.3, y: 59.6), radius: 3.3) }),
        ("circle-50", { .circle(center: Point(x: 60, y: 60), radius: 50) }),
        ("circle-huge", { .circle(center: Point(x: 60, y: 100_060.4), radius: 100_000) }),
        ("blob", { Outlines.blob }),
        ("star-5", { Outlines.star() }),
        ("star-17", { Outlines.star(points: 17, step: 8) }),
        ("line-flat", { thin(Point(x: 10.3, y: 40.7), Point(x: 109.6, y: 46.2)) }),
        ("line-steep", { thin(Point(x: 41.2, y: 9.8), Point(x: 46.9, y: 110.3)) }),
        ("hair", { thin(Point(x: 3.3, y: 7.1), Point(x: 117, y: 99), width: 0.02) }),
        ("rect", { .rect(Rect(x: 10.25, y: 20.5, width: 70.6, height: 61.1)) }),
        ("corner-circular", { corner(.circular) }),
        ("corner-continuous", { corner(.continuous) }),
        ("capsule", { capsule(.continuous) }),
        ("capsule-circular", { capsule(.circular) }),
        ("ellipse", { .ellipse(in: Rect(x: -20.5, y: 40, width: 111.3, height: 110)) }),
        ("shared-edges", sharedEdges),
        ("rings", rings),
        ("svg-arcs", { Outlines.svg("M10 80A45 20 30 1 0 90 40a30 50-20 0 1-25 60zm60-60h9v9z") }),
        ("svg-smooth", { Outlines.svg("M10 60Q35 5 60 60T110 60S80 130 60 90t-50-30Z") }),
    ]

    private static let letters = [0.7, 1, 2.5].map { size in
        let label = "\(Int(size * 10))"
        return CatalogueImage("fills/letters/\(label)", side: 120) {
            let em = 10 * size
            let lines = ["0123456789", "Pinwheel", "°×–’✓✗", "{|}@&%"]
            return lines.enumerated().map { index, text in
                let origin = Point(x: 2.5, y: em * 1.4 * Double(index + 1))
                return .stroke(
                    StrokeFont.builtIn.path(for: text, size: em, at: origin),
                    StrokeStyle(width: em / 10, cap: .round, join: .round),
                    .solid(.black)
                )
            }
        }
    }

    private static func thin(_ start: Point, _ end: Point, width: Double = 1) -> Path {
        let side = ((end - start).normalized ?? .zero).quarterTurned * (width / 2)
        return .polygon([start + side, end + side, end - side, start - side])
    }

    private static func corner(_ corners: Path.Corners) -> Path {
        let rect = Rect(x: 12.3, y: 9.9, width: 95, height: 71.8)
        return .roundedRect(rect, cornerRadius: 23, corners: corners)
    }

    private static func capsule(_ corners: Path.Corners) -> Path {
        .capsule(in: Rect(x: 8.4, y: 30.3, width: 100, height: 33.7), corners: corners)
    }

    /// A fan of triangles. Each shares two edges with its neighbours.
    @Sendable private static func sharedEdges() -> Path {
        var path = Path()
        let center = Point(x: 58.7, y: 61.2)
        for index in 0..<13 {
            let from = center + Vector(angle: .turns(Double(index) / 13)) * 52
            let to = center + Vector(angle: .turns(Double(index + 1) / 13)) * 52
            path.append(.polygon([center, from, to]))
        }
        return path
    }

    /// Circles that intersect and touch.
    @Sendable private static func rings() -> Path {
        var path = Path()
        for index in 0..<9 {
            let position = Point(x: 20 + Double(index) * 10, y: 60 + Double(index % 3) * 7.5)
            path.append(.circle(center: position, radius: 12 + Double(index % 4) * 4))
        }
        return path
    }
}

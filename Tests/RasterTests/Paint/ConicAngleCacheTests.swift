import Raster
import Testing

/// Directions that are kept from frame to frame must not change a pixel.
@Suite struct ConicAngleCacheTests {
    private static func frame(_ i: Int) -> Scene {
        let gradient = Gradient(colors: [Color(50, 173, 230), .white, Color(0, 199, 190), .black])
        let center = Point(x: 20, y: 20)
        return Scene(
            width: 41,
            height: 40,
            items: [
                .shape(
                    Shape(
                        path: .circle(center: center, radius: 14),
                        style: .stroke(StrokeStyle(width: 8)),
                        paint: .conic(gradient, center: center, start: .zero, end: .turns(1)),
                        transform: .rotation(.degrees(Double(7 * i)), about: center)
                    )
                )
            ]
        )
    }

    @Test func laterFramesAreThoseOfAFreshRenderer() {
        var kept = Renderer()
        for i in 0..<60 {
            #expect(kept.render(Self.frame(i)) == Image.of(Self.frame(i)), "frame \(i)")
        }
    }

    @Test func otherExtentsDoNotMeetKeptRows() {
        var kept = Renderer()
        for i in 0..<12 {
            var scene = Self.frame(i)
            scene.width = [41, 17, 60][i % 3]
            scene.height = [40, 33][i % 2]
            #expect(kept.render(scene) == Image.of(scene), "\(scene.width)×\(scene.height)")
        }
    }
}

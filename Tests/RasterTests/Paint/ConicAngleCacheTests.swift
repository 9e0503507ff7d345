import Raster
import Testing

/// Cached directions give the same pixels as computed ones.
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

    @Test func `later frames of a conic gradient have the pixels of a new renderer`() {
        var reused = Renderer()
        for i in 0..<60 {
            #expect(reused.render(Self.frame(i)) == Image.of(Self.frame(i)), "frame \(i)")
        }
    }

    @Test func `images of another size do not use cached directions`() {
        var reused = Renderer()
        for i in 0..<12 {
            var scene = Self.frame(i)
            scene.width = [41, 17, 60][i % 3]
            scene.height = [40, 33][i % 2]
            #expect(reused.render(scene) == Image.of(scene), "\(scene.width)×\(scene.height)")
        }
    }
}

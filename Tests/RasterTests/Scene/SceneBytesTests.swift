import Raster
import SeededRandom
import Testing

/// The hash of a scene's bytes identifies its image. A property missing from the bytes would show
/// outdated images.
@Suite struct SceneBytesTests {
    private static func bytes(_ scene: Scene) -> [UInt8] {
        var bytes: [UInt8] = []
        scene.append(to: &bytes)
        return bytes
    }

    private static func bytes(_ shape: Shape) -> [UInt8] {
        bytes(Scene(width: 9, height: 9, items: [.shape(shape)]))
    }

    @Test("Different scenes have different bytes, and equal scenes equal bytes")
    func randomScenes() {
        var numbers = AbsurdNumbers(random: SplitMix64(seed: 611), percentage: 40)
        var seen: [[UInt8]: Scene] = [:]
        for _ in 0..<3_000 {
            let scene = Scene(
                width: numbers.int(0..<3),
                height: numbers.int(0..<3),
                items: numbers.items()
            )
            let copy = scene
            #expect(Self.bytes(scene) == Self.bytes(copy))
            if let other = seen.updateValue(scene, forKey: Self.bytes(scene)) {
                // NaN is not equal to itself.
                #expect(other == scene || "\(other)" == "\(scene)")
            }
        }
        #expect(seen.count > 2_000)
    }

    @Test("Every property of shapes, groups and their parts changes the bytes")
    func everyPart() {
        let gradient = Gradient(colors: [.black, .white])
        let rect = Rect(x: 0, y: 0, width: 4, height: 4)
        let clip = Group.Clip(path: .circle(in: rect))
        let shape = Shape(path: clip.path, paint: .solid(.black))
        var variants: [Shape] = [shape]
        func vary(_ change: (inout Shape) -> Void) {
            var other = shape
            change(&other)
            variants.append(other)
        }
        vary { $0.path.line(to: Point(x: 1, y: 1)) }
        vary { $0.opacity = 0.5 }
        vary { $0.transform.tx = 1 }
        vary { $0.style = .fill(.evenOdd) }
        for mode in BlendMode.allCases where mode != shape.blend { vary { $0.blend = mode } }
        var pens = [StrokeStyle(), StrokeStyle(width: 2), StrokeStyle(miterLimit: 2)]
        pens += [StrokeStyle(dash: [1]), StrokeStyle(dash: [1, 1]), StrokeStyle(dashPhase: 1)]
        pens += [StrokeStyle(cap: .round), StrokeStyle(cap: .square)]
        pens += [StrokeStyle(join: .round), StrokeStyle(join: .bevel)]
        for pen in pens { vary { $0.style = .stroke(pen) } }
        let (one, two) = (Point(x: 1, y: 1), Point(x: 2, y: 2))
        let paints: [Paint] = [
            .solid(.white), .solid(Color(red: 0, green: 0, blue: 0, alpha: 0.5)),
            .linear(gradient, start: one, end: two), .linear(gradient, start: one, end: one),
            .linear(
                Gradient(colors: [.black, .white], interpolation: .srgb),
                start: one,
                end: two
            ),
            .linear(Gradient(colors: [.black]), start: one, end: two),
            .radial(gradient, center: one, startRadius: 0, endRadius: 1),
            .radial(gradient, center: one, startRadius: 0, endRadius: 2),
            .conic(gradient, center: one, start: .zero, end: .turns(1)),
            .conic(gradient, center: one, start: .turns(1), end: .turns(1)),
            .along(gradient, line: .line(from: .zero, to: one), style: StrokeStyle()),
            .along(gradient, line: .line(from: one, to: .zero), style: StrokeStyle()),
            .along(gradient, line: .line(from: one, to: .zero), style: StrokeStyle(width: 2)),
            .image(Image(width: 1, height: 1, pixels: [0, 0, 0, 0]), rect: rect),
            .image(Image(width: 1, height: 1, pixels: [0, 0, 0, 1]), rect: rect),
            .projected(.solid(.white), Projection(degreesX: 1, degreesY: 0, distance: nil)),
            .projected(.solid(.white), Projection(degreesX: 1, degreesY: 0, distance: 9)),
            .projected(.solid(.black), Projection(degreesX: 1, degreesY: 0, distance: 9)),
        ]
        for paint in paints { vary { $0.paint = paint } }
        #expect(Set(variants.map(Self.bytes)).count == variants.count)
        let group = Group(items: [.shape(shape)])
        let groups = [
            group, Group(items: []), Group(items: group.items, opacity: 0.5),
            Group(items: group.items, blend: .screen), Group(items: group.items, clips: [clip]),
            Group(items: group.items, measure: .luminance),
            Group(items: group.items, measure: .silhouette(.white)),
            Group(items: group.items, measure: .silhouette(.black)),
            Group(items: group.items, blur: 1), Group(items: group.items, blur: 2),
            Group(
                items: group.items,
                clips: [Group.Clip(path: clip.path, rule: .evenOdd)]
            ),
            Group(
                items: group.items,
                clips: [Group.Clip(path: clip.path, transform: .scale(2))]
            ),
        ]
        let scenes = groups.map { Scene(width: 9, height: 9, items: [.group($0)]) }
        #expect(Set(scenes.map(Self.bytes)).count == scenes.count)
    }

    @Test("The numbers of properties are those that the bytes include")
    func parts() {
        let path = Path.circle(in: Rect(x: 0, y: 0, width: 4, height: 4))
        func count(_ value: Any) -> Int { Mirror(reflecting: value).children.count }
        #expect(count(Scene(width: 1, height: 1)) == 3)
        #expect(count(Shape(path: path, paint: .solid(.black))) == 6)
        #expect(count(Group(items: [])) == 6)
        #expect(count(Group.Clip(path: path)) == 3)
        #expect(count(StrokeStyle()) == 6)
        #expect(count(Gradient(colors: [])) == 2)
        #expect(count(Gradient.Stop(color: .black, location: 0)) == 2)
        #expect(count(Color.black) == 4)
        #expect(count(Transform.identity) == 6)
        // The elements, and the start of the last contour, which follows from them.
        #expect(count(path) == 2)
    }
}

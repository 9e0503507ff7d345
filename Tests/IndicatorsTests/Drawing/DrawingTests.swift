import DesignFormat
import Indicators
import Raster
import TestSupport
import Testing

/// How layers become shapes: their positions, their order and their alpha.
@Suite struct DrawingTests {
    private func scene(
        _ layers: String,
        _ state: StateName = .pulling,
        _ progress: Double = 0.5,
        environment: Environment = .standard
    ) throws -> Scene {
        try Design(text: Samples.design(layers: layers))
            .scene(at: Moment(state: state, position: .progress(progress)), in: environment)
    }

    private func place(_ point: Point, by shape: Shape?) throws -> Point {
        let shape = try #require(shape)
        let place = shape.transform.apply(to: point)
        return Point(x: (place.x * 1e9).rounded() / 1e9, y: (place.y * 1e9).rounded() / 1e9)
    }

    @Test func `a layer is centred in the canvas plus its offset, in pixels`() throws {
        let environment = try #require(Environment(scale: 3))
        let scene = try scene(
            "  - {circle: {diameter: 4}, fill: red, offset: [2, -1]}",
            environment: environment
        )
        #expect(try place(.zero, by: scene.shapes.first) == Point(x: 36, y: 12))
        #expect(try place(Point(x: 2, y: 0), by: scene.shapes.first) == Point(x: 42, y: 12))
    }

    @Test(
        arguments: [
            ("", 10.0, 5.0), ("anchor: center,", 10, 5), ("anchor: bottom,", 14, 9),
            ("anchor: [0.5, 1],", 14, 9), ("anchor: {points: [2, 0]},", 12, 3),
        ]
    )
    func `layers rotate clockwise about their anchor`(anchor: String, x: Double, y: Double) throws {
        let scene = try scene("  - {rect: {size: [4, 8]}, fill: red, \(anchor) rotate: 90}")
        #expect(try place(.zero, by: scene.shapes.first) == Point(x: x, y: y))
    }

    @Test func `scale applies before rotation, and both before the offset`() throws {
        let scene = try scene(
            "  - {rect: {size: [4, 4]}, fill: red, scale: {x: 2, y: 1}, rotate: 90, offset: [0, 1]}"
        )
        #expect(try place(Point(x: 1, y: 0), by: scene.shapes.first) == Point(x: 10, y: 8))
        #expect(try place(Point(x: 0, y: 1), by: scene.shapes.first) == Point(x: 9, y: 6))
    }

    @Test func `a pair can be driven as one or by axis`() throws {
        for offset in [
            "[1, 2]", "{pulling: {x: 1, y: 2}}", "{pulling: [[0, 0], [2, 4]]}",
            "{x: 1, y: {pulling: [0, 4]}}",
            "{default: {0: [0, 2], 1: [2, 2]}}",
        ] {
            let scene = try scene("  - {circle: {diameter: 4}, fill: red, offset: \(offset)}")
            #expect(try place(.zero, by: scene.shapes.first) == Point(x: 11, y: 7))
        }
    }

    @Test func `a layer with a fill and a stroke draws the fill first`() throws {
        let shapes = try scene(
            "  - {circle: {diameter: 4}, stroke: {width: 2, paint: blue}, fill: red}"
        ).shapes
        #expect(shapes.map { $0.pen?.width } == [nil, 2])
        let bare = try scene("  - {circle: {diameter: 4}, stroke: {width: 0}}").shapes
        #expect(bare.isEmpty)
    }

    @Test func `the opacity of a fill and a stroke applies to both as one image`() throws {
        let scene = try scene(
            "  - {circle: {diameter: 4}, stroke: {width: 2}, fill: red, opacity: 0.5}"
        )
        guard case .group(let group)? = scene.items.first else {
            Issue.record("the inks were faded one by one")
            return
        }
        #expect(group.opacity == 0.5)
        #expect(group.items.count == 2)
        let lone = try self.scene("  - {circle: {diameter: 4}, fill: red, opacity: 0.5}")
        #expect(lone.shapes.first?.opacity == 0.5)
        #expect(lone.items.count == 1)
    }

    @Test func `a transparent layer draws nothing`() throws {
        let layer = "  - {circle: {diameter: 4}, fill: red, opacity: {pulling: [0, 1]}}"
        #expect(try scene(layer, .pulling, 0).items.isEmpty)
        #expect(try scene(layer, .pulling, 0.1).items.count == 1)
    }

    @Test func `a blend mode affects its layer only within the group`() throws {
        let lone = try scene("  - {circle: {diameter: 4}, fill: red, blend: multiply}")
        #expect(lone.shapes.first?.blend == .multiply)
        let grouped = try scene(
            """
              - group:
                  - {circle: {diameter: 4}, fill: red}
                  - {circle: {diameter: 4}, fill: red, blend: destinationOut}
            """
        )
        guard case .group(let group)? = grouped.items.first else {
            Issue.record("the group was dissolved, and its hole would go through the ground")
            return
        }
        #expect(group.items.count == 2)
        let plain = try scene(
            "  - group: [{circle: {diameter: 4}, fill: red}, {circle: {diameter: 2}, fill: red}]"
        )
        #expect(plain.items.count == 2)
    }

    @Test func `a clip moves with its layer`() throws {
        let scene = try scene(
            """
              - rect: {size: [8, 8]}
                fill: red
                offset: [3, 0]
                clip: {circle: {diameter: 4}, offset: [0, 1], rule: evenOdd}
            """
        )
        guard case .group(let group)? = scene.items.first, let clip = group.clips.first else {
            Issue.record("the layer is not clipped")
            return
        }
        #expect(clip.path == .circle(center: .zero, radius: 2))
        #expect(clip.transform.origin == Point(x: 13, y: 6))
        #expect(clip.rule == .evenOdd)
    }

    @Test func `the background is drawn first, and one from outside replaces it`() throws {
        let text = Samples.design(
            layers: "  - {circle: {diameter: 1}, fill: red}",
            parameters: "background: {pulling: [clear, blue], default: blue}"
        )
        let design = try Design(text: text)
        #expect(design.scene(.pulling, progress: 0).shapes.count == 1)
        let half = design.scene(.pulling, progress: 0.5).shapes
        #expect(half.count == 2)
        #expect(half[0].color?.alpha == 0.5)
        #expect(half[0].path == .rect(Rect(x: 0, y: 0, width: 20, height: 10)))
        let white = try #require(Environment(scale: 1, background: .white))
        let moment = Moment(state: .idle, position: .progress(0))
        #expect(design.scene(at: moment, in: white).shapes[0].color == .white)
        let clear = try #require(Environment(scale: 1, background: .clear))
        #expect(design.scene(at: moment, in: clear).shapes.count == 1)
    }

    @Test func `an image has the size of its pixels in points by default`() throws {
        let wide = Image(width: 2, height: 1, pixels: Array(repeating: 9, count: 8))
        let assets = DesignAssets(images: ["dot.png": Samples.dot, "b.png": wide])
        let text = Samples.design(
            layers: "  - image: {file: dot.png}\n  - image: {file: b.png, size: [6, 4]}"
        )
        let design = try Design(yaml: Array(text.utf8), name: "x", file: "x", assets: assets)
        let shapes = design.scene(.idle, progress: 0).shapes
        #expect(design.assets == ["b.png", "dot.png"])
        #expect(
            shapes.first?.paint
                == .image(Samples.dot, rect: Rect(x: -0.5, y: -0.5, width: 1, height: 1))
        )
        guard case .image(_, let rect, _, _)? = shapes.last?.paint else {
            Issue.record("the image is no paint")
            return
        }
        #expect(rect == Rect(x: -3, y: -2, width: 6, height: 4))
    }

    @Test func `animated colours are mixed in sRGB with premultiplied alpha`() throws {
        let layer = "  - {circle: {diameter: 1}, fill: {pulling: [clear, uiRed, uiBlue]}}"
        #expect(
            try scene(layer, .pulling, 0.25).shapes[0].color
                == Color(red: 1, green: 0, blue: 0, alpha: 0.5)
        )
        #expect(
            try scene(layer, .pulling, 0.75).shapes[0].color == Color(red: 0.5, green: 0, blue: 0.5)
        )
    }

    @Test func `appearance and palette determine the meaning of colour names`() throws {
        let layer = "  - {circle: {diameter: 1}, fill: {light: red, dark: \"#010203\"}}"
        let dark = try #require(Environment(appearance: .dark, scale: 1))
        let later = try #require(Environment(palette: .ios26, scale: 1))
        #expect(try scene(layer).shapes[0].color == Color(red8: 255, green8: 59, blue8: 48))
        #expect(
            try scene(layer, environment: dark).shapes[0].color
                == Color(red8: 1, green8: 2, blue8: 3)
        )
        #expect(
            try scene(layer, environment: later).shapes[0].color
                == Color(red8: 255, green8: 56, blue8: 60)
        )
    }

    @Test func `a state that the design lacks is drawn with the layers' defaults`() throws {
        let design = try Design(
            text: Samples.design(
                layers: "  - {circle: {diameter: {pulling: 1, default: 7}}, fill: red}"
            )
        )
        #expect(design.timeline(of: .noMore) == nil)
        #expect(design.moments(of: .noMore).isEmpty)
        #expect(
            design.scene(.noMore, progress: 0.2).shapes[0].path
                == .circle(center: .zero, radius: 3.5)
        )
    }

    @Test func `keys beyond 1 follow the pull beyond the threshold while armed`() throws {
        let layer = "  - {circle: {diameter: {armed: {1: 4, 2: 8}}}, fill: red}"
        for (progress, radius) in [(1.0, 2.0), (1.5, 3), (2, 4), (9, 4)] {
            #expect(
                try scene(layer, .armed, progress).shapes[0].path
                    == .circle(center: .zero, radius: radius)
            )
        }
    }

    @Test func `a spring runs in the seconds of its state`() throws {
        // A looping state of 2 s: local time 0.1 is 0.2 s, at which the spring's value is 0.7154.
        let text = Samples.design(
            layers:
                "  - {circle: {diameter: 1}, fill: red, opacity: {refreshing: {0: 0, 1: 1, ease: smooth}}}"
        )
        let shapes = try Design(text: text).scene(.refreshing, time: 0.2).shapes
        #expect(isClose(try #require(shapes.first).opacity, 0.7154, within: 5e-5))
    }
}

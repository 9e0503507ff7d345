import SeededRandom
import Raster
import Testing

/// Groups are drawn together, then clipped and composited as one.
@Suite struct GroupTests {
    private static func square(
        _ x: Double,
        _ y: Double,
        _ side: Double,
        _ color: Color = .white,
        blend: BlendMode = .sourceOver
    ) -> Scene.Item {
        let rect = Rect(x: x, y: y, width: side, height: side)
        return .shape(Shape(path: .rect(rect), paint: .solid(color), blend: blend))
    }

    private static func clip(_ rect: Rect) -> Group.Clip { Group.Clip(path: .rect(rect)) }

    private static func alpha(_ image: Image, _ x: Int, _ y: Int) -> UInt8 { image[x, y].alpha }

    @Test func `the opacity of a group applies once where its items overlap`() {
        let items = [Self.square(0, 0, 6), Self.square(2, 2, 6)]
        let image = Image.of(width: 8, height: 8, [.group(Group(items: items, opacity: 0.5))])
        #expect(Self.alpha(image, 0, 0) == 128)
        #expect(Self.alpha(image, 4, 4) == 128)
        #expect(Self.alpha(image, 7, 0) == 0)
    }

    @Test func `the opacities of nested groups multiply`() {
        let inner = Scene.Item.group(Group(items: [Self.square(0, 0, 4)], opacity: 0.5))
        let image = Image.of(width: 4, height: 4, [.group(Group(items: [inner], opacity: 0.4))])
        #expect(Self.alpha(image, 1, 1) == 51)
    }

    @Test(
        "Opacities outside 0…1 are clamped",
        arguments: [(-1.0, 0), (0, 0), (.nan, 0), (1, 255), (7, 255), (.infinity, 255)]
    )
    func absurdOpacity(opacity: Double, alpha: UInt8) {
        let group = Group(items: [Self.square(0, 0, 4)], opacity: opacity)
        #expect(Self.alpha(.of(width: 4, height: 4, [.group(group)]), 1, 1) == alpha)
        var shape = Shape(path: .rect(Rect(x: 0, y: 0, width: 4, height: 4)), paint: .solid(.white))
        shape.opacity = opacity
        #expect(Self.alpha(.of(width: 4, height: 4, [.shape(shape)]), 1, 1) == alpha)
    }

    @Test func `a clip has the edges of a fill`() {
        let circle = Path.circle(center: Point(x: 15.2, y: 16.1), radius: 12.4)
        let clipped = Group(items: [Self.square(0, 0, 32)], clips: [.init(path: circle)])
        let image = Image.of(width: 32, height: 32, [.group(clipped)])
        let filled = Shape(path: circle, paint: .solid(.white))
        #expect(image == .of(width: 32, height: 32, [.shape(filled)]))
    }

    @Test func `several clips hide everything outside their intersection`() {
        let left = Self.clip(Rect(x: 0, y: 0, width: 4.5, height: 8))
        let top = Self.clip(Rect(x: 0, y: 0, width: 8, height: 3.25))
        let background = Self.square(0, 0, 8)
        let both = Group(items: [background], clips: [left, top])
        let nested = Group(items: [.group(Group(items: [background], clips: [left]))], clips: [top])
        for group in [both, nested] {
            let image = Image.of(width: 8, height: 8, [.group(group)])
            #expect(Self.alpha(image, 3, 2) == 255)
            #expect(Self.alpha(image, 4, 2) == 128)
            #expect(Self.alpha(image, 3, 3) == 64)
            #expect(Self.alpha(image, 4, 3) == 32)
            #expect(Self.alpha(image, 5, 2) == 0)
            #expect(Self.alpha(image, 3, 4) == 0)
        }
    }

    @Test func `a clip uses its fill rule and transform`() {
        var rings = Path.rect(Rect(x: 0, y: 0, width: 6, height: 6))
        rings.append(.rect(Rect(x: 2, y: 2, width: 2, height: 2)))
        func image(_ rule: FillRule) -> Image {
            let clip = Group.Clip(
                path: rings,
                rule: rule,
                transform: .translation(dx: 1, dy: 1)
            )
            return .of(
                width: 8,
                height: 8,
                [.group(Group(items: [Self.square(0, 0, 8)], clips: [clip]))]
            )
        }
        #expect(Self.alpha(image(.nonZero), 3, 3) == 255)
        #expect(Self.alpha(image(.evenOdd), 3, 3) == 0)
        #expect(Self.alpha(image(.evenOdd), 1, 1) == 255)
        #expect(Self.alpha(image(.evenOdd), 0, 0) == 0)
    }

    @Test(
        "A clip without an area hides everything",
        arguments: [
            Path(), .line(from: .zero, to: Point(x: 9, y: 9)),
            .rect(Rect(x: 100, y: 100, width: 5, height: 5)),
            .rect(Rect(x: .nan, y: 0, width: 5, height: 5)),
        ]
    )
    func emptyClip(path: Path) {
        let group = Group(items: [Self.square(0, 0, 8)], clips: [.init(path: path)])
        let image = Image.of(width: 8, height: 8, [.group(group)])
        #expect(image.pixels.allSatisfy { $0 == 0 })
    }

    @Test func `items of a group do not blend with its backdrop`() {
        // Within the group there is no backdrop to multiply with.
        let gray = Color(128, 128, 128)
        let background = Self.square(0, 0, 4, gray)
        let multiplied = Self.square(0, 0, 4, gray, blend: .multiply)
        let alone = Image.of(width: 4, height: 4, [background, .group(Group(items: [multiplied]))])
        #expect(alone.rgb(1, 1) == [128, 128, 128])
        let together = Image.of(
            width: 4,
            height: 4,
            [.group(Group(items: [background, multiplied]))]
        )
        #expect(together.rgb(1, 1) == [64, 64, 64])
    }

    @Test func `a hole in a group shows the backdrop`() {
        let group = Group(items: [
            Self.square(0, 0, 8), Self.square(2, 2, 4, blend: .destinationOut),
        ])
        let image = Image.of(width: 8, height: 8, [Self.square(0, 0, 8, .black), .group(group)])
        #expect(image.rgb(0, 0) == [255, 255, 255])
        #expect(image.rgb(3, 3) == [0, 0, 0])
        #expect(Self.alpha(image, 3, 3) == 255)
    }

    @Test func `a blend mode that erases does so in the entire clip`() {
        // The source is clear outside its square, so that source-in keeps it only there.
        let group = Group(
            items: [Self.square(3, 3, 2)],
            blend: .sourceIn,
            clips: [Self.clip(Rect(x: 1, y: 1, width: 6, height: 6))]
        )
        let image = Image.of(width: 8, height: 8, [Self.square(0, 0, 8, .black), .group(group)])
        #expect(image.bytes(3, 3) == [255, 255, 255, 255])
        #expect(image.bytes(1, 1) == [0, 0, 0, 0])
        #expect(image.bytes(0, 0) == [0, 0, 0, 255])
    }

    @Test func `deeply nested groups are drawn, and too deep ones draw nothing`() {
        func nested(_ depth: Int) -> Image {
            var item = Self.square(0, 0, 4)
            for _ in 0..<depth { item = .group(Group(items: [item])) }
            return .of(width: 4, height: 4, [item])
        }
        #expect(Self.alpha(nested(40), 1, 1) == 255)
        // Groups nested too deeply draw nothing, instead of overflowing the stack.
        #expect(Self.alpha(nested(2000), 1, 1) == 0)
    }
}

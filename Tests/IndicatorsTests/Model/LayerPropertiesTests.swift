import Indicators
import Testing

/// Layers with the same values are equal, in whatever order and notation the values are given.
@Suite struct LayerPropertiesTests {
    private let plain = Circle(diameter: 4).fill(.red).layer

    @Test func `a property set to its default is not stored`() {
        var layer = plain
        layer.opacity = 0.5
        #expect(layer != plain)
        layer.opacity = 1
        layer.offset = DrivenPair(0, 0)
        layer.rotation = 0
        layer.scale = 1
        layer.anchor = .constant(.center)
        layer.clip = nil
        layer.blend = .constant(.sourceOver)
        #expect(layer == plain)
        #expect(layer.properties.entries.isEmpty)
    }

    @Test func `the order of setting properties does not matter`() {
        let clip = Layer.Clip(Outline(Circle(diameter: 2)))
        let changes: [(inout Layer) -> Void] = [
            { $0.blend = .constant(.multiply) }, { $0.rotation = [0, 90] },
            { $0.clip = .constant(clip) }, { $0.opacity = .parameter("o") },
            { $0.scale = DrivenPair(1, 2) },
        ]
        var (one, other) = (plain, plain)
        for change in changes { change(&one) }
        for change in changes.reversed() { change(&other) }
        #expect(one == other)
        #expect(
            one.properties.entries.map(\.property.key)
                == ["opacity", "rotate", "scale", "clip", "blend"]
        )
        #expect(one.blend == .constant(.multiply) && one.clip == .constant(clip))
        #expect(one.rotation == [0, 90] && one.scale == DrivenPair(1, 2))
    }

    @Test func `outlines are equal however their defaults are given`() {
        let said = RoundedRectangle(
            size: DrivenPair(4, 4),
            radius: 1,
            corners: .constant(.continuous)
        )
        let unsaid = RoundedRectangle(size: DrivenPair(4, 4), radius: 1)
        #expect(Outline(said) == Outline(unsaid))
        #expect(Outline(Polygon([(0, 0), (1, 1)])) != Outline(PathData("M0 0L1 1")))
    }
}

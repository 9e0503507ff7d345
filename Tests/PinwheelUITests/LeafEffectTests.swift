import PinwheelUI
import Raster
import Testing

/// Blurs, shadows and opacity use the coordinate space in which they are applied.
@MainActor
struct LeafEffectTests {
    private func items<Content: View>(
        @ViewBuilder _ view: @escaping () -> Content
    ) throws -> [Scene.Item] {
        try ViewSession(size: CGSize(width: 40, height: 40), view).scene(at: 0).items
    }

    private func group(_ item: Scene.Item?) throws -> Raster.Group {
        guard case .group(let group)? = item else { throw NoGroup() }
        return group
    }
    private struct NoGroup: Error {}

    private var dot: some View { Color.red.frame(width: 10, height: 10) }

    @Test func `a blur radius is in points of the space where it is applied`() throws {
        #expect(try group(items { dot.blur(radius: 5) }.first).blur == 5)
        #expect(try group(items { dot.scaleEffect(2).blur(radius: 5) }.first).blur == 5)
        #expect(try group(items { dot.blur(radius: 5).scaleEffect(2) }.first).blur == 10)
    }

    @Test func `a shadow offset is in the space where it is applied`() throws {
        func shift<Content: View>(_ view: Content) throws -> Vector {
            let drawn = try items { view }
            guard case .shape(let shadow)? = try group(drawn.first).items.first,
                case .shape(let leaf)? = drawn.last
            else { throw NoGroup() }
            let (from, to) = (leaf.transform, shadow.transform)
            return Vector(
                dx: ((to.tx - from.tx) * 1e9).rounded() / 1e9,
                dy: ((to.ty - from.ty) * 1e9).rounded() / 1e9
            )
        }
        #expect(try shift(dot.shadow(radius: 0, x: 5)) == Vector(dx: 5, dy: 0))
        #expect(
            try shift(dot.rotationEffect(.degrees(90)).shadow(radius: 0, x: 5))
                == Vector(dx: 5, dy: 0)
        )
        #expect(
            try shift(dot.shadow(radius: 0, x: 5).rotationEffect(.degrees(90)))
                == Vector(dx: 0, dy: 5)
        )
        #expect(
            try shift(dot.shadow(radius: 0, x: 5).scaleEffect(x: -1, y: 1))
                == Vector(dx: -5, dy: 0)
        )
        #expect(try shift(dot.scaleEffect(3).shadow(radius: 0, y: 2)) == Vector(dx: 0, dy: 2))
    }

    @Test func `opacity before a shadow applies to the leaf, after it to both`() throws {
        let inner = try items { dot.opacity(0.5).shadow(color: .black, radius: 0, x: 5) }
        guard inner.count == 2, case .shape(let leaf)? = inner.last else { throw NoGroup() }
        #expect(leaf.opacity == 0.5)
        let outer = try items { dot.shadow(color: .black, radius: 0, x: 5).opacity(0.5) }
        #expect(outer.count == 1)
        #expect(try group(outer.first).opacity == 0.5)
        let both = try items { dot.opacity(0.5).blur(radius: 2).opacity(0.25).opacity(0.5) }
        let blurred = try group(group(both.first).items.first)
        #expect(try group(both.first).opacity == 0.125 && blurred.blur == 2)
        #expect(try items { dot.opacity(0).shadow(radius: 2) }.isEmpty)
    }
}

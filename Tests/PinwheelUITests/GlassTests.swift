import PinwheelUI
import Raster
import Testing

/// Glass effects, which are drawn as materials.
@MainActor
struct GlassTests {
    private func image<Content: View>(
        @ViewBuilder _ view: @escaping () -> Content
    ) throws -> [UInt8] {
        let session = try ViewSession(size: CGSize(width: 60, height: 40), view)
        var renderer = Renderer()
        return Array(renderer.render(try session.scene(at: 0)).pixels)
    }

    private var label: some View { Color.blue.frame(width: 30, height: 12).padding(6) }

    @Test
    func `glass is drawn as a material behind the view, in a capsule or a given shape`() throws {
        let bare = try image { label }
        let glass = try image { label.glassEffect() }
        #expect(try glass == image { label.background(.regularMaterial, in: Capsule()) })
        #expect(glass != bare)
        let clear = try image { label.glassEffect(.clear.interactive(), in: .circle) }
        #expect(try clear == image { label.background(.ultraThinMaterial, in: Circle()) })
        let tinted = try image { label.glassEffect(.regular.tint(.orange), in: .rect) }
        #expect(try tinted == image { label.background(Color.orange, in: Rectangle()) })
        #expect(try image { label.glassEffect(.identity) } == bare)
    }

    @Test func `a glass container draws each view separately`() throws {
        struct Panes: View {
            @Namespace private var space
            let isJoined: Bool
            var body: some View {
                let pane = Color.blue.frame(width: 12, height: 12).glassEffect(in: .circle)
                if isJoined {
                    GlassEffectContainer(spacing: 20) {
                        HStack {
                            pane.glassEffectID("a", in: space)
                            pane.glassEffectUnion(id: "a", namespace: space)
                                .glassEffectTransition(.materialize)
                        }
                    }
                } else {
                    HStack {
                        pane
                        pane
                    }
                }
            }
        }
        #expect(try image { Panes(isJoined: true) } == image { Panes(isJoined: false) })
    }

    @Test func `glass button styles draw buttons on glass`() throws {
        let glass = try image { Button("Go") {}.buttonStyle(.glass) }
        #expect(
            try glass
                == image {
                    Text("Go").padding(.horizontal, 12).padding(.vertical, 7).glassEffect()
                }
        )
        let prominent = try image { Button("Go") {}.buttonStyle(.glassProminent) }
        #expect(prominent != glass)
    }
}

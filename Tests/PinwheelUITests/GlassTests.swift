import PinwheelUI
import Raster
import Testing

/// Glass, which is drawn as materials are.
@MainActor
struct GlassTests {
    private func picture<Content: View>(
        @ViewBuilder _ view: @escaping () -> Content
    ) throws -> [UInt8] {
        let session = try ViewSession(size: CGSize(width: 60, height: 40), view)
        var renderer = Renderer()
        return Array(renderer.render(try session.scene(at: 0)).pixels)
    }

    private var label: some View { Color.blue.frame(width: 30, height: 12).padding(6) }

    @Test("It is a translucent colour behind its view, in a capsule or a shape that is told")
    func shapes() throws {
        let bare = try picture { label }
        let glass = try picture { label.glassEffect() }
        #expect(try glass == picture { label.background(.regularMaterial, in: Capsule()) })
        #expect(glass != bare)
        let clear = try picture { label.glassEffect(.clear.interactive(), in: .circle) }
        #expect(try clear == picture { label.background(.ultraThinMaterial, in: Circle()) })
        let tinted = try picture { label.glassEffect(.regular.tint(.orange), in: .rect) }
        #expect(try tinted == picture { label.background(Color.orange, in: Rectangle()) })
        #expect(try picture { label.glassEffect(.identity) } == bare)
    }

    @Test("What joins panes draws each by itself")
    func containers() throws {
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
        #expect(try picture { Panes(isJoined: true) } == picture { Panes(isJoined: false) })
    }

    @Test("Buttons stand on it")
    func buttons() throws {
        let glass = try picture { Button("Go") {}.buttonStyle(.glass) }
        #expect(
            try glass
                == picture {
                    Text("Go").padding(.horizontal, 12).padding(.vertical, 7).glassEffect()
                }
        )
        let prominent = try picture { Button("Go") {}.buttonStyle(.glassProminent) }
        #expect(prominent != glass)
    }
}

import PinwheelUI
import Raster
import Testing

/// Custom styles that have state and read the environment.
@MainActor
struct StyleStateTests {
    @Test func `a button style reads isEnabled of its button`() throws {
        struct Pale: ButtonStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                Bar(width: isEnabled ? 30 : 10)
            }
        }
        #expect(
            try widths(at: [0]) {
                VStack {
                    Button("A") {}
                    Button("B") {}.disabled(true)
                }
                .buttonStyle(Pale())
            } == [[30, 10]]
        )
    }

    @Test func `a toggle style reads isEnabled of its toggle`() throws {
        struct Pale: ToggleStyle {
            @Environment(\.isEnabled) private var isEnabled
            func makeBody(configuration: Configuration) -> some View {
                Bar(width: isEnabled ? 30 : 10)
            }
        }
        #expect(
            try widths(at: [0]) {
                VStack {
                    Toggle("A", isOn: .constant(true))
                    Toggle("B", isOn: .constant(true)).disabled(true)
                }
                .toggleStyle(Pale())
            } == [[30, 10]]
        )
    }

    @Test func `list rows follow changes of the minimum row height`() throws {
        struct Subject: View {
            @State private var height: CGFloat = 50
            let log: Log<CGFloat>
            var body: some View {
                List {
                    Bar(width: 10)
                        .onGeometryChange(for: CGFloat.self) {
                            $0.frame(in: .global).midY
                        } action: {
                            log.values.append($0)
                        }
                }
                .environment(\.defaultMinListRowHeight, height)
                .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 1) { height = 100 } }
            }
        }
        let log = Log<CGFloat>()
        let session = try ViewSession(size: CGSize(width: 100, height: 200)) { Subject(log: log) }
        _ = try session.scene(at: 2)
        #expect(log.values == [25, 50])
    }

    @Test func `a primitive button style can contain its own button`() throws {
        struct Wide: PrimitiveButtonStyle {
            func makeBody(configuration: Configuration) -> some View {
                Button(configuration).frame(width: 50, height: 20)
            }
        }
        let button = Button {
        } label: {
            Color.red
        }
        #expect(
            try ViewSession { button.buttonStyle(Wide()) }.size == CGSize(width: 50, height: 20)
        )
    }

    @Test func `a style can have state`() throws {
        struct Growing: ProgressViewStyle {
            @State private var isOn = false
            func makeBody(configuration: Configuration) -> some View {
                Bar(width: isOn ? 100 : 0).onAppear {
                    withAnimation(.linear(duration: 1)) { isOn = true }
                }
            }
        }
        #expect(
            try widths(at: [0, 0.5, 1]) { ProgressView().progressViewStyle(Growing()) }
                == [[0], [50], [100]]
        )
        struct Late: LabelStyle {
            @State private var width: CGFloat = 10
            func makeBody(configuration: Configuration) -> some View {
                Bar(width: width).onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { width = 20 }
                }
            }
        }
        #expect(
            try widths(at: [0, 1]) { Label("A", systemImage: "circle").labelStyle(Late()) }
                == [[10], [20]]
        )
    }
}

import PinwheelUI
import Raster
import Testing

/// Styles of one's own that have state and read their surroundings.
@MainActor
struct StyleStateTests {
    @Test("A button's style knows whether the button can be used")
    func surroundings() throws {
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

    @Test("A style that draws a button is drawn in the style around it")
    func nested() throws {
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

    @Test("A style's state is its button's, its spinner turns")
    func state() throws {
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

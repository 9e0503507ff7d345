import Indicators
import PinwheelUI
import Raster
import Testing

/// Modifiers with animations of their own, and concatenated modifiers.
@MainActor
struct ModifierMotionTests {
    /// Shifts a view.
    private nonisolated struct Shift: ViewModifier, Animatable {
        var x: CGFloat
        var animatableData: CGFloat {
            get { x }
            set { x = newValue }
        }
        func body(content: Content) -> some View {
            content.transformEffect(CGAffineTransform(translationX: x, y: 0))
        }
    }

    /// Sets the width of a view.
    private nonisolated struct Width: ViewModifier {
        let width: CGFloat
        func body(content: Content) -> some View { content.frame(width: width) }
    }

    /// A view at the left that changes after 1 s, without an animation.
    private struct Changed<Content: View>: View {
        @ViewBuilder let content: (Bool) -> Content
        @State private var isChanged = false
        var body: some View {
            content(isChanged)
                .frame(width: 100, height: 20, alignment: .leading)
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { isChanged = true }
                }
        }
    }

    /// Returns the left and right edges of the drawn shapes at some times.
    private func sides<Content: View>(
        at times: [Double],
        @ViewBuilder _ view: @escaping () -> Content
    ) throws -> [[Double]] {
        let session = try ViewSession(size: CGSize(width: 100, height: 20), view)
        return try times.map { time in
            try session.scene(at: time).items.flatMap { item -> [Double] in
                guard case .shape(let shape) = item else { return [] }
                let bounds = shape.path.transformed(by: shape.transform).bounds
                return bounds.map { [$0.minX, $0.maxX] } ?? []
            }
        }
    }

    @Test
    func `an animation of a modifier moves its effect, but not the modified view`() throws {
        let found = try sides(at: [1, 1.5, 2]) {
            Changed { isChanged in
                Rectangle().frame(width: isChanged ? 20 : 10)
                    .modifier(Shift(x: isChanged ? 40 : 0).animation(.linear(duration: 1)))
            }
        }
        #expect(found == [[0, 20], [20, 40], [40, 60]])
    }

    @Test func `a modifier's transaction can disable the animation of its effect`() throws {
        let found = try sides(at: [1, 1.5, 2]) {
            Changed { isChanged in
                Rectangle().frame(width: isChanged ? 20 : 10)
                    .modifier(Shift(x: isChanged ? 40 : 0).transaction { $0.animation = nil })
                    .animation(.linear(duration: 1), value: isChanged)
            }
        }
        #expect(found == [[40, 50], [40, 55], [40, 60]])
    }

    @Test func `the first of two concatenated modifiers is the inner one`() throws {
        let found = try sides(at: [0]) {
            Rectangle().modifier(Width(width: 10).concat(Shift(x: 5)).concat(Width(width: 30)))
        }
        #expect(found == [[50, 60]])
    }
}

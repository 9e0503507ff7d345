import Indicators
import PinwheelUI
import Raster
import Testing

/// Offsets change frames as the layout does: to whole pixels, and with the animations of the
/// leaves.
@MainActor
struct OffsetTests {
    /// Returns the left edges of the shapes drawn in 100 × 20 points, at some times.
    private func sides<Content: View>(
        at times: [Double],
        scale: Double = 1,
        @ViewBuilder _ view: @escaping () -> Content
    ) throws -> [[Double]] {
        let environment = Indicators.Environment(scale: scale) ?? .standard
        let session = try ViewSession(size: CGSize(width: 100, height: 20), in: environment, view)
        return try times.map { time in
            try session.scene(at: time).items.compactMap { item in
                guard case .shape(let shape) = item else { return nil }
                let side = shape.path.transformed(by: shape.transform).bounds?.minX
                return side.map { ($0 / scale * 1e6).rounded() / 1e6 }
            }
        }
    }

    /// A view with a change at 1 s, animated for a second.
    private struct Moved<Content: View>: View {
        @ViewBuilder let content: (Bool) -> Content
        @State private var isMoved = false
        var body: some View {
            content(isMoved)
                .frame(width: 100, height: 20)
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                        withAnimation(.linear(duration: 1)) { isMoved = true }
                    }
                }
        }
    }

    @Test(arguments: [1.0, 2, 3])
    func `an offset position is rounded to whole pixels`(scale: Double) throws {
        let found = try sides(at: [0], scale: scale) { Bar(width: 10).offset(x: 3.3) }
        let side = (48.3 * scale).rounded() / scale
        #expect(try abs(#require(found.first?.first) - side) < 1e-6)
    }

    @Test func `a rotated view rotates about its offset centre`() throws {
        let found = try sides(at: [0]) {
            Bar(width: 10).rotationEffect(.degrees(180)).offset(x: 3.3)
        }
        #expect(found == [[48]])
    }

    @Test func `an animated offset passes all intermediate positions`() throws {
        let found = try sides(at: [1, 1.25, 1.33, 2]) {
            Moved { Bar(width: 10).offset(x: $0 ? 10.2 : 0) }
        }
        #expect(found == [[45], [47.5], [48.3], [55]])
    }

    @Test func `an offset moves with the animation of the leaf`() throws {
        let stopped = try sides(at: [1, 1.5]) {
            Moved { isMoved in
                Bar(width: 10).transaction { $0.animation = nil }.offset(x: isMoved ? 10 : 0)
            }
        }
        #expect(stopped == [[55], [55]])
        let slower = try sides(at: [1.5]) {
            Moved { isMoved in
                Bar(width: 10).animation(.linear(duration: 2), value: isMoved)
                    .offset(x: isMoved ? 10 : 0)
            }
        }
        #expect(slower == [[47.5]])
    }

    @Test
    func `an animatable view that is evaluated for each frame moves by whole pixels`() throws {
        nonisolated struct Shifted: View, Animatable {
            var x: Double
            var animatableData: Double {
                get { x }
                set { x = newValue }
            }
            @MainActor var body: some View { Bar(width: 10).offset(x: x) }
        }
        let found = try sides(at: [1, 1.24, 1.33, 2]) { Moved { Shifted(x: $0 ? 10 : 0) } }
        #expect(found == [[45], [47], [48], [55]])
    }

    @Test func `a transition with an offset starts and ends next to the view's place`() throws {
        struct Sideways: Transition {
            func body(content: Content, phase: TransitionPhase) -> some View {
                content.offset(x: phase.value * 20)
            }
        }
        struct Subject: View {
            let transition: AnyTransition
            @State private var isThere = false
            var body: some View {
                ZStack { if isThere { Bar(width: 10).transition(transition) } }
                    .frame(width: 100, height: 20)
                    .onAppear {
                        for (time, state) in [(1.0, true), (3, false), (3.5, true)] {
                            DispatchQueue.main.asyncAfter(deadline: .now() + time) {
                                withAnimation(.linear(duration: 1)) { isThere = state }
                            }
                        }
                    }
            }
        }
        let times = [0.5, 1, 1.5, 2, 3, 3.25, 3.5, 4, 4.5]
        let found = try sides(at: times) { Subject(transition: AnyTransition(Sideways())) }
        #expect(found == [[], [25], [35], [45], [45], [50], [55], [55], [45]])
        let own = try sides(at: [1.5, 2, 3.25]) {
            Subject(
                transition: .asymmetric(
                    insertion: .offset(x: 8).animation(.linear(duration: 2)),
                    removal: .offset(x: -40)
                )
            )
        }
        #expect(own == [[51], [49], [35]])
    }
}

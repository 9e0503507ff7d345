import Foundation
import PinwheelUI
import Testing

/// Animatable views, modifiers, layouts and shapes. Their content is evaluated for each frame, and
/// not only moved from the old to the new place.
@MainActor
struct AnimatedBodyTests {
    /// A bar whose width is a multiple of ten. Its width shows whether the body is evaluated during
    /// an animation.
    nonisolated private struct Steps: View, Animatable {
        var number: Double
        var animatableData: Double {
            get { number }
            set { number = newValue }
        }
        @MainActor var body: some View { Bar(width: (number / 10).rounded(.down) * 10) }
    }

    nonisolated private struct StepsModifier: AnimatableModifier {
        var number: Double
        var animatableData: Double {
            get { number }
            set { number = newValue }
        }
        @MainActor func body(content: Content) -> some View {
            content.frame(width: (number / 10).rounded(.down) * 10, height: 10)
        }
    }

    fileprivate struct LateSteps: View {
        var number: Double
        var body: some View { Bar(width: (number / 10).rounded(.down) * 10) }
    }

    /// A view with a number that is animated from 0 to 100 within a second.
    private struct Subject<Content: View>: View {
        @ViewBuilder let content: (Double) -> Content
        @State private var number = 0.0
        @State private var isDone = false
        var body: some View {
            HStack(spacing: 0) {
                content(number)
                if isDone { Bar(width: 3) }
            }
            .onAppear {
                withAnimation(.linear(duration: 1)) {
                    number = 100
                } completion: {
                    MainActor.assumeIsolated { isDone = true }
                }
            }
        }
    }

    private let times = [0.55, 0.25, 0, 0.999]

    @Test
    func `a view's animatable body is evaluated for each frame, in any order of frames`() throws {
        #expect(
            try widths(at: times + [2]) { Subject { Steps(number: $0) } }
                == [[50], [20], [0], [90], [100, 3]]
        )
        #expect(
            try widths(at: times) { Subject { LateSteps(number: $0) } }
                == [[50], [20], [0], [90]]
        )
    }

    @Test func `an animatable modifier's body is evaluated for each frame`() throws {
        #expect(
            try widths(at: times) { Subject { Color.red.modifier(StepsModifier(number: $0)) } }
                == [[50], [20], [0], [90]]
        )
    }

    @Test func `an animated body keeps its state and follows the state that it reads`() throws {
        struct Counter: View, Animatable {
            var number: Double
            @State private var extra: CGFloat = 0
            nonisolated var animatableData: Double {
                get { number }
                set { number = newValue }
            }
            var body: some View {
                Bar(width: (number / 10).rounded(.down) * 10 + extra)
                    .task {
                        try? await Task.sleep(for: .seconds(0.5))
                        extra = 5
                    }
            }
        }
        #expect(
            try widths(at: [0.45, 0.55]) { Subject { Counter(number: $0) } } == [[40], [55]]
        )
    }

    /// A layout of one view on a circle with a radius of 40 points.
    nonisolated private struct Wheel: Layout {
        var degrees: Double
        var animatableData: Double {
            get { degrees }
            set { degrees = newValue }
        }
        func sizeThatFits(
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout ()
        ) -> CGSize {
            CGSize(width: 100, height: 100)
        }
        func placeSubviews(
            in bounds: CGRect,
            proposal: ProposedViewSize,
            subviews: Subviews,
            cache: inout ()
        ) {
            let angle = degrees * .pi / 180
            let place = CGPoint(
                x: bounds.midX + 40 * cos(angle),
                y: bounds.midY + 40 * sin(angle)
            )
            subviews[0].place(at: place, anchor: .center, proposal: .unspecified)
        }
    }

    private struct Turning: View {
        var isErased = false
        @State private var degrees = 0.0
        var body: some View {
            let wheel = Wheel(degrees: degrees)
            let layout = isErased ? AnyLayout(AnyLayout(wheel)) : AnyLayout(wheel)
            layout { Color.red.frame(width: 10, height: 10) }
                .onAppear { withAnimation(.linear(duration: 1)) { degrees = 180 } }
        }
    }

    private struct TurningPlainly: View {
        @State private var degrees = 0.0
        var body: some View {
            Wheel(degrees: degrees) { Color.red.frame(width: 10, height: 10) }
                .onAppear { withAnimation(.linear(duration: 1)) { degrees = 180 } }
        }
    }

    @Test func `an animatable layout moves its views along its own path`() throws {
        func frame<Content: View>(_ view: Content, at time: Double) throws -> CGRect? {
            try ViewSession(size: CGSize(width: 100, height: 100)) { view }.frames(at: time).first
        }
        for time in [0.0, 0.5, 1] {
            let angle = time * .pi
            let place = CGRect(
                x: (45 + 40 * cos(angle)).rounded(),
                y: (45 + 40 * sin(angle)).rounded(),
                width: 10,
                height: 10
            )
            #expect(try frame(TurningPlainly(), at: time) == place)
            #expect(try frame(Turning(), at: time) == place)
            #expect(try frame(Turning(isErased: true), at: time) == place)
        }
    }

    @Test func `a type-erased shape is animated, and jumps when its type changes`() throws {
        func lengths<S: Shape>(_ shape: @escaping (Double) -> S) throws -> [[Double]] {
            try widths(at: [0.25, 1]) {
                Subject { AnyShape(shape($0)).frame(width: 100, height: 10) }
            }.map { Array($0.prefix(1)) }
        }
        nonisolated struct Part: Shape {
            var number: Double
            var animatableData: Double {
                get { number }
                set { number = newValue }
            }
            func path(in rect: CGRect) -> Path {
                Path(CGRect(x: 0, y: 0, width: number, height: rect.height))
            }
        }
        #expect(try lengths { Part(number: $0) } == [[25], [100]])
        #expect(try lengths { Part(number: $0).rotation(.zero) } == [[25], [100]])
        #expect(
            try lengths { $0 > 0 ? AnyShape(Part(number: 40)) : AnyShape(Circle()) }
                == [[40], [40]]
        )
    }
}

extension AnimatedBodyTests.LateSteps: Animatable {
    nonisolated var animatableData: Double {
        get { number }
        set { number = newValue }
    }
}

import Foundation
import PinwheelUI
import Testing

/// Views, modifiers, layouts and shapes of any type that are animated as a whole: what they make is made anew
/// for each frame, not only moved from its old place to its new one.
@MainActor
struct AnimatedBodyTests {
    /// A bar as long as whole tens of a number, by which is seen whether its body is made on the way.
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

    /// A view of a number that goes from 0 to 100 within a second.
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

    @Test("A view's body is made for each frame, in any order of frames")
    func views() throws {
        #expect(
            try widths(at: times + [2]) { Subject { Steps(number: $0) } }
                == [[50], [20], [0], [90], [100, 3]]
        )
        #expect(
            try widths(at: times) { Subject { LateSteps(number: $0) } }
                == [[50], [20], [0], [90]]
        )
    }

    @Test("So is a modifier's")
    func modifiers() throws {
        #expect(
            try widths(at: times) { Subject { Color.red.modifier(StepsModifier(number: $0)) } }
                == [[50], [20], [0], [90]]
        )
    }

    @Test("A body on its way keeps its state and follows what it reads")
    func state() throws {
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

    /// One view on a circle of 40 points round the middle.
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

    @Test("A layout's number moves: views go round, not straight across")
    func layouts() throws {
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

    @Test("A shape of any type moves, and jumps where its type changes")
    func shapes() throws {
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

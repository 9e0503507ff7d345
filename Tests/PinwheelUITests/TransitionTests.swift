import PinwheelUI
import Raster
import Testing

/// Views that are inserted and removed.
@MainActor
struct TransitionTests {
    /// The drawn position, width and opacity of an item.
    private struct Seen: Equatable, CustomStringConvertible {
        let x: Double
        let width: Double
        let alpha: Double
        var description: String { "\(x) \(width) \(alpha)" }
    }

    private func seen<Content: View>(
        at times: [Double],
        @ViewBuilder _ view: @escaping () -> Content
    ) throws -> [[Seen]] {
        let session = try ViewSession(size: CGSize(width: 100, height: 20), view)
        return try times.map { time in
            try session.scene(at: time).items.compactMap { item in
                guard case .shape(let shape) = item, let bounds = shape.path.bounds else {
                    return nil
                }
                let corner = shape.transform.apply(to: bounds.origin)
                let width = bounds.width * shape.transform.a
                return Seen(x: corner.x, width: width, alpha: shape.opacity)
            }
        }
    }

    /// A view that is inserted at 1 s and removed at 3 s, each animated for a second.
    private struct Subject<Content: View>: View {
        var animation: Animation? = .linear(duration: 1)
        var gone: () -> Void = {}
        @ViewBuilder let content: () -> Content
        @State private var isThere = false
        var body: some View {
            ZStack {
                if isThere { content().onDisappear(perform: gone) }
            }
            .frame(width: 100, height: 20)
            .onAppear {
                DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                    withAnimation(animation) { isThere = true }
                }
                DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
                    withAnimation(animation) { isThere = false }
                }
            }
        }
    }

    @Test func `the default transition fades, and a removed view is drawn until its end`() throws {
        var gone = 0
        let times = [0, 1.25, 2, 3.25, 3.75, 4]
        let seen = try seen(at: times) { Subject(gone: { gone += 1 }) { Bar(width: 10) } }
        #expect(seen.map { $0.map(\.alpha) } == [[], [0.25], [1], [0.75], [0.25], []])
        #expect(gone == 1)
    }

    @Test func `without an animation insertion and removal are immediate`() throws {
        let seen = try seen(at: [0.9, 1, 2.9, 3]) {
            Subject(animation: nil) { Bar(width: 10).transition(.scale) }
        }
        #expect(seen.map(\.count) == [0, 1, 1, 0])
    }

    @Test func `transitions scale, slide, or apply a modifier`() throws {
        let grown = try seen(at: [1.5, 3.25]) {
            Subject { Bar(width: 10).transition(.scale) }
        }
        #expect(
            grown == [[Seen(x: 47.5, width: 5, alpha: 1)], [Seen(x: 46.25, width: 7.5, alpha: 1)]]
        )
        let slid = try seen(at: [1.5, 2, 3.5]) {
            Subject { Bar(width: 10).transition(.slide) }
        }
        #expect(slid.map { $0.map(\.x) } == [[40], [45], [50]])
        struct Faded: ViewModifier {
            let alpha: Double
            func body(content: Content) -> some View { content.opacity(alpha) }
        }
        let modified = try seen(at: [1.5, 3.5]) {
            Subject {
                Bar(width: 10).transition(
                    .asymmetric(
                        insertion: .modifier(
                            active: Faded(alpha: 0.5),
                            identity: Faded(alpha: 1)
                        ),
                        removal: .offset(x: 20).combined(with: .opacity)
                    )
                )
            }
        }
        #expect(
            modified == [
                [Seen(x: 45, width: 10, alpha: 0.75)], [Seen(x: 55, width: 10, alpha: 0.5)],
            ]
        )
    }

    @Test func `insertion and removal can have different animations`() throws {
        let seen = try seen(at: [1.5, 2, 3.5, 4]) {
            Subject(animation: .linear(duration: 1)) {
                Bar(width: 10).transition(
                    .asymmetric(
                        insertion: .opacity.animation(.linear(duration: 2)),
                        removal: .opacity
                    )
                )
            }
        }
        #expect(seen.map { $0.map(\.alpha) } == [[0.25], [0.5], [0.5], []])
    }

    @Test func `inserted and removed views both have the overlay around them`() throws {
        struct Either: View {
            @State private var isSecond = false
            var body: some View {
                HStack(spacing: 0) {
                    Group {
                        if isSecond {
                            Bar(width: 40)
                        } else {
                            Bar(width: 20)
                        }
                    }
                    .overlay { Color.blue }
                }
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                        withAnimation(.linear(duration: 1)) { isSecond = true }
                    }
                }
            }
        }
        let seen = try seen(at: [0, 1.5, 3]) { Either() }
        #expect(seen.map { $0.map(\.width) } == [[20, 20], [40, 40, 20, 20], [40, 40]])
    }

    @Test func `an animatable modifier of a transition is evaluated for each frame`() throws {
        nonisolated struct Steps: ViewModifier, Animatable {
            var number: Double
            var animatableData: Double {
                get { number }
                set { number = newValue }
            }
            @MainActor func body(content: Content) -> some View {
                content.opacity((number * 4).rounded(.down) / 4)
            }
        }
        let seen = try seen(at: [1.3, 2, 3.3]) {
            Subject {
                Bar(width: 10).transition(
                    .modifier(active: Steps(number: 0), identity: Steps(number: 1))
                )
            }
        }
        #expect(seen.map { $0.map(\.alpha) } == [[0.25], [1], [0.5]])
    }

    @Test func `a view being removed takes no space and can return`() throws {
        struct Row: View {
            @State private var ids = [0, 1]
            var body: some View {
                HStack(spacing: 0) { ForEach(ids, id: \.self) { _ in Bar(width: 20) } }
                    .onAppear {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1) {
                            withAnimation(.linear(duration: 1)) { ids = [1] }
                        }
                        DispatchQueue.main.asyncAfter(deadline: .now() + 1.5) {
                            withAnimation(.linear(duration: 1)) { ids = [0, 1] }
                        }
                    }
            }
        }
        let seen = try seen(at: [0.9, 1.5, 3]) { Row() }
        #expect(seen[0].map(\.x) == [30, 50])
        #expect(seen[1].map(\.alpha) == [0.5, 1])
        #expect(seen[2].map(\.x) == [30, 50] && seen[2].map(\.alpha) == [1, 1])
    }
}

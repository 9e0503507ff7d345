import PinwheelUI
import Testing

/// An inserted view ends at the place of a view that was present from the start, with any
/// transition and in any layout.
@MainActor
struct InsertionTests {
    /// A transition that changes the size.
    private struct Growing: Transition {
        func body(content: Content, phase: TransitionPhase) -> some View {
            content.frame(width: phase.isIdentity ? 30 : 4).padding(phase.isIdentity ? 2 : 0)
        }
    }

    private static let transitions: [(name: String, transition: AnyTransition)] = [
        ("opacity", .opacity), ("scale", .scale), ("slide", .slide),
        ("move", .move(edge: .bottom)), ("offset", .offset(x: 7.5, y: -3)),
        ("both", .offset(x: 9).combined(with: .scale(scale: 0.3))),
        ("growing", AnyTransition(Growing())),
        ("uneven", .asymmetric(insertion: .offset(y: 11), removal: AnyTransition(Growing()))),
    ]

    /// Layouts of an inserted view among others.
    private static let layouts: [(name: String, make: (AnyView) -> AnyView)] = [
        (
            "VStack",
            { view in
                AnyView(
                    VStack {
                        Bar(width: 12); view; Bar(width: 20)
                    }
                )
            }
        ),
        (
            "HStack",
            { view in
                AnyView(
                    HStack {
                        Bar(width: 12); view; Color.blue
                    }
                )
            }
        ),
        (
            "ZStack",
            { view in
                AnyView(
                    ZStack(alignment: .bottomTrailing) {
                        view; Bar(width: 9)
                    }
                )
            }
        ),
        (
            "LazyVStack",
            { view in
                AnyView(
                    LazyVStack {
                        Bar(width: 12); view
                    }
                )
            }
        ),
        (
            "ScrollView",
            { view in
                AnyView(
                    ScrollView {
                        Bar(width: 12); view; Bar(width: 5)
                    }
                )
            }
        ),
        ("GeometryReader", { view in AnyView(GeometryReader { _ in view }) }),
        (
            "ViewThatFits",
            { view in
                AnyView(
                    ViewThatFits {
                        view.frame(width: 900); view
                    }
                )
            }
        ),
        ("overlay", { view in AnyView(Bar(width: 40).overlay(alignment: .topLeading) { view }) }),
        (
            "offset",
            { view in
                AnyView(
                    HStack {
                        view; Bar(width: 8)
                    }.offset(x: 3.3, y: 1.2)
                )
            }
        ),
        (
            "Grid",
            { view in
                AnyView(
                    Grid {
                        GridRow {
                            view; Bar(width: 8)
                        }
                    }
                )
            }
        ),
    ]

    /// A view that is present from the start, or inserted and removed at some times.
    private struct Subject: View {
        let layout: (AnyView) -> AnyView
        let transition: AnyTransition
        let changes: [(time: Double, isThere: Bool)]
        @State private var isThere: Bool

        init(
            _ layout: @escaping (AnyView) -> AnyView,
            _ transition: AnyTransition,
            _ changes: [(time: Double, isThere: Bool)]
        ) {
            (self.layout, self.transition, self.changes) = (layout, transition, changes)
            _isThere = State(initialValue: changes.isEmpty)
        }

        var body: some View {
            layout(
                AnyView(
                    Group {
                        if isThere {
                            Color.red.frame(width: 16, height: 14).transition(transition)
                        }
                    }
                )
            )
            .onAppear {
                for (time, state) in changes {
                    DispatchQueue.main.asyncAfter(deadline: .now() + time) {
                        withAnimation(.easeInOut(duration: 1)) { isThere = state }
                    }
                }
            }
        }
    }

    private func frames(
        _ layout: @escaping (AnyView) -> AnyView,
        _ transition: AnyTransition,
        _ changes: [(time: Double, isThere: Bool)],
        at times: [Double]
    ) throws -> [[CGRect]] {
        let session = try ViewSession(size: CGSize(width: 120, height: 90)) {
            Subject(layout, transition, changes)
        }
        return try times.map { time in
            try session.frames(at: time).map { frame in
                CGRect(
                    x: (frame.minX * 1e6).rounded() / 1e6,
                    y: (frame.minY * 1e6).rounded() / 1e6,
                    width: (frame.width * 1e6).rounded() / 1e6,
                    height: (frame.height * 1e6).rounded() / 1e6
                )
            }
        }
    }

    @Test
    func `inserted and re-inserted views end at their place without a transition`() throws {
        for (layoutName, layout) in Self.layouts {
            for (name, transition) in Self.transitions {
                let wanted = try frames(layout, transition, [], at: [0])[0]
                let once = try frames(layout, transition, [(1, true)], at: [1, 1.4, 2.5])
                #expect(once[2] == wanted, "\(name) in \(layoutName)")
                let again: [(time: Double, isThere: Bool)] = [(1, true), (3, false), (3.5, true)]
                let back = try frames(layout, transition, again, at: [1.5, 3.2, 3.7, 6])
                #expect(back[3] == wanted, "\(name) in \(layoutName), back again")
                // Requested in the reverse order.
                let other = try frames(layout, transition, again, at: [6, 3.7, 3.2, 1.5])
                #expect(other.reversed() == back, "\(name) in \(layoutName), asked backwards")
            }
        }
    }

    @Test func `after a removal nothing of the view is left`() throws {
        for (layoutName, layout) in Self.layouts {
            for (name, transition) in Self.transitions {
                let empty = try frames(layout, transition, [(99, true)], at: [0])[0]
                let gone = try frames(layout, transition, [(1, true), (1.3, false)], at: [1.5, 4])
                #expect(gone[1] == empty, "\(name) in \(layoutName)")
            }
        }
    }
}

import PinwheelUI
import Raster
import Testing

/// State, identity and time, as visible in the drawing.
@MainActor
struct StateTests {
    /// Returns the widths of the drawn shapes at some times.
    private func widths<Content: View>(
        at times: [Double],
        @ViewBuilder _ view: @escaping () -> Content
    ) throws -> [[Double]] {
        let session = try ViewSession(size: CGSize(width: 200, height: 20), view)
        return try times.map { time in
            try session.scene(at: time).items.compactMap { item in
                guard case .shape(let shape) = item, let bounds = shape.path.bounds else {
                    return nil
                }
                return bounds.width * shape.transform.a
            }
        }
    }

    private struct Bar: View {
        var width: CGFloat
        var body: some View { Color.red.frame(width: width, height: 10) }
    }

    @Test func `the first frame includes the changes of onAppear`() throws {
        struct Subject: View {
            @State private var width: CGFloat = 10
            var body: some View { Bar(width: width).onAppear { width = 50 } }
        }
        #expect(try widths(at: [0]) { Subject() } == [[50]])
    }

    @Test func `a second group of changes starts from the first`() throws {
        struct Subject: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Bar(width: width).onAppear {
                    width = 100
                    withAnimation(.linear(duration: 1)) { width = 20 }
                }
            }
        }
        #expect(try widths(at: [0, 0.5, 1]) { Subject() } == [[100], [60], [20]])
    }

    @Test func `a read after a write returns the new value`() throws {
        struct Subject: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Bar(width: width).onAppear {
                    width += 5
                    width += 5
                }
            }
        }
        #expect(try widths(at: [0]) { Subject() } == [[20]])
    }

    @Test func `a timer fires at exact times while it is valid`() throws {
        struct Subject: View {
            @State private var width: CGFloat = 10
            @State private var timer: Timer?
            var body: some View {
                Bar(width: width).onAppear {
                    timer = Timer.scheduledTimer(withTimeInterval: 0.25, repeats: true) { _ in
                        MainActor.assumeIsolated {
                            width += 10
                            if width == 40 { timer?.invalidate() }
                        }
                    }
                }
            }
        }
        #expect(
            try widths(at: [0, 0.24, 0.25, 0.5, 9]) { Subject() } == [[10], [10], [20], [30], [40]]
        )
    }

    @Test func `work on the main queue runs after the current event or when it is due`() throws {
        struct Subject: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Bar(width: width).onAppear {
                    DispatchQueue.main.async { width = 20 }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 0.5) { width = 30 }
                }
            }
        }
        #expect(try widths(at: [0, 0.4, 0.5]) { Subject() } == [[20], [20], [30]])
    }

    @Test func `state is reset when the identity changes`() throws {
        struct Counter: View {
            @State private var width: CGFloat = 10
            var body: some View { Bar(width: width).onAppear { width += 10 } }
        }
        struct Subject: View {
            @State private var id = 0
            var body: some View {
                Counter().id(id).onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { id = 1 }
                }
            }
        }
        // The new counter appears with its initial state.
        #expect(try widths(at: [0, 1]) { Subject() } == [[20], [20]])
    }

    @Test func `a child's binding changes the parent's state`() throws {
        struct Child: View {
            @Binding var width: CGFloat
            var body: some View { Bar(width: width).onAppear { $width.wrappedValue = 70 } }
        }
        struct Subject: View {
            @State private var width: CGFloat = 10
            var body: some View {
                HStack(spacing: 0) {
                    Child(width: $width)
                    Bar(width: width)
                }
            }
        }
        #expect(try widths(at: [0]) { Subject() } == [[70, 70]])
    }

    @Test func `elements keep their state when they move`() throws {
        struct Element: View {
            let first: CGFloat
            @State private var width: CGFloat = 0
            var body: some View {
                Bar(width: width).onAppear { if width == 0 { width = first } }
            }
        }
        struct Subject: View {
            @State private var order: [CGFloat] = [10, 20, 30]
            var body: some View {
                HStack(spacing: 0) { ForEach(order, id: \.self) { Element(first: $0) } }.onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { order = [30, 10] }
                }
            }
        }
        #expect(try widths(at: [0, 1]) { Subject() } == [[10, 20, 30], [30, 10]])
    }

    @Test func `a preference reaches ancestors, and equal values end the updates`() throws {
        struct Widest: PreferenceKey {
            static let defaultValue: CGFloat = 0
            static func reduce(value: inout CGFloat, nextValue: () -> CGFloat) {
                value = max(value, nextValue())
            }
        }
        struct Subject: View {
            @State private var widest: CGFloat = 1
            var body: some View {
                VStack(spacing: 0) {
                    Bar(width: 30).preference(key: Widest.self, value: 30)
                    Bar(width: 50).preference(key: Widest.self, value: 50)
                    Bar(width: widest)
                }
                .onPreferenceChange(Widest.self) { widest = $0 }
            }
        }
        #expect(try widths(at: [0]) { Subject() } == [[30, 50, 50]])
    }

    @Test func `endless state changes are reported as a fault`() {
        struct Subject: View {
            @State private var width: CGFloat = 10
            var body: some View {
                Bar(width: width).onChange(of: width) { width += 1 }.onAppear { width += 1 }
            }
        }
        #expect(throws: ViewFault.restless(time: 0)) { try ViewSession { Subject() } }
    }

    @Test func `writing an identical value of a type that is not Equatable has no effect`() throws {
        struct Measure {
            var width: CGFloat
            var height: CGFloat
        }
        struct Subject: View {
            @State private var measure = Measure(width: 0, height: 0)
            @State private var pair: (CGFloat, Int) = (0, 0)
            var body: some View {
                GeometryReader { proxy in
                    let size = proxy.size
                    Bar(width: measure.width / 2 + pair.0).onAppear {}
                        .frame(width: write(size))
                }
            }
            private func write(_ size: CGSize) -> CGFloat? {
                DispatchQueue.main.async {
                    measure = Measure(width: size.width, height: size.height)
                    pair = (5, 1)
                }
                return nil
            }
        }
        #expect(try widths(at: [0, 1]) { Subject() } == [[105], [105]])
    }

    @Test func `a completion is called when its animation has ended`() throws {
        struct Subject: View {
            @State private var width: CGFloat = 10
            @State private var isDone = false
            var body: some View {
                HStack(spacing: 0) {
                    Bar(width: width)
                    if isDone { Bar(width: 5) }
                }
                .onAppear {
                    withAnimation(.linear(duration: 0.5)) {
                        width = 20
                    } completion: {
                        MainActor.assumeIsolated { isDone = true }
                    }
                }
            }
        }
        #expect(try widths(at: [0.25, 0.5]) { Subject() } == [[15], [20, 5]])
    }
}

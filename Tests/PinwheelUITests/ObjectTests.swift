import Observation
import PinwheelUI
import Testing

/// Observable objects and publishers.
@MainActor
struct ObjectTests {
    private final class Model: ObservableObject {
        @Published var width: CGFloat = 10
        @Published var name = "a"
    }

    @Test
    func `a state object outlives its views, and each published change updates the body`() throws {
        struct Child: View {
            @ObservedObject var model: Model
            var body: some View { Bar(width: model.width) }
        }
        struct Subject: View {
            @StateObject private var model = Model()
            @State private var count = 0
            var body: some View {
                HStack(spacing: 0) {
                    Child(model: model)
                    Bar(width: model.width + CGFloat(count))
                }
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { model.width = 20 }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { count = 1 }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 3) {
                        withAnimation(.linear(duration: 1)) { $model.width.wrappedValue = 40 }
                    }
                }
            }
        }
        #expect(
            try widths(at: [0, 1, 2, 3.5]) { Subject() } == [
                [10, 10], [20, 20], [20, 21], [30, 31],
            ]
        )
    }

    @Test func `an environment object is found by its type`() throws {
        struct Child: View {
            @EnvironmentObject var model: Model
            var body: some View {
                Bar(width: model.width).onAppear { model.width = 30 }
            }
        }
        #expect(try widths(at: [0]) { Child().environmentObject(Model()) } == [[30]])
    }

    @Observable
    final class Counter: @unchecked Sendable {
        var width: CGFloat = 10
        var unread = 0
    }

    @Test func `a body is evaluated again only when a property that it has read changes`() throws {
        struct Child: View {
            @Bindable var counter: Counter
            let made: () -> Void
            var body: some View {
                made()
                return Bar(width: counter.width).onAppear { $counter.width.wrappedValue += 5 }
            }
        }
        struct Reader: View {
            @Environment(Counter.self) private var counter
            var body: some View { Bar(width: counter.width * 2) }
        }
        struct Subject: View {
            @State private var counter = Counter()
            let made: () -> Void
            var body: some View {
                HStack(spacing: 0) {
                    Child(counter: counter, made: made)
                    Reader()
                }
                .environment(counter)
                .onAppear {
                    DispatchQueue.main.asyncAfter(deadline: .now() + 1) { counter.unread += 1 }
                    DispatchQueue.main.asyncAfter(deadline: .now() + 2) { counter.width = 40 }
                }
            }
        }
        var count = 0
        #expect(
            try widths(at: [0, 1, 2]) { Subject { count += 1 } } == [
                [15, 30], [15, 30], [40, 80],
            ]
        )
        #expect(count == 3)
    }

    @Test
    func `a subscription to an equal publisher is kept, and another one replaces it`() throws {
        struct Child: View {
            let timer = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
            @State private var width: CGFloat = 10
            var body: some View { Bar(width: width).onReceive(timer) { _ in width += 10 } }
        }
        struct Subject: View {
            @State private var count = 0
            var body: some View {
                HStack(spacing: 0) {
                    Child()
                    Bar(width: CGFloat(count))
                }
                .onAppear { DispatchQueue.main.asyncAfter(deadline: .now() + 2.5) { count = 5 } }
            }
        }
        // Recreated by its parent at 2.5 s, the child has a new publisher: the next tick is at 3.5
        // s.
        #expect(
            try widths(at: [0.9, 1, 2, 3.4, 3.5]) { Subject() }.map { $0.filter { $0 != 5 } }
                .map { $0.first ?? 0 } == [10, 20, 30, 30, 40]
        )
    }

    @Test func `operators use the view's clock`() throws {
        struct Subject: View {
            @State private var widths: [CGFloat] = [0, 0, 0]
            @State private var subscriptions: Set<AnyCancellable> = []
            private static let subject = PassthroughSubject<Int, Never>()
            var body: some View {
                HStack(spacing: 0) {
                    ForEach(0..<3, id: \.self) { Bar(width: widths[$0]) }
                }
                .onAppear {
                    let numbers = Self.subject.map { CGFloat($0) }.filter { $0 > 1 }
                    numbers.delay(for: .seconds(0.5), scheduler: DispatchQueue.main)
                        .sink { widths[0] = $0 }.store(in: &subscriptions)
                    numbers.debounce(for: 0.3, scheduler: RunLoop.main)
                        .sink { widths[1] = $0 }.store(in: &subscriptions)
                    numbers.receive(on: DispatchQueue.main).scan(0, +).removeDuplicates()
                        .sink { widths[2] = $0 }.store(in: &subscriptions)
                    for index in 1...4 {
                        DispatchQueue.main.asyncAfter(deadline: .now() + 0.2 * Double(index)) {
                            Self.subject.send(index)
                        }
                    }
                }
            }
        }
        let seen = try widths(at: [0.8, 1.2, 1.3]) { Subject() }
        #expect(seen == [[0, 0, 9], [3, 4, 9], [4, 4, 9]])
    }

    @Test func `subjects and published properties send their values until they are cancelled`() {
        var values: [Int] = []
        let current = CurrentValueSubject<Int, Never>(1)
        var subscription: AnyCancellable? = current.sink { values.append($0) }
        current.send(2)
        current.value = 3
        subscription?.cancel()
        subscription = nil
        current.send(4)
        #expect(values == [1, 2, 3])
        let model = Model()
        var changes = 0
        let willChange = model.objectWillChange.sink { changes += 1 }
        let names = model.$name.dropFirst().sink { #expect($0 == "b" && model.name == "a") }
        model.name = "b"
        #expect(changes == 1)
        _ = Just(5).eraseToAnyPublisher().map { $0 + 1 }.sink { values.append($0) }
        #expect(values.last == 6)
        withExtendedLifetime((willChange, names)) {}
    }
}

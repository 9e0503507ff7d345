import PinwheelUI
import Testing

/// Operators of publishers.
@MainActor
struct PublisherTests {
    private struct Fault: Error, Equatable {}

    /// Returns the values of a publisher as strings, and its completion.
    private func events<P: Publisher>(_ publisher: P, by act: () -> Void = {}) -> [String] {
        var events: [String] = []
        let subscription = publisher.sink { completion in
            if case .finished = completion { events.append("end") } else { events.append("fault") }
        } receiveValue: {
            events.append("\($0)")
        }
        act()
        subscription.cancel()
        return events
    }

    @Test func `combineLatest, zip and merge combine publishers`() {
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<String, Never>())
        func act() {
            a.send(1)
            a.send(2)
            b.send("x")
            a.send(3)
            b.send("y")
            a.send(completion: .finished)
            b.send(completion: .finished)
        }
        let ends = Just(0)
        #expect(events(ends.combineLatest(Just("z")), by: {}) == ["(0, \"z\")", "end"])
        let (c, d) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        #expect(
            events(a.combineLatest(b) { "\($0)\($1)" }, by: act) == ["2x", "3x", "3y", "end"]
        )
        #expect(
            events(c.zip(d, +)) {
                c.send(1)
                c.send(2)
                d.send(10)
                d.send(20)
            } == ["11", "22"]
        )
        #expect(
            events(c.merge(with: d)) {
                c.send(1)
                d.send(2)
                c.send(3)
            } == ["1", "2", "3"]
        )
        #expect(events(Publishers.MergeMany([Just(1), Just(2)])) == ["1", "2", "end"])
        #expect(
            events(Publishers.CombineLatest3(Just(1), Just(2), Just(3)).map { $0 + $1 + $2 })
                == ["6", "end"]
        )
    }

    @Test func `sequence operators select, collect, prepend and append values`() {
        let numbers = [1, 2, 3, 4, 5].publisher
        #expect(events(numbers.prefix(2)) == ["1", "2", "end"])
        #expect(events(numbers.first { $0 > 2 }) == ["3", "end"])
        #expect(events(numbers.drop { $0 < 4 }) == ["4", "5", "end"])
        #expect(events(numbers.collect(2)) == ["[1, 2]", "[3, 4]", "[5]", "end"])
        #expect(events(numbers.collect()) == ["[1, 2, 3, 4, 5]", "end"])
        #expect(events(numbers.last()) == ["5", "end"])
        #expect(events(numbers.reduce(0, +)) == ["15", "end"])
        #expect(events(numbers.contains(3)) == ["true", "end"])
        #expect(events(numbers.allSatisfy { $0 < 3 }) == ["false", "end"])
        #expect(events(Just(1).prepend(0).append(2)) == ["0", "1", "2", "end"])
        #expect(events(Empty<Int, Never>().replaceEmpty(with: 7)) == ["7", "end"])
        #expect(events([1, nil].publisher.replaceNil(with: 0)) == ["1", "0", "end"])
        #expect(events(Optional(3).publisher) == ["3", "end"])
    }

    @Test func `flatMap merges all inner publishers, switchToLatest only the newest`() {
        let subject = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        func act() {
            subject.send(a)
            a.send(1)
            subject.send(b)
            a.send(2)
            b.send(3)
        }
        #expect(events(subject.switchToLatest(), by: act) == ["1", "3"])
        #expect(events(subject.flatMap { $0 }, by: act) == ["1", "2", "3"])
        let made = [1, 2].publisher.flatMap { value in Just(value * 2) }
        #expect(events(made) == ["2", "4", "end"])
    }

    @Test func `errors are thrown, replaced, caught and retried`() {
        let tried = [1, 2, 3].publisher.tryMap { value -> Int in
            if value == 2 { throw Fault() }
            return value
        }
        #expect(events(tried) == ["1", "fault"])
        #expect(events(tried.replaceError(with: 9)) == ["1", "9", "end"])
        #expect(events(tried.catch { _ in Just(5) }) == ["1", "5", "end"])
        #expect(events(tried.mapError { _ in Fault() }) == ["1", "fault"])
        #expect(events(tried.retry(1)) == ["1", "1", "fault"])
        #expect(events(Fail<Int, Fault>(error: Fault())) == ["fault"])
        #expect(events(Just(1).setFailureType(to: Fault.self)) == ["1", "end"])
        #expect(events(Result<Int, Fault>.failure(Fault()).publisher) == ["fault"])
    }

    @Test
    func `a future keeps its value, deferred creates a publisher each time, share only one`() {
        var promise: ((Result<Int, Never>) -> Void)?
        let future = Future<Int, Never> { promise = $0 }
        #expect(events(future) { promise?(.success(4)) } == ["4", "end"])
        #expect(events(future) == ["4", "end"])
        var count = 0
        let deferred = Deferred { () -> Just<Int> in
            count += 1
            return Just(count)
        }
        #expect(events(deferred) + events(deferred) == ["1", "end", "2", "end"])
        let subject = PassthroughSubject<Int, Never>()
        var seen = 0
        let shared = subject.handleEvents(receiveOutput: { _ in seen += 1 }).share()
        let both = [shared.sink { _ in }, shared.sink { _ in }]
        subject.send(1)
        #expect(seen == 1)
        both.forEach { $0.cancel() }
        subject.send(2)
        #expect(seen == 1)
    }

    @Test func `an autoconnected publisher needs only its subscription to be retained`() {
        final class Source: ConnectablePublisher {
            typealias Output = Int
            typealias Failure = Never
            let subject = PassthroughSubject<Int, Never>()
            var isConnected = false
            func receive<S: Subscriber>(subscriber: S)
            where S.Input == Int, S.Failure == Never {
                subject.receive(subscriber: subscriber)
            }
            func connect() -> any Cancellable {
                isConnected = true
                return AnyCancellable { [weak self] in self?.isConnected = false }
            }
        }
        let source = Source()
        var events: [Int] = []
        let subscription = source.autoconnect().sink { events.append($0) }
        #expect(source.isConnected)
        source.subject.send(1)
        subscription.cancel()
        source.subject.send(2)
        #expect(events == [1])
        #expect(!source.isConnected)
    }

    @Test func `throttle sends the newest or the first value of each interval`() throws {
        struct Subject: View {
            @State private var newest: CGFloat = 0
            @State private var first: CGFloat = 0
            @State private var subscriptions: Set<AnyCancellable> = []
            let subject = PassthroughSubject<CGFloat, Never>()
            var body: some View {
                HStack(spacing: 0) {
                    Bar(width: newest)
                    Bar(width: first)
                }
                .onAppear {
                    subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: true)
                        .sink { newest = $0 }.store(in: &subscriptions)
                    subject.throttle(for: 1, scheduler: RunLoop.main, latest: false)
                        .sink { first = $0 }.store(in: &subscriptions)
                    for (time, width) in [(0.5, 1), (0.75, 2), (1.25, 3), (3, 4)]
                        as [(Double, CGFloat)]
                    {
                        DispatchQueue.main.asyncAfter(deadline: .now() + time) {
                            subject.send(width)
                        }
                    }
                }
            }
        }
        #expect(
            try widths(at: [0.5, 1.25, 1.5, 3]) { Subject() }
                == [[1, 1], [1, 1], [3, 2], [4, 4]]
        )
    }

    @Test func `the values of a publisher can be awaited`() throws {
        struct Subject: View {
            @State private var width: CGFloat = 0
            var body: some View {
                Bar(width: width).task {
                    let ticks = Timer.publish(every: 1, on: .main, in: .common).autoconnect()
                    for await _ in ticks.prefix(2).values { width += 10 }
                    width += 5
                }
            }
        }
        #expect(try widths(at: [1, 2, 5]) { Subject() } == [[10], [25], [25]])
    }
}

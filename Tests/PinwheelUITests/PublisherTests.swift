import PinwheelUI
import Testing

/// Publishers made of others.
@MainActor
struct PublisherTests {
    private struct Fault: Error, Equatable {}

    /// All that a publisher tells, and how it ends.
    private func told<P: Publisher>(_ publisher: P, by act: () -> Void = {}) -> [String] {
        var told: [String] = []
        let subscription = publisher.sink { completion in
            if case .finished = completion { told.append("end") } else { told.append("fault") }
        } receiveValue: {
            told.append("\($0)")
        }
        act()
        subscription.cancel()
        return told
    }

    @Test("The newest of several, pairs, and all as they come")
    func combinations() {
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
        #expect(told(ends.combineLatest(Just("z")), by: {}) == ["(0, \"z\")", "end"])
        let (c, d) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        #expect(
            told(a.combineLatest(b) { "\($0)\($1)" }, by: act) == ["2x", "3x", "3y", "end"]
        )
        #expect(
            told(c.zip(d, +)) {
                c.send(1)
                c.send(2)
                d.send(10)
                d.send(20)
            } == ["11", "22"]
        )
        #expect(
            told(c.merge(with: d)) {
                c.send(1)
                d.send(2)
                c.send(3)
            } == ["1", "2", "3"]
        )
        #expect(told(Publishers.MergeMany([Just(1), Just(2)])) == ["1", "2", "end"])
        #expect(
            told(Publishers.CombineLatest3(Just(1), Just(2), Just(3)).map { $0 + $1 + $2 })
                == ["6", "end"]
        )
    }

    @Test("Parts of what is told, and what comes before and after")
    func sequences() {
        let numbers = [1, 2, 3, 4, 5].publisher
        #expect(told(numbers.prefix(2)) == ["1", "2", "end"])
        #expect(told(numbers.first { $0 > 2 }) == ["3", "end"])
        #expect(told(numbers.drop { $0 < 4 }) == ["4", "5", "end"])
        #expect(told(numbers.collect(2)) == ["[1, 2]", "[3, 4]", "[5]", "end"])
        #expect(told(numbers.collect()) == ["[1, 2, 3, 4, 5]", "end"])
        #expect(told(numbers.last()) == ["5", "end"])
        #expect(told(numbers.reduce(0, +)) == ["15", "end"])
        #expect(told(numbers.contains(3)) == ["true", "end"])
        #expect(told(numbers.allSatisfy { $0 < 3 }) == ["false", "end"])
        #expect(told(Just(1).prepend(0).append(2)) == ["0", "1", "2", "end"])
        #expect(told(Empty<Int, Never>().replaceEmpty(with: 7)) == ["7", "end"])
        #expect(told([1, nil].publisher.replaceNil(with: 0)) == ["1", "0", "end"])
        #expect(told(Optional(3).publisher) == ["3", "end"])
    }

    @Test("Publishers of publishers: all at once, or the newest")
    func flattening() {
        let subject = PassthroughSubject<PassthroughSubject<Int, Never>, Never>()
        let (a, b) = (PassthroughSubject<Int, Never>(), PassthroughSubject<Int, Never>())
        func act() {
            subject.send(a)
            a.send(1)
            subject.send(b)
            a.send(2)
            b.send(3)
        }
        #expect(told(subject.switchToLatest(), by: act) == ["1", "3"])
        #expect(told(subject.flatMap { $0 }, by: act) == ["1", "2", "3"])
        let made = [1, 2].publisher.flatMap { value in Just(value * 2) }
        #expect(told(made) == ["2", "4", "end"])
    }

    @Test("Failures are made, mended and told")
    func failures() {
        let tried = [1, 2, 3].publisher.tryMap { value -> Int in
            if value == 2 { throw Fault() }
            return value
        }
        #expect(told(tried) == ["1", "fault"])
        #expect(told(tried.replaceError(with: 9)) == ["1", "9", "end"])
        #expect(told(tried.catch { _ in Just(5) }) == ["1", "5", "end"])
        #expect(told(tried.mapError { _ in Fault() }) == ["1", "fault"])
        #expect(told(tried.retry(1)) == ["1", "1", "fault"])
        #expect(told(Fail<Int, Fault>(error: Fault())) == ["fault"])
        #expect(told(Just(1).setFailureType(to: Fault.self)) == ["1", "end"])
        #expect(told(Result<Int, Fault>.failure(Fault()).publisher) == ["fault"])
    }

    @Test(
        "A future keeps its value; what is deferred is made for each; what is shared is made once"
    )
    func futures() {
        var promise: ((Result<Int, Never>) -> Void)?
        let future = Future<Int, Never> { promise = $0 }
        #expect(told(future) { promise?(.success(4)) } == ["4", "end"])
        #expect(told(future) == ["4", "end"])
        var count = 0
        let deferred = Deferred { () -> Just<Int> in
            count += 1
            return Just(count)
        }
        #expect(told(deferred) + told(deferred) == ["1", "end", "2", "end"])
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

    @Test("A publisher that connects by itself needs only its subscription to be retained")
    func autoconnected() {
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
        var told: [Int] = []
        let subscription = source.autoconnect().sink { told.append($0) }
        #expect(source.isConnected)
        source.subject.send(1)
        subscription.cancel()
        source.subject.send(2)
        #expect(told == [1])
        #expect(!source.isConnected)
    }

    @Test("Throttled values, the newest or the first of each interval, by the view's clock")
    func throttle() throws {
        struct Subject: View {
            @State private var newest: CGFloat = 0
            @State private var first: CGFloat = 0
            @State private var kept: Set<AnyCancellable> = []
            let subject = PassthroughSubject<CGFloat, Never>()
            var body: some View {
                HStack(spacing: 0) {
                    Bar(width: newest)
                    Bar(width: first)
                }
                .onAppear {
                    subject.throttle(for: 1, scheduler: DispatchQueue.main, latest: true)
                        .sink { newest = $0 }.store(in: &kept)
                    subject.throttle(for: 1, scheduler: RunLoop.main, latest: false)
                        .sink { first = $0 }.store(in: &kept)
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

    @Test("Values that are waited for one by one")
    func values() throws {
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

import Platform
import Raster
import Synchronization

/// A parallel map on several threads, including the caller's.
package enum ThreadedMap {
    private struct State<Value, Failure> {
        var next = 0
        var values: [Value?]
        var failure: Failure?
    }

    /// Calls `body` for each index in 0..<`count`, and returns the results in order. Each thread
    /// passes its own renderer.
    ///
    /// - Throws: The first error, which stops the work.
    package static func run<Value: Sendable, Failure: Error>(
        count: Int,
        threads: Int,
        _ body: @escaping @Sendable (inout Renderer, Int) -> Result<Value, Failure>
    ) throws(Failure) -> [Value] {
        let shared = Shared<Value, Failure>(count: count)
        WorkerThread.concurrently(min(threads, max(count, 1))) { _ in
            var renderer = Renderer()
            while let index = shared.next() {
                shared.report(index, body(&renderer, index))
            }
        }
        return try shared.values()
    }

    private final class Shared<Value: Sendable, Failure: Error>: Sendable {
        private let state: Mutex<State<Value, Failure>>

        init(count: Int) {
            state = Mutex(State(values: Array(repeating: nil, count: count)))
        }

        func next() -> Int? {
            state.withLock { state in
                guard state.failure == nil, state.next < state.values.count else { return nil }
                state.next += 1
                return state.next - 1
            }
        }

        func report(_ index: Int, _ outcome: Result<Value, Failure>) {
            state.withLock { state in
                switch outcome {
                case .success(let value): state.values[index] = value
                case .failure(let error): state.failure = state.failure ?? error
                }
            }
        }

        func values() throws(Failure) -> [Value] {
            let (values, failure) = state.withLock { ($0.values, $0.failure) }
            if let failure { throw failure }
            return values.compactMap { $0 }
        }
    }
}

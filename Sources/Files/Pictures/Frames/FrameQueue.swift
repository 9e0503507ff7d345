import Raster
import Synchronization

/// The result of drawing a frame.
package struct DrawnFrame: Equatable, Sendable {
    package var width: Int
    package var height: Int
    package var hash: PixelHash

    package init(width: Int, height: Int, hash: PixelHash) {
        self.width = width
        self.height = height
        self.hash = hash
    }
}

/// A queue that distributes frames to threads and collects their results.
final class FrameQueue: Sendable {
    private struct State {
        var next = 0
        var done = 0
        var drawn: [DrawnFrame?]
        var failure: FrameError?
    }

    private let count: Int
    private let portion: Int
    private let progress: (@Sendable (Int, Int) -> Void)?
    private let state: Mutex<State>

    init(count: Int, threads: Int, progress: (@Sendable (Int, Int) -> Void)?) {
        self.count = count
        // Neighbouring frames are often equal, and a thread encodes equal frames only once. Small
        // portions make all threads finish at about the same time.
        portion = min(max(count / (threads * 8), 1), 8)
        self.progress = progress
        state = Mutex(State(drawn: Array(repeating: nil, count: count)))
    }

    /// Returns the next frames to draw. Returns `nil` if there are none, or if the work was
    /// stopped.
    func next() -> Range<Int>? {
        state.withLock { state in
            guard state.failure == nil, state.next < count else { return nil }
            let range = state.next..<min(state.next + portion, count)
            state.next = range.upperBound
            return range
        }
    }

    /// Stores a frame's result. Returns `false` if the work is to be stopped.
    func report(_ index: Int, _ outcome: Result<DrawnFrame, FrameError>) -> Bool {
        state.withLock { state in
            switch outcome {
            case .success(let frame):
                state.drawn[index] = frame
                state.done += 1
                progress?(state.done, count)
            case .failure(let error):
                state.failure = state.failure ?? error
            }
            return state.failure == nil
        }
    }

    /// Returns all results in order. Must be called after the threads have ended.
    func results() throws(FrameError) -> [DrawnFrame] {
        let (drawn, failure) = state.withLock { ($0.drawn, $0.failure) }
        if let failure { throw failure }
        return drawn.compactMap { $0 }
    }
}

import Raster
import Synchronization

/// What drawing a frame has returned.
package struct DrawnFrame: Equatable, Sendable {
    package var width: Int
    package var height: Int
    package var hash: PixelHash

    /// A frame of these extents and pixels.
    package init(width: Int, height: Int, hash: PixelHash) {
        self.width = width
        self.height = height
        self.hash = hash
    }
}

/// Hands frames to threads and gathers what they report.
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
        // Neighbours are often equal and then encoded once, if one thread has both; short portions
        // let all threads end together.
        portion = min(max(count / (threads * 8), 1), 8)
        self.progress = progress
        state = Mutex(State(drawn: Array(repeating: nil, count: count)))
    }

    /// The next frames to be drawn; nil when there are none or the work has been stopped.
    func next() -> Range<Int>? {
        state.withLock { state in
            guard state.failure == nil, state.next < count else { return nil }
            let range = state.next..<min(state.next + portion, count)
            state.next = range.upperBound
            return range
        }
    }

    /// Takes a frame's outcome; false when the work is to stop.
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

    /// All frames in order, once the threads have ended.
    func results() throws(FrameError) -> [DrawnFrame] {
        let (drawn, failure) = state.withLock { ($0.drawn, $0.failure) }
        if let failure { throw failure }
        return drawn.compactMap { $0 }
    }
}

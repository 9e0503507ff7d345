/// The position in a play, which shows states one after another.
package struct Playhead: Equatable, Sendable {
    /// The frame rate, the speed and the repetition of a play.
    package struct Pace: Equatable, Sendable {
        /// Frames per second of the play's time, above 0.
        package var fps: Double
        /// The play's seconds per second of real time, above 0.
        package var speed: Double
        /// Whether the play starts again after its end.
        package var loops: Bool

        /// Creates a pace.
        package init(fps: Double = 60, speed: Double = 1, loops: Bool = false) {
            self.fps = fps
            self.speed = speed
            self.loops = loops
        }
    }

    /// The index of the current state in the play.
    package private(set) var stateIndex = 0
    /// Whether the last state has ended.
    package private(set) var hasEnded = false
    /// Whether the play is paused.
    package var isPaused = false

    private let lengths: [Double]
    private let pace: Pace
    /// The time since the state's start, in seconds.
    private var time = 0.0

    /// Creates a playhead for at least one state.
    ///
    /// - Parameters:
    ///   - lengths: The durations of the states in seconds, above 0. They may be infinite.
    ///   - pace: The frame rate, the speed and the repetition.
    package init(lengths: [Double], pace: Pace) {
        self.lengths = lengths
        self.pace = pace
    }

    /// The index of the current frame in the state.
    package var frame: Int { Int((time * pace.fps + 1e-6).rounded(.down)) }

    /// The time of the current frame in the state, in seconds.
    package var frameTime: Double { Double(frame) / pace.fps }

    /// The real time until the next frame in seconds, or `nil` while paused.
    package var untilNextFrame: Double? {
        guard !isPaused else { return nil }
        let next = min(Double(frame + 1) / pace.fps, lengths[stateIndex])
        return max((next - time) / pace.speed, 0)
    }

    /// Advances the play by a duration of real time, in seconds.
    package mutating func advance(by seconds: Double) {
        guard !isPaused, !hasEnded else { return }
        time += seconds * pace.speed
        // After a suspension of the computer, the play must not skip through all states.
        var switchCount = 0
        while time >= lengths[stateIndex], switchCount <= lengths.count {
            guard stateIndex + 1 < lengths.count || pace.loops else {
                time = lengths[stateIndex]
                hasEnded = true
                return
            }
            time -= lengths[stateIndex]
            stateIndex = (stateIndex + 1) % lengths.count
            switchCount += 1
        }
        time = min(time, lengths[stateIndex])
    }

    /// Pauses and moves by a number of frames within the state. Negative numbers move backwards.
    package mutating func step(by frames: Int) {
        isPaused = true
        let last = Int(min(lengths[stateIndex] * pace.fps + 1e-6, 1e9))
        time = Double(min(max(frame + frames, 0), last)) / pace.fps
    }

    /// Moves to the start of another state. The first state follows the last one.
    package mutating func jump(by states: Int) {
        let count = lengths.count
        stateIndex = ((stateIndex + states) % count + count) % count
        time = 0
    }
}

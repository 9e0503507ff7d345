import Indicators
import Pictures

/// The frames of a state, or of one part of it, that a pack plays together.
package struct PackSequence: Equatable, Sendable {
    /// How a program plays the frames.
    package enum Playback: String, Equatable, Sendable {
        /// One frame.
        case still
        /// The progress of the pull selects the frame.
        case drag
        /// From the first frame to the last, which stays.
        case once
        /// Repeatedly.
        case loop
    }

    /// The name: that of the state, or `refreshing-intro` for the part before a loop.
    package let name: String
    /// The state that the frames show.
    package let state: StateName
    /// How the frames are played.
    package let playback: Playback
    /// The frames, at least one.
    package let frames: [StateFrame]
    /// The timeline of the state.
    package let timeline: StateTimeline

    /// The number of frames.
    package var count: Int { frames.count }

    /// The duration in seconds. 0 for a still frame, and for frames that follow the finger.
    package var duration: Double {
        playback == .once || playback == .loop ? frames.reduce(0) { $0 + ($1.delay ?? 0) } : 0
    }

    /// The exact duration in seconds; 1 for still frames, and for frames that follow the finger.
    package var clockDuration: Double {
        switch playback {
        case .still, .drag: 1
        case .once: isIntro ? timeline.intro : timeline.length ?? 1
        case .loop: timeline.period
        }
    }

    private var isIntro: Bool { frames[0].part == .intro }

    /// Returns the moment at a fraction of the sequence, 0…1. At 1, a loop or an intro has not
    /// started again.
    package func moment(at fraction: Double) -> Moment {
        let first = frames[0].moment
        guard playback != .still else { return first }
        let position: Moment.Position
        switch (playback, timeline.drive) {
        case (.loop, _):
            position = .time(timeline.intro + timeline.period * min(fraction, Self.last))
        case (_, .time) where isIntro: position = .time(timeline.intro * min(fraction, Self.last))
        case (_, .time): position = .time((timeline.intro + timeline.period) * fraction)
        case (_, .progress):
            position = .progress(timeline.from * (1 - fraction) + timeline.to * fraction)
        }
        return Moment(state: state, position: position)
    }

    /// Returns the time of a frame as a fraction of the sequence.
    package func time(ofFrame index: Int) -> Double {
        switch frames[index].moment.position {
        case .time(let seconds) where playback == .loop:
            (seconds - timeline.intro) / timeline.period
        case .time(let seconds) where isIntro: seconds / timeline.intro
        case .time(let seconds): seconds / (timeline.intro + timeline.period)
        case .progress(let progress):
            timeline.from == timeline.to
                ? 0 : (progress - timeline.from) / (timeline.to - timeline.from)
        }
    }

    /// The end of a part that another one follows, as a fraction of it.
    private static let last = 1 - 1e-8

    /// Returns the delays of the frames in whole units of `unit` seconds. Their sum is the rounded
    /// duration. Empty for frames that are not played by a clock.
    package func delays(unit: Double) -> [Int] {
        guard duration > 0 else { return [] }
        return WholeDelays.delays(count: count, total: duration, unit: unit)
    }

    /// Returns the sequences of frames in their order.
    static func sequences(of frames: [StateFrame], _ timelines: [StateTimeline]) -> [PackSequence] {
        var groups: [(name: String, frames: [StateFrame])] = []
        for frame in frames {
            if groups.last?.name == frame.group {
                groups[groups.count - 1].frames.append(frame)
            } else {
                groups.append((frame.group, [frame]))
            }
        }
        return groups.map { name, frames in
            let state = frames[0].moment.state
            let timeline =
                timelines.first { $0.state == state } ?? StateTimeline(state: state)
            return PackSequence(
                name: name,
                state: state,
                playback: playback(of: frames, timeline),
                frames: frames,
                timeline: timeline
            )
        }
    }

    private static func playback(_ timeline: StateTimeline) -> Playback {
        timeline.drive == .progress && timeline.duration == nil ? .drag : .once
    }

    private static func playback(of frames: [StateFrame], _ timeline: StateTimeline) -> Playback {
        if frames.count == 1 { return .still }
        if frames[0].part == .loop { return .loop }
        return playback(timeline)
    }
}

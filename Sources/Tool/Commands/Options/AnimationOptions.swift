import ArgumentParser
import Base
import Frames
import Indicators
import Pictures
import Platform
import Raster

/// The options that select the frames of an animation.
struct AnimationOptions: ParsableArguments {
    @Option(
        name: .customLong("state"),
        help: ArgumentHelp(
            "The states to show, one after another. "
                + "(default: \(StateAnimation.defaultState.rawValue), or the first that fits)",
            valueName: "state,…"
        ),
        completion: .list(StateName.allCases.map(\.rawValue)),
        transform: CommaList.states
    )
    var stateLists: [[StateName]] = []

    @Option(
        help: ArgumentHelp(
            "The part of a state that repeats: intro or loop. (default: loop)",
            valueName: "part"
        ),
        completion: .list(StateFrame.Part.allCases.map(\.rawValue)),
        transform: { text throws(InputError) in try CommaList.name(text, of: "parts") }
    )
    var part: StateFrame.Part?

    @Option(
        help: ArgumentHelp("Frames per second. (default: 60, for GIF 50)", valueName: "rate"),
        transform: { try CommaList.number($0, of: "fps", in: 0.1...1000) }
    )
    var fps: Double?

    @OptionGroup private var loopEnd: LoopEndOption

    func validate() throws {
        guard part == nil || stateLists.flatMap({ $0 }).unique().count <= 1 else {
            throw ValidationError("--part and several states exclude each other")
        }
    }

    /// Returns the states of a design to show.
    func states(of design: some Indicator) -> [StateName] {
        let named = stateLists.flatMap { $0 }.unique()
        return named.isEmpty ? [StateAnimation.state(of: design)] : named
    }

    /// Returns the frames of the states, each with its delay in seconds.
    func frames(
        of design: some Indicator,
        in states: [StateName],
        as format: FrameFormat
    ) throws -> [TimedFrame] {
        try RenderPlan.check(states, against: [design])
        var result: [TimedFrame] = []
        for rate in rates(for: format) {
            let selection = MomentSelection(states: states, fps: rate, loopEnd: loopEnd.from)
            let all = try selection.frames(of: design.states, named: design.name)
            let ordered = states.flatMap { state in all.filter { $0.moment.state == state } }
            let frames = states.count > 1 ? ordered : try chosenPart(of: ordered, design.name)
            result = frames.map { TimedFrame(moment: $0.moment, delay: $0.delay ?? 1 / rate) }
            // A loop is drawn with a whole number of frames, which may be more than the rate
            // allows.
            guard result.allSatisfy({ $0.delay > format.shortestDelay - 1e-9 }) else { continue }
            let notes = selection.notes(on: design)
            StandardError.write(lines: notes.map { "pinwheel: \($0)" })
            return result
        }
        return result
    }

    /// Returns the given rate, or the default rates for a format in the order of preference.
    private func rates(for format: FrameFormat) -> [Double] {
        if let fps { return [fps] }
        guard format.shortestDelay > 1.0 / 60 else { return [60] }
        return [1, 0.8, 0.5].map { $0 / format.shortestDelay }
    }

    /// Returns the frames of the requested part of one state.
    private func chosenPart(
        of all: [StateFrame],
        _ design: String
    ) throws(InputError) -> [StateFrame] {
        let repeats = all.contains { $0.part == .loop }
        let frames = all.filter { $0.part == (repeats ? part ?? .loop : part) }
        guard !frames.isEmpty else {
            let state = all.first?.moment.state.rawValue ?? "the state"
            throw InputError(
                "\(state) of \(design) has no \(part?.rawValue ?? "frames")",
                hint: repeats ? "leave out --part" : "leave out --part: the state does not repeat"
            )
        }
        return frames
    }
}

/// A moment with the time for which it is shown.
struct TimedFrame {
    let moment: Moment
    /// The time in seconds.
    let delay: Double
}

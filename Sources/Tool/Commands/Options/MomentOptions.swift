import ArgumentParser
import Frames
import Indicators

/// The option that selects states.
struct StatesOption: ParsableArguments {
    @Option(
        name: .customLong("state"),
        help: ArgumentHelp(
            "Only these states: \(StateName.allCases.map(\.rawValue).joined(separator: ", ")).",
            valueName: "state,…"
        ),
        completion: .list(StateName.allCases.map(\.rawValue)),
        transform: CommaList.states
    )
    var stateLists: [[StateName]] = []

    /// The selected states, or `nil` for all.
    var states: [StateName]? {
        stateLists.isEmpty ? nil : stateLists.flatMap { $0 }.unique()
    }
}

/// The options that select states and moments.
struct MomentOptions: ParsableArguments {
    @OptionGroup private var stateOption: StatesOption
    @OptionGroup private var loopEnd: LoopEndOption

    @Option(
        help: ArgumentHelp(
            "Draw this many frames for each state or loop, instead of the design's number.",
            valueName: "count"
        ),
        transform: { try CommaList.wholeNumber($0, of: "steps", in: 1...DesignLimits.frames) }
    )
    var steps: Int?

    @Option(
        name: .customLong("progress"),
        help: ArgumentHelp(
            "Draw frames at these progress values, in states that follow the pull.",
            valueName: "progress,…"
        ),
        transform: { try CommaList.numbers($0, of: "progress", in: 0...100) }
    )
    var progressLists: [[Double]] = []

    @Option(
        name: .customLong("time"),
        help: ArgumentHelp(
            "Draw frames at these times in seconds, in states that follow the clock.",
            valueName: "seconds,…"
        ),
        transform: { try CommaList.numbers($0, of: "time", in: 0...DesignLimits.seconds) }
    )
    var timeLists: [[Double]] = []

    @Option(
        help: ArgumentHelp(
            "Frames per second, in states that follow the clock. (default: 60)",
            valueName: "rate"
        ),
        transform: { try CommaList.number($0, of: "fps", in: 0.1...1000) }
    )
    var fps: Double = 60

    @Flag(
        help: ArgumentHelp(
            """
            Draw loops at exactly --fps. A loop is drawn for up to ten periods, until they are a \
            whole number of frames.
            """
        )
    )
    var wholePeriods = false

    func validate() throws {
        let given = [
            wholePeriods ? "--whole-periods" : nil,
            steps == nil ? nil : "--steps",
            progressLists.isEmpty ? nil : "--progress",
            timeLists.isEmpty ? nil : "--time",
        ].compactMap { $0 }
        guard given.count <= 1 else {
            throw ValidationError("\(given.joined(separator: " and ")) exclude each other")
        }
    }

    /// The moments that the options select.
    var selection: MomentSelection {
        let times: MomentSelection.Times
        if let steps {
            times = .steps(steps)
        } else if !progressLists.isEmpty {
            times = .progress(progressLists.flatMap { $0 })
        } else if !timeLists.isEmpty {
            times = .time(timeLists.flatMap { $0 })
        } else {
            times = .ofDesign
        }
        return MomentSelection(
            states: stateOption.states,
            times: times,
            fps: fps,
            wholePeriods: wholePeriods,
            loopEnd: loopEnd.from
        )
    }
}

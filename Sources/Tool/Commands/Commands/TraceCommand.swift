import ArgumentParser
import Base
import Frames
import Lifecycles

struct TraceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: "Print the states and values of a lifecycle that follows a scroll trace.",
        discussion: """
            Prints moments as {"time", "offset", "state", "common", "progress", "values", "events"}:

              time      seconds
              offset    the pull in points
              state     the lifecycle's state
              common    the corresponding state of designs
              progress  the progress of that state, 0 to 1
              values    points from the screen's top or left, and degrees clockwise
              events    what has happened since the previous moment

            An event is {"time", "name"} with its exact time. Names are actionCalled and \
            actionEnded for the app's refresh action, and haptic with a "strength": heavy, or \
            system for the system's refresh control.

            --json prints an array with a line for each moment, --csv a table, both with \
            all digits. The default is a table with rounded numbers.

            Values: refreshable-scroll-view: stripY, spinnerY, contentY, image. \
            pull-to-refresh-scroll-view: trim, rotation, inset, contentTop, ringY. \
            refreshable: reveal, spokes, errorShown, retryEnabled, contentTop. \
            scroll-action: angle, panelHeight, contentY, spinnerShown, spinnerOpacity. \
            refresh-control-overlap: pull, ratio, compassX, spinnerX, y, overlap, rotation, color \
            (red, green, blue, alpha: 0 to 1, premultiplied), contentTop.

            A trace file is a table or YAML. The first line of a table is time,offset,touching. A \
            row such as 0.5,130,1 means 0.5 seconds, a pull of 130 points, and 1 for a finger that \
            is down from then on. Cells may be separated by semicolons or tabs, and quoted; \
            numbers may have decimal commas. Between rows, offsets are interpolated linearly; two \
            rows with the same time are a jump. YAML has pinwheel: 1 and samples: [[0, 0, true], \
            [0.5, 130, false]], or a gesture with the steps drag: {by, over, ease}, hold: seconds, \
            release: {} and fling: {velocity}. band: HEIGHT adds rubber-banding. taps: [{at: 3, \
            on: retry}] taps buttons.

            The last frame is the first one after the trace's end in which nothing moves.

            Example: pinwheel trace pull-to-refresh-scroll-view --trace t130 -P threshold=110 \
            -P refreshViewHeight=88 --at 0.1,0.5,0.75 --json
            """
    )

    @OptionGroup var chosen: LifecycleOption

    @OptionGroup(title: "Replay")
    var options: ReplayOptions

    @Option(
        name: [.customShort("P"), .customLong("parameter")],
        help: ArgumentHelp(
            "Set a parameter of the lifecycle; pinwheel lifecycle lists them. Repeatable.",
            valueName: "name=value"
        ),
        transform: Assignment.init(parsing:)
    )
    var assignments: [Assignment] = []

    @OptionGroup var rate: RateOption

    @Option(
        name: .customLong("at"),
        help: ArgumentHelp("Print only the moments at these times.", valueName: "seconds,…"),
        transform: { try CommaList.numbers($0, of: "times", in: 0...Trace.longest) }
    )
    var atLists: [[Double]] = []

    @Flag(help: "Print a JSON array of moments.")
    var json = false

    @Flag(help: "Print a table of comma-separated values.")
    var csv = false

    func validate() throws {
        if json && csv { throw ValidationError("--json and --csv exclude each other") }
        if rate.given != nil, !atLists.isEmpty {
            throw ValidationError("--fps and --at exclude each other")
        }
    }

    func run() throws {
        let replay = try options.replay(chosen.lifecycle, assigning: assignments)
        var printer = MomentPrinter(form: json ? .json : csv ? .csv : .text)
        try printer.begin()
        if atLists.isEmpty {
            let fps = rate.fps
            guard let count = replay.frameCount(fps: fps) else {
                throw InputError(
                    "the trace would have more than \(Replay.frameLimit) frames",
                    hint: "use --at or a lower --fps"
                )
            }
            let times = (0..<count).lazy.map { Double($0) / fps }
            var feed = EffectFeed(replay)
            try replay.forEachMoment(at: times) { moment in
                try printer.print(moment, feed.next(at: moment))
            }
        } else {
            let moments = replay.moments(at: atLists.flatMap { $0 })
            let events = events(of: replay, at: moments)
            for moment in moments { try printer.print(moment, events[moment.time] ?? []) }
        }
        try printer.end()
    }

    /// Returns the effects since the previous moment by the time of each moment, in any order.
    private func events(
        of replay: Replay,
        at moments: [LifecycleMoment]
    ) -> [Double: ArraySlice<TimedEffect>] {
        var feed = EffectFeed(replay)
        let ordered = moments.sorted { $0.time < $1.time }
        return Dictionary(
            ordered.map { ($0.time, feed.next(at: $0)) },
            uniquingKeysWith: { first, _ in first }
        )
    }
}

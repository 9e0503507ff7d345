import ArgumentParser
import Base
import Frames
import Lifecycles

struct TraceCommand: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "trace",
        abstract: "Print what a lifecycle does with a scroll trace, moment by moment.",
        discussion: """
            A moment is {"time", "offset", "state", "common", "progress", "values", "events"}: \
            seconds, points, the lifecycle's own state, the design's state that stands for it, 0 to 1, \
            what is drawn, in points from the screen's top or left and degrees clockwise, and what \
            has happened since the moment before. --json prints an array of moments, a line each, \
            --csv a table, both with all digits; without either, the table is rounded for reading.

            An event is {"time", "name"} with its exact time: actionCalled and actionEnded for the \
            app's refresh action, haptic for a tap that the hand feels, with its "strength": heavy, or \
            system where the system's control gives it.

            The values: refreshable-scroll-view: stripY, spinnerY, contentY, image. \
            pull-to-refresh-scroll-view: trim, rotation, inset, contentTop, ringY. \
            refreshable: reveal, spokes, errorShown, retryEnabled, contentTop. \
            scroll-action: angle, panelHeight, contentY, spinnerShown, spinnerOpacity. \
            refresh-control-overlap: pull, ratio, compassX, spinnerX, y, overlap, rotation, color \
            (red, green, blue, alpha of 0 to 1, premultiplied), contentTop.

            A trace file is a table or YAML. A table begins with the line time,offset,touching; a row \
            such as 0.5,130,1 is seconds, points below the place of rest, and 1 for the finger down \
            from then on. Cells may also be separated by semicolons or tabs, be quoted, and have \
            decimal commas. Lines run straight between rows; two rows of one time are a leap. YAML has \
            pinwheel: 1 and samples: [[0, 0, true], [0.5, 130, false]], or a gesture: steps drag: \
            {by, over, ease}, hold: seconds, release: {}, fling: {velocity}; band: HEIGHT makes the \
            content lag behind the finger. It may have taps: [{at: 3, on: retry}].

            Frames run from 0 to the first at which the trace is over and nothing moves.

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
            "Set a parameter of the lifecycle, which lifecycle lists; may be given often.",
            valueName: "name=value"
        ),
        transform: Assignment.init(parsing:)
    )
    var assignments: [Assignment] = []

    @OptionGroup var rate: RateOption

    @Option(
        name: .customLong("at"),
        help: ArgumentHelp("Moments at these times in place of frames.", valueName: "seconds,…"),
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

    /// What has happened by each of the moments, which come in any order, since the one before, by
    /// their times.
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

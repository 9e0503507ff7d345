import ArgumentParser
import Base
import Frames
import Indicators
import Platform
import Raster
import Terminal

struct Show: ParsableCommand {
    static let configuration = CommandConfiguration(
        commandName: "show",
        abstract: "Play designs in the terminal.",
        discussion: """
            The states are played one after another in real time. Images are sent with the \
            protocol of Kitty, iTerm2 or sixel if the terminal supports it, and as half blocks \
            otherwise.

            Keys: space pauses; left and right step by a frame; up and down change the state; q, \
            Escape and Ctrl-C quit.

            Example: pinwheel show arc --state refreshing --loop
            """
    )

    @Argument(
        help: "A built-in design or a file; - for standard input. (default: all built-in designs)",
        completion: .designs
    )
    var design: String?

    @OptionGroup var chosenStates: StatesOption

    @Flag(help: "Start again after the end.")
    var loop = false

    @Flag(help: "Print one image of all states instead of playing them.")
    var contact = false

    @OptionGroup(title: "Pace")
    var paceOptions: PaceOptions

    @OptionGroup(title: "Appearance")
    var designOptions: DesignOptions

    @OptionGroup(title: "Terminal")
    var terminal: TerminalOptions

    func validate() throws {
        let playOptions = paceOptions.given + (loop ? ["--loop"] : [])
        if contact, let option = playOptions.first {
            throw ValidationError("--contact and \(option) exclude each other")
        }
    }

    func run() throws {
        let designs = try ChosenDesigns.load(
            design.map { [$0] } ?? [],
            assigning: designOptions.assignments
        )
        let states = chosenStates.states
        try RenderPlan.check(states ?? [], against: designs)
        let playedStates = PlayedState.all(of: designs, states: states)
        let variables = TerminalVariables(Variables.value(of:))
        if StandardOutput.isTerminal, !variables.isDumb {
            do {
                try showOnTerminal(playedStates, variables)
            } catch let error as TerminalError {
                throw InputError(error.description)
            }
        } else {
            try terminal.requireForce(isTerminal: StandardOutput.isTerminal)
            try showInPipe(playedStates, variables)
        }
    }

    private var pace: Playhead.Pace { paceOptions.pace(loops: loop) }

    private func display(on profile: TerminalProfile, by method: ImageProtocol?) -> DisplayOptions {
        DisplayOptions(
            appearance: terminal.appearance,
            palette: designOptions.palette,
            scale: terminal.scale,
            method: method,
            terminal: profile
        )
    }

    private func showInPipe(_ playedStates: [PlayedState], _ variables: TerminalVariables) throws {
        guard !loop else {
            throw InputError("output to a pipe or file is played once", hint: "leave out --loop")
        }
        let display = display(on: TerminalProfile(variables), by: terminal.method ?? .blocks)
        let fit = PipedPlay.fit(display.method)
        try terminal.check(playedStates, fit: fit, contact: contact)
        for group in playedStates.byDesign {
            if contact {
                let sheet = try ContactSheet(states: group, fit: fit, display: display)
                try StandardOutput.write(sheet.bytes(display.painter))
            } else {
                var play = PipedPlay(display: display, pace: pace)
                try play.run(group, canvas: group[0].design.canvas)
            }
        }
    }

    private func showOnTerminal(
        _ playedStates: [PlayedState],
        _ variables: TerminalVariables
    ) throws {
        var session = try TerminalSession.begin(
            output: StandardOutput.file,
            screen: contact ? .normal : .alternate
        )
        let survey: TerminalQuery
        let display: DisplayOptions
        do {
            survey = try TerminalQuery(variables, in: &session)
            display = self.display(on: survey.profile, by: terminal.method)
            let window = session.size.with(cell: survey.profile.cellSize)
            let fit = ShowFit(window: window, method: display.method, freeRows: Player.freeRows)
            try terminal.check(playedStates, fit: fit, contact: contact)
            if contact, survey.endingSignal == nil {
                // Clears anything that an old terminal printed for the queries.
                session.send(Array("\r\u{1B}[K".utf8))
                for group in playedStates.byDesign {
                    let sheet = try ContactSheet(states: group, fit: fit, display: display)
                    session.send(try sheet.bytes(display.painter))
                }
            }
        } catch {
            session.leave()
            throw error
        }
        var ending = survey.endingSignal
        if contact || ending != nil {
            if ending == nil { ending = session.finishWriting() }
            session.leave()
        } else {
            var player = Player(
                states: playedStates,
                pace: pace,
                display: display,
                cell: survey.profile.cellSize,
                session: session
            )
            ending = try player.run(after: survey.keys)
        }
        if let ending { throw ExitCode(128 + ending) }
    }
}

import Platform
import Raster
import Terminal

/// A player that shows states on a terminal in real time until they end or the user quits.
struct Player: ~Copyable {
    private var session: TerminalSession
    private var fit: ShowFit
    private var painter: FramePainter
    private var renderer = PlayedStateRenderer()
    private var playhead: Playhead
    private let states: [PlayedState]
    private let display: DisplayOptions
    /// The size of a cell reported by the terminal, which is more exact than the system's.
    private let cell: PixelExtent?
    /// The state's index and the frame on the screen, or `nil` if the screen is empty.
    private var shown: (stateIndex: Int, frame: Int)?
    private var status: StatusLine?
    /// The time when the playhead was last advanced, in seconds.
    private var clock = MonotonicClock.seconds

    /// The number of rows at the bottom for the status line.
    static let freeRows = 1

    /// Creates a player for at least one state. It restores the terminal at the end.
    init(
        states: [PlayedState],
        pace: Playhead.Pace,
        display: DisplayOptions,
        cell: PixelExtent?,
        session: consuming TerminalSession
    ) {
        self.states = states
        self.display = display
        self.cell = cell
        fit = ShowFit(
            window: session.size.with(cell: cell),
            method: display.method,
            freeRows: Self.freeRows
        )
        painter = display.painter
        let isEndless = states.count == 1 && states[0].timeline.loops && pace.loops
        playhead = Playhead(
            lengths: isEndless ? [.infinity] : states.map(\.seconds),
            pace: pace
        )
        session.closingBytes = painter.removal
        self.session = session
    }

    /// Plays the states. `keys` are keys that were pressed before.
    ///
    /// - Returns: The signal that ended the play, or `nil` if it ended by itself or by a key.
    /// - Throws: `PNGError`, `TerminalError`. The terminal is restored in any case.
    mutating func run(after keys: [Key]) throws -> Int32? {
        defer { session.leave() }
        for key in keys where handle(key) { return nil }
        clock = MonotonicClock.seconds
        while true {
            if session.isReady { try draw() }
            if playhead.hasEnded { return nil }
            for event in session.wait(atMost: waitingSeconds) {
                switch event {
                case .key(let key): if handle(key) { return nil }
                case .ended(let signal): return signal
                case .suspended:
                    try session.suspend()
                    restart()
                case .continued:
                    try session.enter()
                    restart()
                case .resized:
                    session.send(Array("\u{1B}[2J".utf8))
                    restart()
                case .answer: break
                }
            }
            let now = MonotonicClock.seconds
            playhead.advance(by: now - clock)
            clock = now
        }
    }

    /// The time until the next frame in seconds, or `nil` if nothing moves.
    private var waitingSeconds: Double? {
        // While a frame is being sent, the session wakes up when it has arrived or timed out.
        session.isReady ? playhead.untilNextFrame : 1
    }

    /// Draws everything again, because the screen is empty and its size may have changed.
    private mutating func restart() {
        fit.window = session.size.with(cell: cell)
        shown = nil
        status = nil
        clock = MonotonicClock.seconds
    }

    /// Handles a key.
    ///
    /// - Returns: Whether the key ends the play.
    private mutating func handle(_ key: Key) -> Bool {
        switch key {
        case .escape, .character(UInt8(ascii: "q")): return true
        case .character(UInt8(ascii: " ")): playhead.isPaused.toggle()
        case .left: playhead.step(by: -1)
        case .right: playhead.step(by: 1)
        case .up: playhead.jump(by: -1)
        case .down: playhead.jump(by: 1)
        case .character: break
        }
        return false
    }

    /// Sends the current frame unless it is on the screen.
    private mutating func draw() throws {
        let frame = (stateIndex: playhead.stateIndex, frame: playhead.frame)
        let state = states[frame.stateIndex]
        var bytes: [UInt8] = []
        if shown?.stateIndex != frame.stateIndex || shown?.frame != frame.frame {
            let canvas = state.design.canvas
            let scale = usableScale(for: canvas)
            guard let environment = display.environment(scale: scale) else { return }
            let old = (renderer.image.width, renderer.image.height)
            let isNew = renderer.draw(state, at: playhead.frameTime, in: environment)
            if old != (renderer.image.width, renderer.image.height), shown != nil {
                bytes += "\u{1B}[2J".utf8
                (shown, status) = (nil, nil)
            }
            if shown == nil { painter.forget() }
            if isNew || shown == nil {
                let size = (width: renderer.image.width, height: renderer.image.height)
                bytes += try painter.frame(renderer.image, at: fit.origin(of: size))
            }
            shown = frame
        }
        bytes += statusBytes(of: state)
        if !bytes.isEmpty { session.send(frame: bytes) }
    }

    /// Returns the scale of `--scale`, or a smaller one if the window has become too small.
    private func usableScale(for canvas: Size) -> Double {
        if let requested = display.scale, fit.canShow(canvas, atScale: requested) {
            return requested
        }
        return fit.scale(for: canvas)
    }

    private mutating func statusBytes(of state: PlayedState) -> [UInt8] {
        let line = StatusLine(
            design: state.design.name,
            moment: state.moment(at: playhead.frameTime),
            isPaused: playhead.isPaused
        )
        guard line != status, fit.window.rows > 1 else { return [] }
        status = line
        return line.bytes(row: fit.window.rows - 1, columns: fit.window.columns)
    }
}

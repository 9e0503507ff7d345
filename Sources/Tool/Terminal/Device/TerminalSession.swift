import Platform

/// A terminal in use: modes and screen are taken over and given back, pictures go out no faster than
/// they are taken, keys, answers and signals come in.
package struct TerminalSession: ~Copyable {
    /// What is written to end frames that stay otherwise, as Kitty's do.
    package var farewell: [UInt8] = []
    /// Whether the terminal answers, so that it can be asked how far it has come.
    package var answers = false

    private var device: TerminalDevice
    private let signals: SignalWatch
    private let screen: TerminalScreen
    private var reader = InputReader()
    private var lastInput = 0.0
    private var output: ArraySlice<UInt8> = []
    private var isClosed = false
    private var isEntered = false
    /// How many frames the terminal has not said it is done with, and when the last was sent.
    private var openFrames = 0
    private var lastFrame = 0.0

    /// The signals that a session handles.
    private static let watched = SignalWatch.all
    /// How long a frame may be on its way, in seconds, before one no longer waits for it.
    private static let frameLimit = 1.0

    private init(device: consuming TerminalDevice, signals: SignalWatch, screen: TerminalScreen) {
        self.device = device
        self.signals = signals
        self.screen = screen
        isEntered = true
        // Goes out before the first bytes that are sent.
        output = ArraySlice(screen.beginning.utf8)
    }

    /// Takes over the terminal that `output` leads to.
    ///
    /// - Throws: `TerminalError`.
    package static func begin(
        output: Int32,
        screen: TerminalScreen
    ) throws(TerminalError) -> TerminalSession {
        let signals = try SignalWatch(watched)
        var device = try TerminalDevice(output: output)
        try device.beginRaw()
        return TerminalSession(device: device, signals: signals, screen: screen)
    }

    /// The window's size, 80×24 cells where it is unknown.
    package var size: WindowSize {
        device.size ?? WindowSize(columns: 80, rows: 24)
    }

    /// Whether a frame may be sent: the last is out, and at most one is not shown yet.
    package var isReady: Bool {
        output.isEmpty && (openFrames < 2 || MonotonicClock.seconds >= lastFrame + Self.frameLimit)
    }

    /// Sends `bytes` as soon as the terminal takes them.
    package mutating func send(_ bytes: [UInt8]) {
        output += bytes
        flush()
    }

    /// Sends a frame that is shown all at once where the terminal can do so.
    package mutating func send(frame bytes: [UInt8]) {
        if MonotonicClock.seconds >= lastFrame + Self.frameLimit { openFrames = 0 }
        var framed = Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
        if answers {
            framed += TerminalQuestions.progress
            openFrames += 1
            lastFrame = MonotonicClock.seconds
        }
        send(framed)
    }

    /// Waits until something happens, or for so many seconds, or for ever if nil; may return
    /// early and with nothing.
    package mutating func wait(atMost seconds: Double?) -> [TerminalEvent] {
        poll(atMost: seconds)
        var events = signals.take().compactMap(Self.event(of:))
        events += input()
        if isClosed { events.append(.ended(by: SignalWatch.hungUp)) }
        flush()
        return events
    }

    /// Waits until all is written.
    ///
    /// - Returns: The signal by which the process is to end; nil where all is written.
    package mutating func finishWriting() -> Int32? {
        while !output.isEmpty {
            for case .ended(let signal) in wait(atMost: nil) { return signal }
        }
        return nil
    }

    /// Gives screen and modes back, stops the process, and takes them over again once it goes on.
    ///
    /// - Throws: `TerminalError`.
    package mutating func suspend() throws(TerminalError) {
        leave()
        signals.stopProcess()
        try enter()
    }

    /// Takes the screen over, also once more after others have used it.
    ///
    /// - Throws: `TerminalError`.
    package mutating func enter() throws(TerminalError) {
        try device.beginRaw()
        isEntered = true
        openFrames = 0
        send(Array(screen.beginning.utf8))
    }

    /// Gives the screen and the modes back.
    ///
    /// A frame that is half out is sent whole, and answers that are still to come are read, or
    /// they would appear at the shell's prompt; neither takes longer than 0.3 seconds.
    package mutating func leave() {
        guard isEntered else { return }
        isEntered = false
        finish(within: 0.3) { $0.output.isEmpty && $0.openFrames == 0 }
        output = []
        send(farewell + Array(screen.end.utf8))
        finish(within: 0.3) { $0.output.isEmpty }
        device.endRaw()
    }

    private mutating func finish(
        within seconds: Double,
        _ isDone: (borrowing TerminalSession) -> Bool
    ) {
        let end = MonotonicClock.seconds + seconds
        while !isDone(self), !isClosed, MonotonicClock.seconds < end {
            poll(atMost: end - MonotonicClock.seconds)
            _ = input()
            flush()
        }
    }

    private static func event(of signal: Int32) -> TerminalEvent? {
        switch signal {
        case SignalWatch.resized: .resized
        case SignalWatch.suspended: .suspended
        case SignalWatch.continued: .continued
        default: .ended(by: signal)
        }
    }

    /// Waits for keys, signals and, while there is something to write, for room.
    private func poll(atMost seconds: Double?) {
        var limit = seconds
        if let patience = reader.patience {
            let rest = max(lastInput + patience - MonotonicClock.seconds, 0)
            limit = min(limit ?? rest, rest)
        }
        let milliseconds = limit.map { Int32(min($0 * 1000, 60_000).rounded(.up)) } ?? -1
        signals.wait(
            orFor: isClosed ? nil : device.file,
            writing: !output.isEmpty,
            milliseconds: milliseconds
        )
    }

    /// What the terminal has sent.
    private mutating func input() -> [TerminalEvent] {
        var inputs: [TerminalInput] = []
        var bytes: [UInt8] = []
        while !isClosed {
            guard case .count(let count) = device.read(into: &bytes) else {
                isClosed = true
                break
            }
            guard count > 0 else { break }
            lastInput = MonotonicClock.seconds
            inputs += reader.read(bytes)
        }
        if let patience = reader.patience, MonotonicClock.seconds >= lastInput + patience {
            inputs += reader.giveUp()
        }
        return inputs.map { input in
            switch input {
            case .key(let key): return .key(key)
            case .answer(let answer):
                if answer == .ready { openFrames = max(openFrames - 1, 0) }
                return .answer(answer)
            }
        }
    }

    private mutating func flush() {
        while !output.isEmpty, !isClosed {
            guard case .count(let count) = device.write(output) else {
                isClosed = true
                return
            }
            guard count > 0 else { return }
            output = output.dropFirst(count)
        }
    }
}

/// What happens at a terminal.
package enum TerminalEvent: Equatable, Sendable {
    /// A key was pressed.
    case key(Key)
    /// The terminal answered.
    case answer(TerminalAnswer)
    /// The window has another size.
    case resized
    /// The process is to stop until it is continued, as by Ctrl-Z.
    case suspended
    /// The process was continued; somebody else may have used the screen.
    case continued
    /// The process is to end, by this signal.
    case ended(by: Int32)
}

/// How a program uses a terminal's screen, and what gives it back.
package enum TerminalScreen: Equatable, Sendable {
    /// A screen of its own without a cursor, after which the old one is there again.
    case alternate
    /// The usual screen, on which what is written stays.
    case usual

    /// Begins.
    var beginning: String {
        switch self {
        case .alternate: "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
        case .usual: ""
        }
    }

    /// Ends, wherever a picture was cut short: its string first, then an update that is held back,
    /// then colours, cursor and screen.
    var end: String {
        let common = "\u{1B}\\\u{1B}[?2026l\u{1B}[0m"
        return switch self {
        case .alternate: common + "\u{1B}[?25h\u{1B}[?1049l"
        case .usual: common
        }
    }
}

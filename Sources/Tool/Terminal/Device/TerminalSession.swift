import Platform

/// A terminal session. It sets and restores the terminal's modes and screen, sends frames no faster
/// than the terminal processes them, and receives keys, answers and signals.
package struct TerminalSession: ~Copyable {
    /// The bytes to send at the end, to remove frames that would otherwise remain, such as Kitty's.
    package var closingBytes: [UInt8] = []
    /// Whether the terminal answers queries, so that its progress can be queried.
    package var answers = false

    private var device: TerminalDevice
    private let signals: SignalWatch
    private let screen: TerminalScreen
    private var reader = InputReader()
    private var lastInput = 0.0
    private var output: ArraySlice<UInt8> = []
    private var isClosed = false
    private var isEntered = false
    /// The number of frames that the terminal has not confirmed, and the time of the last frame.
    private var openFrames = 0
    private var lastFrame = 0.0

    /// The handled signals.
    private static let watched = SignalWatch.all
    /// The time after which an unconfirmed frame is ignored, in seconds.
    private static let frameLimit = 1.0

    private init(device: consuming TerminalDevice, signals: SignalWatch, screen: TerminalScreen) {
        self.device = device
        self.signals = signals
        self.screen = screen
        isEntered = true
        // Sent before all other output.
        output = ArraySlice(screen.beginning.utf8)
    }

    /// Starts a session on the terminal of the file descriptor `output`.
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

    /// The window's size. If it is unknown, it is 80×24 cells.
    package var size: WindowSize {
        device.size ?? WindowSize(columns: 80, rows: 24)
    }

    /// Whether a frame may be sent: the previous one has been sent, and at most one frame is
    /// unconfirmed.
    package var isReady: Bool {
        output.isEmpty && (openFrames < 2 || MonotonicClock.seconds >= lastFrame + Self.frameLimit)
    }

    /// Sends `bytes` as fast as the terminal accepts them.
    package mutating func send(_ bytes: [UInt8]) {
        output += bytes
        flush()
    }

    /// Sends a frame as a synchronised update, which terminals display at once if they support it.
    package mutating func send(frame bytes: [UInt8]) {
        if MonotonicClock.seconds >= lastFrame + Self.frameLimit { openFrames = 0 }
        var framed = Array("\u{1B}[?2026h".utf8) + bytes + Array("\u{1B}[?2026l".utf8)
        if answers {
            framed += TerminalQueries.progress
            openFrames += 1
            lastFrame = MonotonicClock.seconds
        }
        send(framed)
    }

    /// Waits until an event occurs, or until the time is over. `nil` means no limit. It may return
    /// early without events.
    package mutating func wait(atMost seconds: Double?) -> [TerminalEvent] {
        poll(atMost: seconds)
        var events = signals.take().compactMap(Self.event(of:))
        events += input()
        if isClosed { events.append(.ended(by: SignalWatch.hungUp)) }
        flush()
        return events
    }

    /// Waits until all output has been sent.
    ///
    /// - Returns: The signal that should end the process, or `nil`.
    package mutating func finishWriting() -> Int32? {
        while !output.isEmpty {
            for case .ended(let signal) in wait(atMost: nil) { return signal }
        }
        return nil
    }

    /// Restores the terminal, stops the process, and takes over the terminal again when the process
    /// continues.
    ///
    /// - Throws: `TerminalError`.
    package mutating func suspend() throws(TerminalError) {
        leave()
        signals.stopProcess()
        try enter()
    }

    /// Enters the screen. It may be called again after other programs have used the terminal.
    ///
    /// - Throws: `TerminalError`.
    package mutating func enter() throws(TerminalError) {
        try device.beginRaw()
        isEntered = true
        openFrames = 0
        send(Array(screen.beginning.utf8))
    }

    /// Restores the terminal's screen and modes.
    ///
    /// An unfinished frame is sent completely. Pending answers are read, because they would
    /// otherwise appear at the shell's prompt. Each of the two waits takes at most 0.3
    /// seconds.
    package mutating func leave() {
        guard isEntered else { return }
        isEntered = false
        finish(within: 0.3) { $0.output.isEmpty && $0.openFrames == 0 }
        output = []
        send(closingBytes + Array(screen.end.utf8))
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

    /// Waits for keys, signals or, if there is output, for space in the output buffer.
    private func poll(atMost seconds: Double?) {
        var limit = seconds
        if let timeout = reader.sequenceTimeout {
            let rest = max(lastInput + timeout - MonotonicClock.seconds, 0)
            limit = min(limit ?? rest, rest)
        }
        let milliseconds = limit.map { Int32(min($0 * 1000, 60_000).rounded(.up)) } ?? -1
        signals.wait(
            orFor: isClosed ? nil : device.file,
            writing: !output.isEmpty,
            milliseconds: milliseconds
        )
    }

    /// Reads and parses the terminal's input.
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
        if let timeout = reader.sequenceTimeout, MonotonicClock.seconds >= lastInput + timeout {
            inputs += reader.flushIncompleteSequence()
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

/// An event of a terminal session.
package enum TerminalEvent: Equatable, Sendable {
    /// A key was pressed.
    case key(Key)
    /// The terminal answered a query.
    case answer(TerminalAnswer)
    /// The window's size changed.
    case resized
    /// The process should stop until it is continued, as after Ctrl-Z.
    case suspended
    /// The process was continued. Other programs may have used the screen.
    case continued
    /// The process should end because of this signal.
    case ended(by: Int32)
}

/// The part of the terminal that a session uses, with the sequences to enter and leave it.
package enum TerminalScreen: Equatable, Sendable {
    /// The alternate screen, without a cursor. The previous contents are restored at the end.
    case alternate
    /// The normal screen. Output remains visible.
    case normal

    /// The sequence to enter the screen.
    var beginning: String {
        switch self {
        case .alternate: "\u{1B}[?1049h\u{1B}[?25l\u{1B}[2J"
        case .normal: ""
        }
    }

    /// The sequence to leave the screen at any point of the output. It ends an unfinished control
    /// string and a synchronised update, then restores colours, cursor and screen.
    var end: String {
        let common = "\u{1B}\\\u{1B}[?2026l\u{1B}[0m"
        return switch self {
        case .alternate: common + "\u{1B}[?25h\u{1B}[?1049l"
        case .normal: common
        }
    }
}

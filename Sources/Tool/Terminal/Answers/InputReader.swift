/// A parser that converts a terminal's input to answers and keys. Sequences may be split at any
/// byte.
///
/// Sequences follow ECMA-48 and xterm's "Control Sequences". Unknown sequences are dropped
/// entirely, so that no part of them is read as a key.
package struct InputReader: Sendable {
    private enum State: Equatable {
        case background
        /// After ESC, which begins a sequence or is a key by itself.
        case escape
        /// After ESC O, which some terminals send for arrow keys.
        case singleShift
        /// After ESC [.
        case control
        /// In a control string that `introducer` started, until BEL or ESC \.
        case string(introducer: UInt8)
        /// After an ESC in a control string.
        case stringEscape(introducer: UInt8)
    }

    private var state = State.background
    private var text: [UInt8] = []

    /// The maximum length of a known answer, in bytes.
    private static let textLimit = 1024
    private static let escape: UInt8 = 0x1B

    /// Creates a reader in its initial state.
    package init() {}

    /// The time to wait for the rest of a sequence before `flushIncompleteSequence()`, in seconds.
    /// It is `nil` between sequences.
    ///
    /// After ESC, it is short, because a press of the Escape key should be recognised immediately.
    package var sequenceTimeout: Double? {
        switch state {
        case .background: nil
        case .escape: 0.05
        default: 1
        }
    }

    /// Returns the inputs that the bytes complete, in order.
    package mutating func read(_ bytes: some Sequence<UInt8>) -> [TerminalInput] {
        bytes.flatMap { read($0) }
    }

    /// Ends an incomplete sequence. A single ESC becomes the Escape key.
    package mutating func flushIncompleteSequence() -> [TerminalInput] {
        let wasEscape = state == .escape
        begin(.background)
        return wasEscape ? [.key(.escape)] : []
    }

    private mutating func begin(_ state: State) {
        self.state = state
        text.removeAll(keepingCapacity: true)
    }

    private mutating func read(_ byte: UInt8) -> [TerminalInput] {
        switch state {
        case .background: return background(byte)
        case .escape: return afterEscape(byte)
        case .singleShift:
            begin(.background)
            return Self.arrow(byte).map { [.key($0)] } ?? []
        case .control: return control(byte)
        case .string(let introducer):
            if byte == 0x07 { return endString(introducer) }
            if byte == Self.escape {
                state = .stringEscape(introducer: introducer)
            } else if byte == 0x18 || byte == 0x1A {
                begin(.background)
            } else {
                store(byte)
            }
            return []
        case .stringEscape(let introducer):
            if byte == UInt8(ascii: "\\") { return endString(introducer) }
            // The string was interrupted by another sequence.
            begin(.escape)
            return afterEscape(byte)
        }
    }

    private mutating func background(_ byte: UInt8) -> [TerminalInput] {
        if byte == Self.escape {
            begin(.escape)
            return []
        }
        return (0x20..<0x7F).contains(byte) ? [.key(.character(byte))] : []
    }

    private mutating func afterEscape(_ byte: UInt8) -> [TerminalInput] {
        switch byte {
        case UInt8(ascii: "["): begin(.control)
        case UInt8(ascii: "O"): begin(.singleShift)
        case UInt8(ascii: "]"), UInt8(ascii: "P"), UInt8(ascii: "_"), UInt8(ascii: "^"),
            UInt8(ascii: "X"):
            begin(.string(introducer: byte))
        case Self.escape:
            // The first ESC was a key.
            return [.key(.escape)]
        default:
            // A key with Alt, which is ignored.
            begin(.background)
        }
        return []
    }

    private mutating func control(_ byte: UInt8) -> [TerminalInput] {
        switch byte {
        case 0x20...0x3F:
            store(byte)
            return []
        case 0x40...0x7E:
            let input: TerminalInput?
            if let arrow = Self.arrow(byte) {
                input = .key(arrow)
            } else {
                input = AnswerParser.control(parameters: text, final: byte).map { .answer($0) }
            }
            begin(.background)
            return input.map { [$0] } ?? []
        default:
            begin(.background)
            return background(byte)
        }
    }

    private mutating func endString(_ introducer: UInt8) -> [TerminalInput] {
        let answer = AnswerParser.string(introducer: introducer, text: text)
        begin(.background)
        return answer.map { [.answer($0)] } ?? []
    }

    /// Stores a byte. Bytes beyond the maximum length are dropped, and the sequence is then not
    /// recognised.
    private mutating func store(_ byte: UInt8) {
        if text.count < Self.textLimit { text.append(byte) }
    }

    private static func arrow(_ byte: UInt8) -> Key? {
        switch byte {
        case UInt8(ascii: "A"): .up
        case UInt8(ascii: "B"): .down
        case UInt8(ascii: "C"): .right
        case UInt8(ascii: "D"): .left
        default: nil
        }
    }
}

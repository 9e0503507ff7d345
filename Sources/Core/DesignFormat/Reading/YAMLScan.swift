import Base
import Indicators

/// A check of a file's bytes before parsing, which rejects input that the parser cannot handle
/// safely.
///
/// The parser recurses once for each level of nesting, and compares keys behind aliases in full.
/// The scan does not distinguish strings from structure. It may count fewer nested brackets than
/// there are; then the parser's own limit of 1,000 levels applies.
struct YAMLScan {
    private let bytes: [UInt8]
    private let kind: FileKind
    private var mark = YAMLNode.Mark(line: 1, column: 1)
    private var depth = 0
    private var aliases = 0
    private var isLeading = true
    /// Whether the previous character is an asterisk that may start an alias.
    private var mayBeAlias = false
    private var previous: Unicode.Scalar = "\n"

    /// Returns the first problem in `bytes`, or `nil` if they can be parsed.
    static func refusal(
        of bytes: [UInt8],
        _ kind: FileKind
    ) -> (mark: YAMLNode.Mark, message: String)? {
        guard bytes.count <= DesignLimits.fileSize else {
            return (
                YAMLNode.Mark(line: 1, column: 1),
                "the file has \(bytes.count) bytes; allowed: at most \(DesignLimits.fileSize)"
            )
        }
        var scan = YAMLScan(bytes: bytes, kind: kind)
        return scan.run()
    }

    private init(bytes: [UInt8], kind: FileKind) {
        self.bytes = bytes
        self.kind = kind
    }

    private mutating func run() -> (mark: YAMLNode.Mark, message: String)? {
        var decoder = UTF8()
        var iterator = bytes.makeIterator()
        var last: Unicode.Scalar?
        while true {
            switch decoder.decode(&iterator) {
            case .emptyInput:
                return nil
            case .error:
                advance(over: last)
                return (mark, "the file is not UTF-8 text")
            case .scalarValue(let scalar):
                advance(over: last)
                if let message = check(at: scalar) { return (mark, message) }
                last = scalar
            }
        }
    }

    private mutating func advance(over scalar: Unicode.Scalar?) {
        guard let scalar else { return }
        let isFirstOfPair = previous == "\r" && scalar == "\n"
        if isFirstOfPair {
            // The line was counted at the carriage return.
        } else if scalar == "\n" || scalar == "\r" {
            mark.line += 1
            mark.column = 1
            isLeading = true
        } else {
            mark.column += 1
        }
        previous = scalar
    }

    private mutating func check(at scalar: Unicode.Scalar) -> String? {
        guard Self.isAllowed(scalar, atStart: mark.line == 1 && mark.column == 1) else {
            return "the character U+\(String(scalar.value, radix: 16, uppercase: true)) "
                + "is not allowed in a \(kind.rawValue)"
        }
        if isLeading, scalar != "\n", scalar != "\r" {
            isLeading = scalar == " " || scalar == "-" || scalar == "?" || scalar == ":"
            if isLeading, mark.column > DesignLimits.indentation {
                return "the line is indented by more than \(DesignLimits.indentation) columns"
            }
        }
        switch scalar {
        case "[", "{":
            depth += 1
            if depth > DesignLimits.nesting {
                return YAMLFile.tooDeep
            }
        case "]", "}":
            depth = max(depth - 1, 0)
        default:
            break
        }
        return aliasProblem(at: scalar)
    }

    /// Counts aliases: an asterisk after a space or a bracket, and before a name. Other asterisks
    /// are multiplications in expressions.
    private mutating func aliasProblem(at scalar: Unicode.Scalar) -> String? {
        if mayBeAlias, scalar != " ", scalar != "\n", scalar != "\r" { aliases += 1 }
        mayBeAlias = scalar == "*" && Self.startsValues(previous)
        guard aliases > DesignLimits.aliases else { return nil }
        return "the file has more than \(DesignLimits.aliases) aliases (*name)"
    }

    /// Whether a value may follow a character directly.
    private static func startsValues(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case " ", "\t", "\n", "\r", "[", "{", ",", ":": true
        default: false
        }
    }

    /// Whether a scalar is printable according to YAML 1.2 (production 1). A byte order mark is
    /// allowed only at the start.
    private static func isAllowed(_ scalar: Unicode.Scalar, atStart: Bool) -> Bool {
        switch scalar.value {
        case 0x09, 0x0A, 0x0D, 0x20...0x7E, 0x85, 0xA0...0xD7FF, 0x10000...0x10FFFF: true
        case 0xFEFF: atStart
        case 0xE000...0xFFFD: true
        default: false
        }
    }
}

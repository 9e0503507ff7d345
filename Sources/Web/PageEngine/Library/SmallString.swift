#if ONE_MODULE
    // The engine of pages is one module, in which a declaration stands in front of the standard library's of
    // the same name. On 32 bits the standard library's text is five fields, which are passed, kept and let
    // go of one by one wherever a text is; this one is a single reference.

    /// A text: the bytes of its UTF-8. Texts are equal whose bytes are.
    ///
    /// A slice is a text of its own; its indices begin at 0.
    public struct String: Hashable, Sendable {
        /// The bytes, always valid UTF-8.
        public internal(set) var utf8: [UInt8]

        /// No text.
        public init() { utf8 = [] }

        /// A text of bytes that are known to be UTF-8.
        init(valid bytes: [UInt8]) { utf8 = bytes }

        /// Adds a text.
        @inline(never)
        public mutating func append(_ other: String) { utf8 += other.utf8 }

        /// Adds a character.
        mutating func append(_ character: Character) { append(character.text) }

        /// Removes the last character and returns it.
        @discardableResult
        mutating func removeLast() -> Character {
            let last = self[index(before: endIndex)]
            utf8.removeLast(last.text.utf8.count)
            return last
        }

        /// Whether the bytes are the same.
        @inline(never)
        @_disfavoredOverload
        public static func == (first: String, second: String) -> Bool { first.utf8 == second.utf8 }

        /// Whether a text is a literal's.
        @inline(__always)
        static func == (text: String, literal: StaticString) -> Bool {
            unsafe text.isLiteral(literal.utf8Start)
        }

        /// Whether a text is not a literal's.
        @inline(__always)
        static func != (text: String, literal: StaticString) -> Bool {
            unsafe !text.isLiteral(literal.utf8Start)
        }

        /// Whether a text is the literal that a `switch` looks for.
        @inline(__always)
        static func ~= (literal: StaticString, text: String) -> Bool {
            unsafe text.isLiteral(literal.utf8Start)
        }

        @inline(never)
        private func isLiteral(_ literal: UnsafePointer<UInt8>) -> Bool {
            var next = unsafe literal
            for byte in utf8 {
                guard unsafe next.pointee == byte, byte != 0 else { return false }
                unsafe next += 1
            }
            return unsafe next.pointee == 0
        }
    }

    /// The type of literals that could be of any.
    public typealias StringLiteralType = String
    /// The type of literals of one character that could be of any.
    public typealias ExtendedGraphemeClusterType = String
    /// The type of literals of one scalar that could be of any.
    public typealias UnicodeScalarType = String
    /// A part of a text.
    public typealias Substring = String
    /// Whatever is a text.
    public typealias StringProtocol = TextProtocol

    /// Whatever is a text.
    public protocol TextProtocol {
        /// The bytes.
        var utf8: [UInt8] { get }
        /// The scalars.
        var unicodeScalars: [Unicode.Scalar] { get }
        /// The text itself.
        var description: String { get }
    }

    /// What has a text that describes it.
    public protocol CustomStringConvertible {
        /// The text.
        var description: String { get }
    }

    extension String: TextProtocol, CustomStringConvertible {
        /// Scalars in order.
        typealias UnicodeScalarView = [Unicode.Scalar]

        /// The text itself.
        public var description: String { self }

        /// The scalars.
        public var unicodeScalars: [Unicode.Scalar] {
            var scalars: [Unicode.Scalar] = []
            forEachScalar(from: 0) { scalar in
                scalars.append(scalar)
                return true
            }
            return scalars
        }

        /// Calls `body` with each scalar behind an index until it returns false; what is no UTF-8 counts as
        /// replacements.
        @inline(never)
        private func forEachScalar(from index: Int, _ body: (Unicode.Scalar) -> Bool) {
            var parser = UTF8.ForwardParser()
            var rest = utf8[index...].makeIterator()
            while true {
                switch parser.parseScalar(from: &rest) {
                case .valid(let scalar): if !body(UTF8.decode(scalar)) { return }
                case .error: if !body("\u{fffd}") { return }
                case .emptyInput: return
                }
            }
        }
    }

    extension String: Comparable {
        /// Whether a text's bytes come before another's.
        @inline(never)
        public static func < (first: String, second: String) -> Bool {
            first.utf8.lexicographicallyPrecedes(second.utf8)
        }

        /// Both texts behind each other.
        @inline(never)
        public static func + (first: String, second: String) -> String {
            String(valid: first.utf8 + second.utf8)
        }

        /// Adds a text.
        public static func += (text: inout String, other: String) { text.append(other) }
    }

    extension String: BidirectionalCollection {
        /// Where the first byte is.
        public var startIndex: Int { 0 }
        /// Behind the last byte.
        public var endIndex: Int { utf8.count }

        /// Where the next character begins.
        @inline(never)
        public func index(after index: Int) -> Int {
            let next = index + 1
            // Two scalars of ASCII are two characters, but for the end of a line by CR and LF.
            if utf8[index] < 0x80, utf8[index] != 0x0d, next == utf8.count || utf8[next] < 0x80 {
                return next
            }
            var borders = Unicode._CharacterRecognizer()
            var end = index
            forEachScalar(from: index) { scalar in
                if borders.hasBreak(before: scalar), end > index { return false }
                end += UTF8.width(scalar)
                return true
            }
            return end
        }

        /// Where the character before begins.
        @inline(never)
        public func index(before index: Int) -> Int {
            let previous = index - 1
            if utf8[previous] < 0x80, utf8[previous] != 0x0a, index == 1 || utf8[index - 2] < 0x80 {
                return previous
            }
            // What is not ASCII is short: the characters are counted from the beginning.
            var last = 0
            var next = 0
            while next < index {
                last = next
                next = self.index(after: next)
            }
            return last
        }

        /// The character at an index.
        @inline(never)
        public subscript(index: Int) -> Character {
            Character(self[index..<self.index(after: index)])
        }

        /// A part of the text.
        @inline(never)
        public subscript(range: Range<Int>) -> String { String(valid: Array(utf8[range])) }
    }

    /// What people take for one character: one or more scalars.
    public struct Character: Hashable, Comparable, Sendable {
        /// The character as a text.
        let text: String

        /// A character of one scalar.
        init(_ scalar: Unicode.Scalar) { text = String(scalar) }

        /// The character that a text is.
        init(_ text: String) { self.text = text }

        /// Whether a character comes before another.
        public static func < (first: Character, second: Character) -> Bool {
            first.text < second.text
        }

        /// The byte of a character of ASCII; nil for another.
        public var asciiValue: UInt8? {
            text.utf8.count == 1 && text.utf8[0] < 0x80 ? text.utf8[0] : nil
        }

        /// Whether the character is of ASCII.
        public var isASCII: Bool { asciiValue != nil }
    }

    extension Character: ExpressibleByUnicodeScalarLiteral {
        /// The character of a literal.
        public init(unicodeScalarLiteral literal: Unicode.Scalar) { self.init(literal) }
    }
#endif

#if ONE_MODULE
    // The WebAssembly engine is compiled as one module, whose declarations hide the standard
    // library's. On 32-bit targets the standard `String` has five fields, which are copied and
    // released one by one. This `String` is a single reference, which takes less code.

    /// A string stored as UTF-8 bytes. Strings are equal if their bytes are equal, without
    /// normalisation.
    ///
    /// A slice is a `String` too; its indices start at 0.
    public struct String: Hashable, Sendable {
        /// The bytes, always valid UTF-8.
        public internal(set) var utf8: [UInt8]

        /// Creates an empty string.
        public init() { utf8 = [] }

        /// Creates a string from bytes that are known to be valid UTF-8.
        init(valid bytes: [UInt8]) { utf8 = bytes }

        /// Appends a string.
        @inline(never)
        public mutating func append(_ other: String) { utf8 += other.utf8 }

        /// Appends a character.
        mutating func append(_ character: Character) { append(character.text) }

        @discardableResult
        mutating func removeLast() -> Character {
            let last = self[index(before: endIndex)]
            utf8.removeLast(last.text.utf8.count)
            return last
        }

        /// Returns whether the bytes are equal.
        @inline(never)
        @_disfavoredOverload
        public static func == (first: String, second: String) -> Bool { first.utf8 == second.utf8 }

        /// Returns whether a string equals a literal, without creating a `String` for the literal.
        @inline(__always)
        static func == (text: String, literal: StaticString) -> Bool {
            unsafe text.isLiteral(literal.utf8Start)
        }

        /// Returns whether a string differs from a literal.
        @inline(__always)
        static func != (text: String, literal: StaticString) -> Bool {
            unsafe !text.isLiteral(literal.utf8Start)
        }

        /// Matches a literal in a `switch` statement.
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

    /// The default type of string literals.
    public typealias StringLiteralType = String
    /// The default type of literals of one character.
    public typealias ExtendedGraphemeClusterType = String
    /// The default type of literals of one scalar.
    public typealias UnicodeScalarType = String
    /// A slice, which is a string of its own.
    public typealias Substring = String
    /// The protocol of strings; it replaces the standard library's.
    public typealias StringProtocol = TextProtocol

    /// The protocol of strings.
    public protocol TextProtocol {
        /// The UTF-8 bytes.
        var utf8: [UInt8] { get }
        /// The Unicode scalars.
        var unicodeScalars: [Unicode.Scalar] { get }
        /// The string itself.
        var description: String { get }
    }

    /// A type whose values have a textual description; it replaces the standard library's.
    public protocol CustomStringConvertible {
        /// The description.
        var description: String { get }
    }

    extension String: TextProtocol, CustomStringConvertible {
        /// An array instead of the standard library's view.
        typealias UnicodeScalarView = [Unicode.Scalar]

        /// The string itself.
        public var description: String { self }

        /// The Unicode scalars.
        public var unicodeScalars: [Unicode.Scalar] {
            var scalars: [Unicode.Scalar] = []
            forEachScalar(from: 0) { scalar in
                scalars.append(scalar)
                return true
            }
            return scalars
        }

        /// Calls `body` with each scalar from an index on, until it returns `false`. Invalid
        /// sequences count as U+FFFD.
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
        /// Returns whether the bytes of `first` precede those of `second`.
        @inline(never)
        public static func < (first: String, second: String) -> Bool {
            first.utf8.lexicographicallyPrecedes(second.utf8)
        }

        /// Returns the concatenated strings.
        @inline(never)
        public static func + (first: String, second: String) -> String {
            String(valid: first.utf8 + second.utf8)
        }

        /// Appends a string.
        public static func += (text: inout String, other: String) { text.append(other) }
    }

    extension String: BidirectionalCollection {
        /// The index of the first byte.
        public var startIndex: Int { 0 }
        /// The index after the last byte.
        public var endIndex: Int { utf8.count }

        /// Returns the index of the next character.
        @inline(never)
        public func index(after index: Int) -> Int {
            let next = index + 1
            // Two ASCII scalars are always two characters, except CR followed by LF.
            if utf8[index] < 0x80, utf8[index] != 0x0d, next == utf8.count || utf8[next] < 0x80 {
                return next
            }
            var recognizer = Unicode._CharacterRecognizer()
            var end = index
            forEachScalar(from: index) { scalar in
                if recognizer.hasBreak(before: scalar), end > index { return false }
                end += UTF8.width(scalar)
                return true
            }
            return end
        }

        /// Returns the index of the previous character.
        @inline(never)
        public func index(before index: Int) -> Int {
            let previous = index - 1
            if utf8[previous] < 0x80, utf8[previous] != 0x0a, index == 1 || utf8[index - 2] < 0x80 {
                return previous
            }
            // Non-ASCII strings are short, so the characters are counted from the start.
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

        /// A substring.
        @inline(never)
        public subscript(range: Range<Int>) -> String { String(valid: Array(utf8[range])) }
    }

    /// An extended grapheme cluster: one or more scalars that users perceive as one character.
    public struct Character: Hashable, Comparable, Sendable {
        /// The character as a string.
        let text: String

        /// Creates a character of one scalar.
        init(_ scalar: Unicode.Scalar) { text = String(scalar) }

        /// Creates a character from a string that contains exactly one.
        init(_ text: String) { self.text = text }

        /// Returns whether the bytes of `first` precede those of `second`.
        public static func < (first: Character, second: Character) -> Bool {
            first.text < second.text
        }

        /// The byte of an ASCII character, or `nil` for other characters.
        public var asciiValue: UInt8? {
            text.utf8.count == 1 && text.utf8[0] < 0x80 ? text.utf8[0] : nil
        }

        /// Whether the character is ASCII.
        public var isASCII: Bool { asciiValue != nil }
    }

    extension Character: ExpressibleByUnicodeScalarLiteral {
        /// Creates a character from a literal.
        public init(unicodeScalarLiteral literal: Unicode.Scalar) { self.init(literal) }
    }
#endif

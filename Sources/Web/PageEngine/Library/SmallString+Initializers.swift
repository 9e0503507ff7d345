#if ONE_MODULE
    import Builtin
    extension String {
        /// Creates a string from UTF-8. Invalid sequences are replaced by U+FFFD.
        public init<Bytes: Collection<UInt8>>(decoding bytes: Bytes, as: UTF8.Type) {
            self.init(repairing: Array(bytes))
        }

        @inline(never)
        private init(repairing bytes: [UInt8]) {
            self.init(valid: bytes)
            if !bytes.allSatisfy({ $0 < 0x80 }) { self = String(unicodeScalars) }
        }

        /// Creates a string from UTF-8. Returns `nil` if the bytes are invalid.
        public init?<Bytes: Collection<UInt8>>(validating bytes: Bytes, as: UTF8.Type) {
            self.init(valid: Array(bytes))
            guard String(decoding: utf8, as: UTF8.self) == self else { return nil }
        }

        /// Creates a string from bytes that end with a zero byte.
        @unsafe init(cString: UnsafePointer<CChar>) {
            var next = unsafe cString
            var bytes: [UInt8] = []
            while unsafe next.pointee != 0 {
                bytes.append(UInt8(bitPattern: unsafe next.pointee))
                unsafe next += 1
            }
            self.init(repairing: bytes)
        }

        /// Creates a string of one scalar.
        @inline(never)
        init(_ scalar: Unicode.Scalar) { utf8 = Array(scalar.utf8) }

        /// Creates a string of one character.
        init(_ character: Character) { self = character.text }

        /// Creates a string of characters.
        init<Characters: Sequence<Character>>(_ characters: Characters) {
            self.init()
            for character in characters { append(character.text) }
        }

        /// Creates a string of scalars.
        init<Scalars: Sequence<Unicode.Scalar>>(_ scalars: Scalars) {
            self.init()
            for scalar in scalars { append(String(scalar)) }
        }

        /// Creates a string that repeats `text`.
        @inline(never)
        public init(repeating text: String, count: Int) {
            self.init()
            for _ in 0..<count { append(text) }
        }

        /// Creates a string of the digits of an integer.
        public init<Number: BinaryInteger>(
            _ number: Number,
            radix: Int = 10,
            uppercase: Bool = false
        ) {
            self.init(
                digitsOf: UInt64(number.magnitude),
                UInt64(radix),
                letters: uppercase ? 0x37 : 0x57,
                isNegative: number < 0
            )
        }

        @inline(never)
        private init(digitsOf number: UInt64, _ radix: UInt64, letters: UInt8, isNegative: Bool) {
            var bytes: [UInt8] = []
            var rest = number
            repeat {
                let digit = UInt8(rest % radix)
                bytes.append(digit < 10 ? 0x30 + digit : letters + digit)
                rest /= radix
            } while rest > 0
            if isNegative { bytes.append(UInt8(ascii: "-")) }
            self.init(valid: bytes.reversed())
        }
    }

    extension String: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
        /// Creates a string from a literal.
        @inline(__always)
        public init(stringLiteral literal: String) { self = literal }

        /// Creates a string from an interpolated literal.
        @inline(never)
        public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

        /// An interpolated string that is being built.
        public struct StringInterpolation: StringInterpolationProtocol {
            /// The type of the literal parts.
            public typealias StringLiteralType = String

            /// The parts that were appended so far.
            fileprivate(set) var text: String

            /// Creates an empty interpolation. The capacities are ignored.
            @inline(never)
            public init(literalCapacity: Int, interpolationCount: Int) { text = String() }

            /// Appends a literal part.
            @_disfavoredOverload
            public mutating func appendLiteral(_ literal: String) { text.append(literal) }

            /// Appends a literal part without creating a `String` for it first.
            @inline(__always)
            mutating func appendLiteral(_ literal: StaticString) {
                unsafe append(literal.utf8Start)
            }

            @inline(never)
            private mutating func append(_ literal: UnsafePointer<UInt8>) {
                unsafe text.append(LiteralStrings.text(literal))
            }

            /// Appends a string.
            @inline(never)
            public mutating func appendInterpolation(_ other: String) { text.append(other) }

            /// Appends an integer.
            @inline(never)
            public mutating func appendInterpolation(_ number: Int) { text.append(String(number)) }

            /// Appends a number.
            @inline(never)
            public mutating func appendInterpolation(_ number: Double) {
                text.append(number.description)
            }

            /// Appends an integer.
            public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
                appendInterpolation(Int(number))
            }

            /// Appends a character.
            public mutating func appendInterpolation(_ character: Character) {
                text.append(character.text)
            }

            /// Appends `true` or `false`.
            public mutating func appendInterpolation(_ flag: Bool) {
                appendInterpolation(flag ? "true" : "false")
            }

            /// Appends a string or a slice.
            public mutating func appendInterpolation<Text: TextProtocol>(_ other: Text) {
                appendInterpolation(other.description)
            }

            /// Appends a value's description.
            public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value)
            {
                appendInterpolation(value.description)
            }
        }
    }

    extension String: _ExpressibleByBuiltinStringLiteral {
        /// Creates a string from a literal of one character.
        @inline(__always)
        public init(
            _builtinExtendedGraphemeClusterLiteral start: Builtin.RawPointer,
            utf8CodeUnitCount: Builtin.Word,
            isASCII: Builtin.Int1
        ) {
            self = unsafe LiteralStrings.text(UnsafePointer(start))
        }

        /// Creates a string from a literal.
        @inline(__always)
        public init(
            _builtinStringLiteral start: Builtin.RawPointer,
            utf8CodeUnitCount: Builtin.Word,
            isASCII: Builtin.Int1
        ) {
            self = unsafe LiteralStrings.text(UnsafePointer(start))
        }

        /// Creates a string from a literal of one scalar.
        @inline(__always)
        public init(_builtinUnicodeScalarLiteral value: Builtin.Int32) {
            self.init(Unicode.Scalar(_builtinUnicodeScalarLiteral: value))
        }
    }

    /// A hash table of the strings of literals, by the literal's address. Each string is created
    /// once.
    enum LiteralStrings {
        nonisolated(unsafe) private static var slots = [(start: UInt, text: String)](
            repeating: (0, String()),
            count: 8_192
        )
        nonisolated(unsafe) private static var count = 0

        /// Returns the string of a literal that ends with a zero byte. Passing the length too would
        /// take more code at each literal.
        @inline(never)
        static func text(_ start: UnsafePointer<UInt8>) -> String {
            let address = UInt(bitPattern: start)
            var slot = Int(truncatingIfNeeded: (address &* 0x9e37_79b1) >> 8) & 8_191
            while slots[slot].start != 0 {
                if slots[slot].start == address { return slots[slot].text }
                slot = (slot + 1) & 8_191
            }
            var bytes: [UInt8] = []
            var next = unsafe start
            while unsafe next.pointee != 0 {
                bytes.append(unsafe next.pointee)
                unsafe next += 1
            }
            let text = String(valid: bytes)
            // The table stays at most three quarters full, so lookups are fast. There are fewer
            // literals than that.
            if count < 6_000 {
                count += 1
                slots[slot] = (address, text)
            }
            return text
        }
    }
#endif

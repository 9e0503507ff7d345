#if ONE_MODULE
    import Builtin
    extension String {
        /// The bytes as they are, with a replacement for what is no UTF-8.
        public init<Bytes: Collection<UInt8>>(decoding bytes: Bytes, as: UTF8.Type) {
            self.init(mending: Array(bytes))
        }

        @inline(never)
        private init(mending bytes: [UInt8]) {
            self.init(valid: bytes)
            if !bytes.allSatisfy({ $0 < 0x80 }) { self = String(unicodeScalars) }
        }

        /// The bytes, if they are UTF-8.
        public init?<Bytes: Collection<UInt8>>(validating bytes: Bytes, as: UTF8.Type) {
            self.init(valid: Array(bytes))
            guard String(decoding: utf8, as: UTF8.self) == self else { return nil }
        }

        /// The bytes up to the first that is 0.
        @unsafe init(cString: UnsafePointer<CChar>) {
            var next = unsafe cString
            var bytes: [UInt8] = []
            while unsafe next.pointee != 0 {
                bytes.append(UInt8(bitPattern: unsafe next.pointee))
                unsafe next += 1
            }
            self.init(mending: bytes)
        }

        /// One scalar.
        @inline(never)
        init(_ scalar: Unicode.Scalar) { utf8 = Array(scalar.utf8) }

        /// One character.
        init(_ character: Character) { self = character.text }

        /// Characters behind each other.
        init<Characters: Sequence<Character>>(_ characters: Characters) {
            self.init()
            for character in characters { append(character.text) }
        }

        /// Scalars behind each other.
        init<Scalars: Sequence<Unicode.Scalar>>(_ scalars: Scalars) {
            self.init()
            for scalar in scalars { append(String(scalar)) }
        }

        /// A text several times.
        @inline(never)
        public init(repeating text: String, count: Int) {
            self.init()
            for _ in 0..<count { append(text) }
        }

        /// A whole number to a base.
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
        /// The text of a literal.
        @inline(__always)
        public init(stringLiteral literal: String) { self = literal }

        /// What was put together.
        @inline(never)
        public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

        /// A text as it is put together.
        public struct StringInterpolation: StringInterpolationProtocol {
            /// What its literal parts are.
            public typealias StringLiteralType = String

            /// What there is of it.
            fileprivate(set) var text: String

            /// Nothing yet.
            @inline(never)
            public init(literalCapacity: Int, interpolationCount: Int) { text = String() }

            /// Adds a literal part.
            @_disfavoredOverload
            public mutating func appendLiteral(_ literal: String) { text.append(literal) }

            /// Adds a literal, which needs not be a text before.
            @inline(__always)
            mutating func appendLiteral(_ literal: StaticString) {
                unsafe append(literal.utf8Start)
            }

            @inline(never)
            private mutating func append(_ literal: UnsafePointer<UInt8>) {
                unsafe text.append(LiteralTexts.text(literal))
            }

            /// Adds a text.
            @inline(never)
            public mutating func appendInterpolation(_ other: String) { text.append(other) }

            /// Adds a whole number.
            @inline(never)
            public mutating func appendInterpolation(_ number: Int) { text.append(String(number)) }

            /// Adds a number.
            @inline(never)
            public mutating func appendInterpolation(_ number: Double) {
                text.append(number.description)
            }

            /// Adds a whole number.
            public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
                appendInterpolation(Int(number))
            }

            /// Adds a character.
            public mutating func appendInterpolation(_ character: Character) {
                text.append(character.text)
            }

            /// Adds true or false.
            public mutating func appendInterpolation(_ flag: Bool) {
                appendInterpolation(flag ? "true" : "false")
            }

            /// Adds a text.
            public mutating func appendInterpolation<Text: TextProtocol>(_ other: Text) {
                appendInterpolation(other.description)
            }

            /// Adds a value's description.
            public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value)
            {
                appendInterpolation(value.description)
            }
        }
    }

    extension String: _ExpressibleByBuiltinStringLiteral {
        /// The text of a literal of one character.
        @inline(__always)
        public init(
            _builtinExtendedGraphemeClusterLiteral start: Builtin.RawPointer,
            utf8CodeUnitCount: Builtin.Word,
            isASCII: Builtin.Int1
        ) {
            self = unsafe LiteralTexts.text(UnsafePointer(start))
        }

        /// The text of a literal.
        @inline(__always)
        public init(
            _builtinStringLiteral start: Builtin.RawPointer,
            utf8CodeUnitCount: Builtin.Word,
            isASCII: Builtin.Int1
        ) {
            self = unsafe LiteralTexts.text(UnsafePointer(start))
        }

        /// The text of a literal of one scalar.
        @inline(__always)
        public init(_builtinUnicodeScalarLiteral value: Builtin.Int32) {
            self.init(Unicode.Scalar(_builtinUnicodeScalarLiteral: value))
        }
    }

    /// The texts of literals, each made once: found by where the literal is.
    enum LiteralTexts {
        nonisolated(unsafe) private static var slots = [(start: UInt, text: String)](
            repeating: (0, String()),
            count: 8_192
        )
        nonisolated(unsafe) private static var count = 0

        /// The text of a literal, whose bytes end where one is 0: to say how many there are would be more
        /// code for each.
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
            // A table with room left is quick; there are fewer literals than that.
            if count < 6_000 {
                count += 1
                slots[slot] = (address, text)
            }
            return text
        }
    }
#endif

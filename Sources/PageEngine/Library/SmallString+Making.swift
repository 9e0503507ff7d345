#if ONE_MODULE
    import Builtin
    extension String {
        /// The bytes as they are, with a replacement for what is no UTF-8.
        public init<Bytes: Collection<UInt8>>(decoding bytes: Bytes, as: UTF8.Type) {
            self.init(mending: Array(bytes))
        }

        @inline(never)
        private init(mending bytes: [UInt8]) {
            let isASCII = bytes.allSatisfy { $0 < 0x80 }
            self.init(
                valid: isASCII ? bytes : Array(Swift.String(decoding: bytes, as: UTF8.self).utf8)
            )
        }

        /// The bytes, if they are UTF-8.
        public init?<Bytes: Collection<UInt8>>(validating bytes: Bytes, as: UTF8.Type) {
            self.init(valid: Array(bytes))
            guard Array(inLibrary.utf8) == utf8 else { return nil }
        }

        /// The bytes up to the first that is 0.
        @unsafe init(cString: UnsafePointer<CChar>) {
            unsafe self.init(Swift.String(cString: cString))
        }

        /// One scalar.
        @inline(never)
        init(_ scalar: Unicode.Scalar) { utf8 = Array(UTF8.encode(scalar)!) }

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
            for scalar in scalars { utf8 += UTF8.encode(scalar)! }
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
                Swift.String(Int64(truncatingIfNeeded: number), radix: radix, uppercase: uppercase)
            )
        }
    }

    extension String: ExpressibleByStringLiteral, ExpressibleByStringInterpolation {
        @inline(__always)
        public init(stringLiteral literal: String) { self = literal }

        @inline(never)
        public init(stringInterpolation: StringInterpolation) { self = stringInterpolation.text }

        /// A text as it is put together.
        public struct StringInterpolation: StringInterpolationProtocol {
            public typealias StringLiteralType = String

            /// What there is of it.
            fileprivate(set) var text: String

            @inline(never)
            public init(literalCapacity: Int, interpolationCount: Int) { text = String() }

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

            @inline(never)
            public mutating func appendInterpolation(_ other: String) { text.append(other) }

            @inline(never)
            public mutating func appendInterpolation(_ number: Int) { text.append(String(number)) }

            @inline(never)
            public mutating func appendInterpolation(_ number: Double) {
                text.append(number.description)
            }

            public mutating func appendInterpolation<Number: BinaryInteger>(_ number: Number) {
                appendInterpolation(Int(number))
            }

            public mutating func appendInterpolation(_ character: Character) {
                text.append(character.text)
            }

            public mutating func appendInterpolation(_ flag: Bool) {
                appendInterpolation(flag ? "true" : "false")
            }

            public mutating func appendInterpolation<Text: TextProtocol>(_ other: Text) {
                appendInterpolation(other.description)
            }

            public mutating func appendInterpolation<Value: CustomStringConvertible>(_ value: Value)
            {
                appendInterpolation(value.description)
            }
        }
    }

    extension String: _ExpressibleByBuiltinStringLiteral {
        @inline(__always)
        public init(
            _builtinExtendedGraphemeClusterLiteral start: Builtin.RawPointer,
            utf8CodeUnitCount: Builtin.Word,
            isASCII: Builtin.Int1
        ) {
            self = unsafe LiteralTexts.text(UnsafePointer(start))
        }

        @inline(__always)
        public init(
            _builtinStringLiteral start: Builtin.RawPointer,
            utf8CodeUnitCount: Builtin.Word,
            isASCII: Builtin.Int1
        ) {
            self = unsafe LiteralTexts.text(UnsafePointer(start))
        }

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

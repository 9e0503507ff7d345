#if ONE_MODULE
    extension String {
        /// Returns whether the string starts with `prefix`.
        @inline(never)
        public func hasPrefix(_ prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }

        /// Returns whether the string ends with `suffix`.
        @inline(never)
        public func hasSuffix(_ suffix: String) -> Bool {
            utf8.count >= suffix.utf8.count
                && utf8[(utf8.count - suffix.utf8.count)...].elementsEqual(suffix.utf8)
        }

        /// Returns whether the string contains another one.
        @inline(never)
        func contains(_ other: String) -> Bool {
            guard utf8.count >= other.utf8.count else { return false }
            return (0...(utf8.count - other.utf8.count)).contains {
                utf8[$0...].starts(with: other.utf8)
            }
        }

        /// Returns the characters that satisfy the predicate.
        func filter(_ isIncluded: (Character) -> Bool) -> String {
            var text = String()
            for character in self where isIncluded(character) { text.append(character) }
            return text
        }
    }

    extension Sequence<String> {
        /// Returns the concatenated strings, with a separator between two.
        func joined(separator: String = "") -> String {
            var text = String()
            var isFirst = true
            for part in self {
                if !isFirst { text.append(separator) }
                isFirst = false
                text.append(part)
            }
            return text
        }
    }

    extension BinaryInteger where Self: LosslessStringConvertible {
        /// The decimal digits of the number.
        var description: String { String(self) }
    }

    extension Double {
        /// The shortest decimal that parses as the same number.
        var description: String { String(valid: Array(Swift.String(self).utf8)) }

        /// Parses a decimal number. Returns `nil` if the string contains anything else.
        init?(_ text: String) {
            guard let first = text.utf8.first, first != 0x20, !(9...13).contains(first) else {
                return nil
            }
            let bytes = text.utf8 + [0]
            var number = 0.0
            let count = bytes.withUnsafeBufferPointer { buffer in
                guard let start = buffer.baseAddress else { return 0 }
                return unsafe readNumber(start, &number) - start
            }
            guard count == text.utf8.count else { return nil }
            self = number
        }
    }

    /// Parses a number with `strtod` in the C locale. Returns the address of the first byte after
    /// the number.
    @_extern(c, "_swift_stdlib_strtod_clocale")
    private func readNumber(
        _ text: UnsafePointer<UInt8>,
        _ number: UnsafeMutablePointer<Double>
    ) -> UnsafePointer<UInt8>

    extension FixedWidthInteger {
        /// Parses an integer. Returns `nil` if the string is not an integer or does not fit the
        /// type.
        init?(_ text: String, radix: Int = 10) {
            guard let number = text.wholeNumber(radix), let value = Self(exactly: number) else {
                return nil
            }
            self = value
        }
    }

    extension String {
        /// Returns the integer that the string represents in a base. Returns `nil` if it is invalid
        /// or overflows.
        @inline(never)
        fileprivate func wholeNumber(_ radix: Int) -> Int64? {
            let sign = utf8.first.flatMap { $0 == 0x2b || $0 == 0x2d ? $0 : nil }
            let digits = utf8[(sign == nil ? 0 : 1)...]
            var number: Int64 = 0
            for byte in digits {
                guard let digit = Unicode.Scalar(byte).hexDigit, digit < radix else { return nil }
                let (product, isTooLarge) = number.multipliedReportingOverflow(by: Int64(radix))
                let value = sign == 0x2d ? -Int64(digit) : Int64(digit)
                let (sum, isTooMuch) = product.addingReportingOverflow(value)
                if isTooLarge || isTooMuch { return nil }
                number = sum
            }
            return digits.isEmpty ? nil : number
        }
    }
#endif

#if ONE_MODULE
    extension String {
        /// Whether the text begins with another.
        @inline(never)
        public func hasPrefix(_ prefix: String) -> Bool { utf8.starts(with: prefix.utf8) }

        /// Whether the text ends with another.
        @inline(never)
        public func hasSuffix(_ suffix: String) -> Bool {
            utf8.count >= suffix.utf8.count
                && utf8[(utf8.count - suffix.utf8.count)...].elementsEqual(suffix.utf8)
        }

        /// Whether another is in the text.
        @inline(never)
        func contains(_ other: String) -> Bool {
            guard utf8.count >= other.utf8.count else { return false }
            return (0...(utf8.count - other.utf8.count)).contains {
                utf8[$0...].starts(with: other.utf8)
            }
        }

        /// The characters that meet a condition.
        func filter(_ isKept: (Character) -> Bool) -> String {
            var text = String()
            for character in self where isKept(character) { text.append(character) }
            return text
        }
    }

    extension Sequence<String> {
        /// The texts behind each other, a separator between two.
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
        /// The number as a text.
        var description: String { String(self) }
    }

    extension Double {
        /// The shortest text that is read as the same number.
        var description: String { String(Swift.String(self)) }

        /// The number that a text is.
        init?(_ text: String) { self.init(text.inLibrary) }
    }

    extension FixedWidthInteger {
        /// The whole number that a text is.
        init?(_ text: String, radix: Int = 10) { self.init(text.inLibrary, radix: radix) }
    }
#endif

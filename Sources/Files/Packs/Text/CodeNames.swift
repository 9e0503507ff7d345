import Base

extension PackSequence {
    /// The name as a property in Swift, Kotlin or Dart, such as `refreshingIntro`.
    var propertyName: String {
        let words = name.split(separator: "-")
        let rest = words.dropFirst().map { $0.prefix(1).uppercased() + $0.dropFirst() }
        return (words.first.map(String.init) ?? name) + rest.joined()
    }

    /// The name with `_` for `-`, as in identifiers of C and Android.
    var identifier: String { String(name.map { $0 == "-" ? "_" : $0 }) }
}

extension Double {
    /// The number as a literal in Swift, Kotlin and Dart, rounded to a millionth.
    var literal: String { decimal(digits: 6) }

    /// The number with at most some digits after the point, at least one, and never an exponent.
    func decimal(digits: Int) -> String {
        let unit = (0..<digits).reduce(1.0) { unit, _ in unit * 10 }
        let scaled = (magnitude * unit).rounded()
        guard scaled < 9e15 else { return "\(self)" }
        let whole = Int(scaled)
        let fraction = String(whole % Int(unit))
        var text = String(repeating: "0", count: digits - fraction.count) + fraction
        while text.count > 1, text.hasSuffix("0") { text.removeLast() }
        return (self < 0 && whole > 0 ? "-" : "") + "\(whole / Int(unit)).\(text)"
    }
}

extension Double {
    /// Seconds for messages, rounded to a millisecond.
    var milliseconds: String { NumberText.short((self * 1000).rounded() / 1000) }
}

extension Double {
    /// The number for CSS, rounded to a millionth and without a needless `.0`.
    var css: String { css(digits: 6) }

    /// The number for CSS with at most some digits after the point.
    func css(digits: Int) -> String {
        let text = decimal(digits: digits)
        return text.hasSuffix(".0") ? String(text.dropLast(2)) : text
    }
}

extension PackNumbering {
    /// The statements of a Swift function that returns the number of a frame from its `index`.
    func swiftBody(indent: Int) -> String {
        let blanks = String(repeating: " ", count: indent)
        let number = first == 0 ? "String(index)" : "String(\(first) + index)"
        guard digits > 1 else { return blanks + number }
        return """
            \(blanks)let number = \(number)
            \(blanks)return String(repeating: "0", count: max(\(digits) - number.count, 0)) + number
            """
    }
}

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
    var literal: String {
        let rounded = (self * 1e6).rounded() / 1e6
        let text = "\(rounded)"
        return text.contains("e") ? "0.0" : text
    }
}

extension Double {
    /// Seconds for messages, rounded to a millisecond.
    var milliseconds: String { NumberText.short((self * 1000).rounded() / 1000) }
}

extension Double {
    /// The number for CSS, rounded to a millionth and without a needless `.0`.
    var css: String {
        let text = literal
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

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
    /// The number as a literal in Swift, Kotlin, Dart and CSS, rounded to a microsecond.
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

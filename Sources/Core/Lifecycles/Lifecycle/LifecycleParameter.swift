import Base
import Indicators

/// A value of a lifecycle that can be set.
public struct LifecycleParameter: Equatable, Sendable {
    /// What values there are.
    public enum Kind: Equatable, Sendable {
        /// Numbers, with a unit for people.
        case number(range: ClosedRange<Double>, unit: String)
        /// One of several words.
        case choice([String])
    }

    /// The name for `-P`.
    public let name: String
    /// One line that says what it is for.
    public let summary: String
    /// What values there are.
    public let kind: Kind
}

/// A parameter together with where a lifecycle keeps its value.
package struct LifecycleSetting<Owner>: Sendable {
    /// The parameter.
    let parameter: LifecycleParameter
    /// The value as text that `set` reads back.
    let get: @Sendable (Owner) -> String
    /// Sets the value; false where the text is none.
    let set: @Sendable (inout Owner, String) -> Bool

    /// A number within a range.
    static func number(
        _ name: String,
        _ get: @escaping @Sendable (Owner) -> Double,
        _ set: @escaping @Sendable (inout Owner, Double) -> Void,
        _ range: ClosedRange<Double>,
        unit: String = "points",
        _ summary: String
    ) -> LifecycleSetting {
        LifecycleSetting(
            parameter: LifecycleParameter(
                name: name,
                summary: summary,
                kind: .number(range: range, unit: unit)
            ),
            get: { NumberText.short(get($0)) },
            set: { owner, text in
                guard let value = NumberText.number(text), range.contains(value) else {
                    return false
                }
                set(&owner, value)
                return true
            }
        )
    }

    /// One of an enumeration's words.
    static func choice<Word>(
        _ name: String,
        _ get: @escaping @Sendable (Owner) -> Word,
        _ set: @escaping @Sendable (inout Owner, Word) -> Void,
        _ summary: String
    ) -> LifecycleSetting where Word: RawRepresentable<String> & CaseIterable & Sendable {
        LifecycleSetting(
            parameter: LifecycleParameter(
                name: name,
                summary: summary,
                kind: .choice(Word.allCases.map { $0.rawValue })
            ),
            get: { get($0).rawValue },
            set: { owner, text in
                guard let word = Word(rawValue: text) else { return false }
                set(&owner, word)
                return true
            }
        )
    }
}

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
///
/// Embedded Swift has no key paths. A closure such as `{ $1(&$0.threshold) }` stands for one: it
/// calls its second argument with a property of the first.
package struct LifecycleSetting<Owner>: Sendable {
    /// Gives access to a property of a lifecycle.
    typealias Property<Value> =
        @Sendable (_ owner: inout Owner, _ access: (inout Value) -> Void) -> Void

    /// The parameter.
    let parameter: LifecycleParameter
    /// The value as text that `set` reads back.
    let get: @Sendable (Owner) -> String
    /// Sets the value; false where the text is none.
    let set: @Sendable (inout Owner, String) -> Bool

    /// A number within a range.
    static func number(
        _ name: String,
        _ property: @escaping Property<Double>,
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
            get: { NumberText.short(value(of: property, in: $0) ?? 0) },
            set: { owner, text in
                guard let value = NumberText.number(text), range.contains(value) else {
                    return false
                }
                property(&owner) { $0 = value }
                return true
            }
        )
    }

    /// One of an enumeration's words.
    static func choice<Word>(
        _ name: String,
        _ property: @escaping Property<Word>,
        _ summary: String
    ) -> LifecycleSetting where Word: RawRepresentable<String> & CaseIterable & Sendable {
        LifecycleSetting(
            parameter: LifecycleParameter(
                name: name,
                summary: summary,
                kind: .choice(Word.allCases.map { $0.rawValue })
            ),
            get: { value(of: property, in: $0)?.rawValue ?? "" },
            set: { owner, text in
                guard let word = Word(rawValue: text) else { return false }
                property(&owner) { $0 = word }
                return true
            }
        )
    }

    private static func value<Value>(of property: Property<Value>, in owner: Owner) -> Value? {
        var (owner, value): (Owner, Value?) = (owner, nil)
        property(&owner) { value = $0 }
        return value
    }
}

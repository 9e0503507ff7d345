import Base
import Indicators

/// A parameter of a lifecycle that users can change.
public struct LifecycleParameter: Equatable, Sendable {
    /// The type and the valid values of a parameter.
    public enum Kind: Equatable, Sendable {
        /// A number in `range`. `unit` is shown to users.
        case number(range: ClosedRange<Double>, unit: String)
        /// One of several words.
        case choice([String])
    }

    /// The name for `-P`.
    public let name: String
    /// The description in help texts, in one line.
    public let summary: String
    /// The type and the valid values.
    public let kind: Kind
}

/// A parameter and access to its value in a lifecycle.
///
/// Embedded Swift has no key paths. A closure such as `{ $1(&$0.threshold) }` replaces one: it
/// calls its second argument with a property of its first.
package struct LifecycleSetting<Owner>: Sendable {
    /// Calls `access` with a property of `owner`.
    typealias Property<Value> =
        @Sendable (_ owner: inout Owner, _ access: (inout Value) -> Void) -> Void

    let parameter: LifecycleParameter
    /// Returns the value as text that `set` can parse.
    let get: @Sendable (Owner) -> String
    /// Sets the value from text. Returns `false` if the text is not valid.
    let set: @Sendable (inout Owner, String) -> Bool

    /// Returns a setting whose value is a number in `range`.
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

    /// Returns a setting whose value is a case of an enumeration.
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

/// A JSON value (RFC 8259). Objects keep the order of their members.
public enum JSON: Hashable, Sendable {
    /// A JSON `null`.
    case null
    /// A JSON `true` or `false`.
    case bool(Bool)
    /// A number. Integers are exact up to 2⁵³.
    case number(Double)
    /// A string, without escapes.
    case string(String)
    /// An ordered list of values.
    case array([JSON])
    /// An ordered list of members.
    case object([Member])

    /// A named value of an object.
    public struct Member: Hashable, Sendable {
        /// The name, unique in its object.
        public var name: String
        /// The value of the member.
        public var value: JSON

        /// Creates a member.
        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// Returns the value of the first member with this name. Returns `nil` if there is no such
    /// member or this is not an object.
    public subscript(name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The string, or `nil` for any other kind of value.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The number, or `nil` for any other kind of value.
    public var number: Double? {
        if case .number(let value) = self { value } else { nil }
    }

    /// The elements, or `nil` if this is not an array.
    public var array: [JSON]? {
        if case .array(let values) = self { values } else { nil }
    }
}

extension JSON: ExpressibleByStringLiteral {
    /// Creates a string.
    public init(stringLiteral value: String) { self = .string(value) }
}

extension JSON: ExpressibleByIntegerLiteral {
    /// Creates a number. Integers beyond 2⁵³ are rounded.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension JSON: ExpressibleByBooleanLiteral {
    /// Creates a Boolean.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSON: ExpressibleByArrayLiteral {
    /// Creates an array.
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
}

extension JSON: ExpressibleByDictionaryLiteral {
    /// Creates an object that keeps the order of its members. The names must be distinct, which is
    /// not checked.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(elements.map { Member($0, $1) })
    }
}

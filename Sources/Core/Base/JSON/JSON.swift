/// A JSON value (RFC 8259). Objects keep the order of their members.
public enum JSON: Hashable, Sendable {
    /// null.
    case null
    /// true or false.
    case bool(Bool)
    /// A number; integers are exact up to 2⁵³.
    case number(Double)
    /// A text.
    case string(String)
    /// Values in order.
    case array([JSON])
    /// Named values in order.
    case object([Member])

    /// A named value of an object.
    public struct Member: Hashable, Sendable {
        /// The name, unique in its object.
        public var name: String
        /// What it stands for.
        public var value: JSON

        /// A value under a name.
        public init(_ name: String, _ value: JSON) {
            self.name = name
            self.value = value
        }
    }

    /// The member called `name`; nil where there is none or this is no object.
    public subscript(name: String) -> JSON? {
        guard case .object(let members) = self else { return nil }
        return members.first { $0.name == name }?.value
    }

    /// The text, if this is one.
    public var string: String? {
        if case .string(let text) = self { text } else { nil }
    }

    /// The number, if this is one.
    public var number: Double? {
        if case .number(let value) = self { value } else { nil }
    }

    /// The values, if this is an array.
    public var array: [JSON]? {
        if case .array(let values) = self { values } else { nil }
    }
}

extension JSON: ExpressibleByStringLiteral {
    /// A text.
    public init(stringLiteral value: String) { self = .string(value) }
}

extension JSON: ExpressibleByIntegerLiteral {
    /// A whole number.
    public init(integerLiteral value: Int) { self = .number(Double(value)) }
}

extension JSON: ExpressibleByBooleanLiteral {
    /// true or false.
    public init(booleanLiteral value: Bool) { self = .bool(value) }
}

extension JSON: ExpressibleByArrayLiteral {
    /// Values in order.
    public init(arrayLiteral elements: JSON...) { self = .array(elements) }
}

extension JSON: ExpressibleByDictionaryLiteral {
    /// Named values in order; each name once.
    public init(dictionaryLiteral elements: (String, JSON)...) {
        self = .object(elements.map { Member($0, $1) })
    }
}

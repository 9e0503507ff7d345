import Base
import Frames

/// The parameters of a URL, which are read by name.
package struct Query: Equatable, Sendable {
    /// A parameter's name and value.
    package struct Item: Equatable, Sendable {
        package let name: String
        /// The value, without percent-encoding.
        package let value: String
    }

    /// The parameters, in order.
    package let items: [Item]

    /// The maximum length of a query string, in bytes.
    static let length = 16_384

    /// Parses a query string such as `a=1&b=two+words%21`.
    ///
    /// - Throws: `Refusal` if it is too long, not UTF-8, or incorrectly encoded.
    package init(_ text: String) throws(Refusal) {
        guard text.utf8.count <= Self.length else {
            throw Refusal(status: 414, "the address has more than \(Self.length) bytes")
        }
        var items: [Item] = []
        for part in text.split(separator: "&") {
            let sign = part.firstIndex(of: "=") ?? part.endIndex
            items.append(
                Item(
                    name: try Self.decoded(part[..<sign]),
                    value: try Self.decoded(part[sign...].dropFirst())
                )
            )
        }
        self.items = items
    }

    /// Decodes form encoding: `+` is a space, `%41` is A.
    private static func decoded(_ text: Substring) throws(Refusal) -> String {
        var bytes: [UInt8] = []
        var rest = text.utf8[...]
        while let byte = rest.popFirst() {
            switch byte {
            case UInt8(ascii: "+"): bytes.append(UInt8(ascii: " "))
            case UInt8(ascii: "%"):
                let digits = String(decoding: rest.prefix(2), as: UTF8.self)
                rest = rest.dropFirst(2)
                guard digits.utf8.count == 2, digits.allSatisfy(\.isHexDigit),
                    let value = UInt8(digits, radix: 16)
                else { throw invalidEscape }
                bytes.append(value)
            default: bytes.append(byte)
            }
        }
        guard let decoded = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
            throw invalidEscape
        }
        return decoded
    }

    /// Returns a text as one line of ASCII, with percent-encoding of other characters.
    static func escaped(_ text: String) -> String {
        text.utf8.reduce(into: "") { escaped, byte in
            if byte >= 0x20, byte < 0x7f, byte != UInt8(ascii: "%") {
                escaped.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                escaped += byte < 16 ? "%0" : "%"
                escaped += String(byte, radix: 16, uppercase: true)
            }
        }
    }

    private static let invalidEscape = Refusal("the address contains an invalid escape")

    /// Rejects parameters that are not in `names`, and duplicates. Names that begin with `P.` are
    /// parameters of the design and always allowed.
    package func check(_ names: [String]) throws(Refusal) {
        var seen: Set<String> = []
        for item in items where !item.name.hasPrefix("P.") {
            guard names.contains(item.name) else {
                throw Refusal(
                    "there is no parameter “\(NearestName.excerpt(item.name))” here",
                    hint: NearestName.hint(for: item.name, among: names)
                )
            }
            guard seen.insert(item.name).inserted else {
                throw Refusal("the parameter “\(item.name)” is given twice")
            }
        }
    }

    /// Returns the text of a parameter, or `nil` if it is not set.
    package func text(_ name: String) -> String? {
        items.first { $0.name == name }?.value
    }

    /// Returns the number of a parameter within a range, or `nil` if it is not set.
    package func number(_ name: String, in range: ClosedRange<Double>) throws(Refusal) -> Double? {
        try read(name) { text throws(InputError) in
            try CommaList.number(text, of: name, in: range)
        }
    }

    /// Returns the integer of a parameter within a range, or `nil` if it is not set.
    package func integer(_ name: String, in range: ClosedRange<Int>) throws(Refusal) -> Int? {
        try read(name) { text throws(InputError) in
            try CommaList.wholeNumber(text, of: name, in: range)
        }
    }

    private func read<Value>(
        _ name: String,
        by reader: (String) throws(InputError) -> Value
    ) throws(Refusal) -> Value? {
        guard let text = text(name) else { return nil }
        do {
            return try reader(text)
        } catch {
            throw Refusal("\(name): \(error.description)")
        }
    }

    /// Returns the member of an enumeration that a parameter names, or `nil` if it is not set.
    package func choice<Choice>(_ name: String) throws(Refusal) -> Choice?
    where Choice: RawRepresentable<String> & CaseIterable {
        guard let text = text(name) else { return nil }
        guard let choice = Choice(rawValue: text) else {
            throw Refusal(
                "\(name): there is no “\(NearestName.excerpt(text))”",
                hint: NearestName.hint(for: text, among: Choice.allCases.map(\.rawValue))
            )
        }
        return choice
    }

    /// The values for the design's parameters: all items that begin with `P.`.
    package var assignments: [Assignment] {
        items.filter { $0.name.hasPrefix("P.") }.map {
            Assignment(name: String($0.name.dropFirst(2)), value: $0.value)
        }
    }
}

/// An HTTP request, independent of the server library.
package struct Request: Equatable, Sendable {
    /// The method, such as `GET`.
    package var method: String
    /// The path, still percent-encoded.
    package var path: String
    /// The query string after the question mark, still percent-encoded.
    package var query: String
    /// The headers, by lower-case name.
    package var headers: [String: String]
    package var body: [UInt8]

    package init(
        _ method: String,
        _ path: String,
        query: String = "",
        headers: [String: String] = [:],
        body: [UInt8] = []
    ) {
        self.method = method
        self.path = path
        self.query = query
        self.headers = headers
        self.body = body
    }
}

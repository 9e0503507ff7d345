import Base
import Frames

/// The parameters of an address, each read once by its name.
package struct Query: Equatable, Sendable {
    /// A name and its text.
    package struct Item: Equatable, Sendable {
        /// The name.
        package let name: String
        /// The text, with nothing escaped any more.
        package let value: String
    }

    /// The parameters in order.
    package let items: [Item]

    /// The most bytes of an address's query.
    static let length = 16_384

    /// Reads `a=1&b=two+words%21`.
    ///
    /// - Throws: `Refusal` for what is too long, not UTF-8, or wrongly escaped.
    package init(_ text: String) throws(Refusal) {
        guard text.utf8.count <= Self.length else {
            throw Refusal(status: 414, "the address has more than \(Self.length) bytes")
        }
        var items: [Item] = []
        for part in text.split(separator: "&") {
            let sign = part.firstIndex(of: "=") ?? part.endIndex
            items.append(
                Item(
                    name: try Self.plain(part[..<sign]),
                    value: try Self.plain(part[sign...].dropFirst())
                )
            )
        }
        self.items = items
    }

    /// Undoes the escapes of forms: `+` is a blank, `%41` is A.
    private static func plain(_ text: Substring) throws(Refusal) -> String {
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
                else { throw wronglyEscaped }
                bytes.append(value)
            default: bytes.append(byte)
            }
        }
        guard let plain = String(validating: bytes, as: UTF8.self), !bytes.contains(0) else {
            throw wronglyEscaped
        }
        return plain
    }

    /// A text as one line of ASCII, with what is not printable escaped as in addresses.
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

    private static let wronglyEscaped = Refusal("the address has an escape that means nothing")

    /// Refuses parameters that are not among `names`, and those given twice. Names that begin with
    /// `P.` are parameters of the design and may always be there.
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

    /// The text of a parameter; nil where it is not given.
    package func text(_ name: String) -> String? {
        items.first { $0.name == name }?.value
    }

    /// The number of a parameter within a range; nil where it is not given.
    package func number(_ name: String, in range: ClosedRange<Double>) throws(Refusal) -> Double? {
        try read(name) { text throws(InputError) in
            try CommaList.number(text, of: name, in: range)
        }
    }

    /// The whole number of a parameter within a range; nil where it is not given.
    package func integer(_ name: String, in range: ClosedRange<Int>) throws(Refusal) -> Int? {
        try read(name) { text throws(InputError) in
            try CommaList.whole(text, of: name, in: range)
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

    /// The member of an enumeration that a parameter names; nil where it is not given.
    package func word<Word>(_ name: String) throws(Refusal) -> Word?
    where Word: RawRepresentable<String> & CaseIterable {
        guard let text = text(name) else { return nil }
        guard let word = Word(rawValue: text) else {
            throw Refusal(
                "\(name): there is no “\(NearestName.excerpt(text))”",
                hint: NearestName.hint(for: text, among: Word.allCases.map(\.rawValue))
            )
        }
        return word
    }

    /// The new values for the design's parameters: all that begin with `P.`.
    package var assignments: [Assignment] {
        items.filter { $0.name.hasPrefix("P.") }.map {
            Assignment(name: String($0.name.dropFirst(2)), value: $0.value)
        }
    }
}

/// A client's request, without the wire.
package struct Request: Equatable, Sendable {
    /// The method, such as `GET`.
    package var method: String
    /// The path as it came, percent signs and all.
    package var path: String
    /// What stands behind the question mark, as it came.
    package var query: String
    /// The headers by lower-case name.
    package var headers: [String: String]
    /// The body.
    package var body: [UInt8]

    /// A request.
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

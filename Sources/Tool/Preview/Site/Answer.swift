import Base

/// The answer to a client, without the wire.
package struct Answer: Equatable, Sendable {
    /// A header's name and value.
    package struct Header: Equatable, Sendable {
        /// The name.
        package let name: String
        /// The value, one line of Latin-1.
        package let value: String
    }

    /// The status, such as 200.
    package var status: Int
    /// The headers in order.
    package private(set) var headers: [Header] = []
    /// The body.
    package var body: [UInt8]

    /// A body of a kind such as `image/png`.
    package init(status: Int = 200, type: String, _ body: [UInt8]) {
        self.status = status
        self.body = body
        set("Content-Type", type)
    }

    /// A JSON text.
    package init(status: Int = 200, _ json: JSON) {
        self.init(status: status, type: "application/json", Array((json.text + "\n").utf8))
    }

    /// A PNG.
    package init(png: [UInt8]) {
        self.init(type: "image/png", png)
    }

    /// Gives a header a value, in place of any that it has.
    package mutating func set(_ name: String, _ value: String) {
        headers.removeAll { $0.name == name }
        headers.append(Header(name: name, value: value))
    }

    /// The value of a header; nil where there is none.
    package func header(_ name: String) -> String? {
        headers.first { $0.name == name }?.value
    }
}

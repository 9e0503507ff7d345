import Base

/// An HTTP response, independent of the server library.
package struct Answer: Equatable, Sendable {
    package struct Header: Equatable, Sendable {
        /// The name.
        package let name: String
        /// The value, in one line of Latin-1.
        package let value: String
    }

    /// The status, such as 200.
    package var status: Int
    /// The headers, in order.
    package private(set) var headers: [Header] = []
    package var body: [UInt8]

    /// Creates a response. `type` is the media type, such as `image/png`.
    package init(status: Int = 200, type: String, _ body: [UInt8]) {
        self.status = status
        self.body = body
        set("Content-Type", type)
    }

    /// Creates a JSON response.
    package init(status: Int = 200, _ json: JSON) {
        self.init(status: status, type: "application/json", Array((json.text + "\n").utf8))
    }

    /// Creates a PNG response.
    package init(png: [UInt8]) {
        self.init(type: "image/png", png)
    }

    /// Sets a header, replacing existing values.
    package mutating func set(_ name: String, _ value: String) {
        headers.removeAll { $0.name == name }
        headers.append(Header(name: name, value: value))
    }

    /// Returns the value of a header, or `nil` if it is not set.
    package func header(_ name: String) -> String? {
        headers.first { $0.name == name }?.value
    }
}

/// What a client asks for, without the wire.
package struct Request: Hashable, Sendable {
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

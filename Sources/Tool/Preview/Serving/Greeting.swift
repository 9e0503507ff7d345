import Base

/// What the preview says when it can be reached.
struct Greeting {
    let host: String
    let port: UInt16

    /// The page's address.
    var address: String {
        let isLong = host.contains(":")
        return "http://\(isLong ? "[\(host)]" : host):\(port)/"
    }

    /// The same for programs.
    var json: JSON {
        .object([
            JSON.Member("address", .string(address)),
            JSON.Member("port", .number(Double(port))),
        ])
    }
}

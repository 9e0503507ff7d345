import Base

/// The message when the preview is ready.
struct Greeting {
    let host: String
    let port: UInt16

    /// The page's URL.
    var address: String {
        let isIPv6 = host.contains(":")
        return "http://\(isIPv6 ? "[\(host)]" : host):\(port)/"
    }

    /// The message as JSON, for programs.
    var json: JSON {
        .object([
            JSON.Member("address", .string(address)),
            JSON.Member("port", .number(Double(port))),
        ])
    }
}

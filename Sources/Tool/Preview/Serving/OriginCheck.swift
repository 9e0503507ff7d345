/// Refuses what other sites have a browser send: the server's own page alone may ask.
///
/// A foreign page may send requests to the loopback address, or to a name of its own that it lets
/// point there (DNS rebinding). The first have its `Origin` or a telling `Sec-Fetch-Site`, the
/// second its name as `Host`.
package struct OriginCheck: Equatable, Sendable {
    /// The hosts by which the server may be called, lower case, without the port.
    private let names: Set<String>
    /// Whether it may be called by any address in digits: no other site can make up such a name.
    private let allowsAddresses: Bool

    /// The names of the loopback address and, if the server listens elsewhere, of that address; of
    /// all addresses where it listens everywhere.
    package init(address: String) {
        let name = address.lowercased()
        names = ["127.0.0.1", "localhost", "[::1]", name.contains(":") ? "[\(name)]" : name]
        allowsAddresses = name == "0.0.0.0" || name == "::"
    }

    /// Lets the page's own requests pass, and those that no browser sends.
    ///
    /// - Throws: `Refusal` with 403.
    package func check(_ request: Request) throws(Refusal) {
        guard let host = request.headers["host"], let name = Self.name(of: host) else {
            throw Refusal(status: 403, "the request has no Host")
        }
        guard names.contains(name) || allowsAddresses && Self.isAddress(name) else {
            throw Refusal(status: 403, "this server does not go by the name of another host")
        }
        if let origin = request.headers["origin"],
            origin.lowercased() != "http://\(host.lowercased())"
        {
            throw Refusal(status: 403, "other sites may not ask this server")
        }
        switch request.headers["sec-fetch-site"] {
        case nil, "same-origin": return
        // A link or a bookmark leads to the page, and to nothing else.
        case "none": return
        case "cross-site", "same-site":
            let isVisit =
                request.method == "GET" && request.path == "/"
                && request.headers["sec-fetch-mode"] == "navigate"
                && request.headers["sec-fetch-dest"] == "document"
            if isVisit { return }
            throw Refusal(status: 403, "other sites may not ask this server")
        default: throw Refusal(status: 403, "other sites may not ask this server")
        }
    }

    /// The host of `host:port`, lower case; nil for what is none.
    static func name(of host: String) -> String? {
        var name = host.lowercased()[...]
        if let colon = name.lastIndex(of: ":"), !name.hasSuffix("]") {
            let port = name[name.index(after: colon)...]
            guard UInt16(port) != nil else { return nil }
            name = name[..<colon]
        }
        return name.isEmpty ? nil : String(name)
    }

    /// Whether a host is four numbers, or something between brackets.
    private static func isAddress(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let isNumeric = parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
        return isNumeric || name.hasPrefix("[") && name.hasSuffix("]")
    }
}

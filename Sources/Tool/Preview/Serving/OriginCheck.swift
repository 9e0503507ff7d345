/// A check that rejects requests that a browser sends on behalf of other sites. Only the server's
/// own page is allowed.
///
/// A page of another site can send requests to the loopback address, or to its own host name that
/// it lets resolve to the loopback address (DNS rebinding). In the first case, the request has that
/// site's `Origin` or a `Sec-Fetch-Site` header. In the second case, `Host` is that host name.
package struct OriginCheck: Equatable, Sendable {
    /// The allowed host names, in lower case, without the port.
    private let names: Set<String>
    /// Whether any numeric address is allowed. Other sites cannot use such a name.
    private let allowsAddresses: Bool

    /// Creates a check that allows the names of the loopback address and the server's address. If
    /// the server listens on all interfaces, all numeric addresses are allowed.
    package init(address: String) {
        let name = address.lowercased()
        names = ["127.0.0.1", "localhost", "[::1]", name.contains(":") ? "[\(name)]" : name]
        allowsAddresses = name == "0.0.0.0" || name == "::"
    }

    /// Allows requests of the page itself, and requests that no browser sends.
    ///
    /// - Throws: `Refusal` with status 403.
    package func check(_ request: Request) throws(Refusal) {
        guard let host = request.headers["host"], let name = Self.name(of: host) else {
            throw Refusal(status: 403, "the request has no Host header")
        }
        guard names.contains(name) || allowsAddresses && Self.isAddress(name) else {
            throw Refusal(status: 403, "the header Host does not name this server")
        }
        if let origin = request.headers["origin"],
            origin.lowercased() != "http://\(host.lowercased())"
        {
            throw Refusal(status: 403, "requests from other sites are not allowed")
        }
        switch request.headers["sec-fetch-site"] {
        case nil, "same-origin": return
        // A bookmark or a typed URL.
        case "none": return
        // A link from another site may lead to the page, but to nothing else.
        case "cross-site", "same-site":
            let isNavigation =
                request.method == "GET" && request.path == "/"
                && request.headers["sec-fetch-mode"] == "navigate"
                && request.headers["sec-fetch-dest"] == "document"
            if isNavigation { return }
            throw Refusal(status: 403, "requests from other sites are not allowed")
        default: throw Refusal(status: 403, "requests from other sites are not allowed")
        }
    }

    /// Returns the host of `host:port` in lower case, or `nil` if it is invalid.
    static func name(of host: String) -> String? {
        var name = host.lowercased()[...]
        if let colon = name.lastIndex(of: ":"), !name.hasSuffix("]") {
            let port = name[name.index(after: colon)...]
            guard UInt16(port) != nil else { return nil }
            name = name[..<colon]
        }
        return name.isEmpty ? nil : String(name)
    }

    /// Whether a host is four numbers, or is in brackets.
    private static func isAddress(_ name: String) -> Bool {
        let parts = name.split(separator: ".", omittingEmptySubsequences: false)
        let isNumeric = parts.count == 4 && parts.allSatisfy { UInt8($0) != nil }
        return isNumeric || name.hasPrefix("[") && name.hasSuffix("]")
    }
}

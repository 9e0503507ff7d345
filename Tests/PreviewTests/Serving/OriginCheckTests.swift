import Preview
import Testing

/// Only the page itself may send requests: no other site, and no host name of another site.
@Suite struct OriginCheckTests {
    private let check = OriginCheck(address: "127.0.0.1")

    private func isAllowed(_ headers: [String: String], path: String = "/designs.json") -> Bool {
        (try? check.check(Request("GET", path, headers: headers))) != nil
    }

    @Test(
        "The server's own host names are allowed",
        arguments: [
            "127.0.0.1", "127.0.0.1:8420", "localhost:8420", "LOCALHOST", "[::1]:8420", "[::1]",
        ]
    )
    func own(host: String) { #expect(isAllowed(["host": host])) }

    @Test(
        "Other host names are rejected",
        arguments: [
            "", ":8420", "evil.example", "evil.example:8420", "127.0.0.1.evil.example",
            "localhost.evil.example", "evil-localhost", "127.0.0.2", "0.0.0.0", "[::2]:1",
            "127.0.0.1:port", "127.0.0.1:99999", "127.0.0.1@evil", "localhost:1:2",
        ]
    )
    func foreign(host: String) { #expect(!isAllowed(["host": host])) }

    @Test("A request without a host name is rejected")
    func nameless() { #expect(!isAllowed([:])) }

    @Test("The origin must be the page's, including the port")
    func origins() {
        let host = "127.0.0.1:8420"
        #expect(isAllowed(["host": host, "origin": "http://127.0.0.1:8420"]))
        for origin in [
            "http://evil.example", "null", "https://127.0.0.1:8420", "http://127.0.0.1:8421",
            "http://localhost:8420", "http://127.0.0.1:8420.evil.example", "",
        ] {
            #expect(!isAllowed(["host": host, "origin": origin]), "\(origin)")
        }
    }

    @Test("Fetch metadata of browsers is respected")
    func fetchMetadata() {
        let host = ["host": "127.0.0.1:1"]
        func with(_ headers: [String: String]) -> [String: String] {
            host.merging(headers) { $1 }
        }
        #expect(isAllowed(with(["sec-fetch-site": "same-origin"])))
        #expect(isAllowed(with(["sec-fetch-site": "none"])))
        #expect(!isAllowed(with(["sec-fetch-site": "cross-site"])))
        #expect(!isAllowed(with(["sec-fetch-site": "same-site"])))
        #expect(!isAllowed(with(["sec-fetch-site": "nonsense"])))
        // A link from another site may open the page, but must not embed it.
        let visit = with([
            "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate",
            "sec-fetch-dest": "document",
        ])
        #expect(isAllowed(visit, path: "/"))
        #expect(!isAllowed(visit, path: "/designs.json"))
        let embedded = with([
            "sec-fetch-site": "cross-site", "sec-fetch-mode": "navigate",
            "sec-fetch-dest": "iframe",
        ])
        #expect(!isAllowed(embedded, path: "/"))
    }

    @Test("An address passed to the program is an allowed host")
    func otherAddress() throws {
        let check = OriginCheck(address: "192.168.1.5")
        try check.check(Request("GET", "/", headers: ["host": "192.168.1.5:8420"]))
        #expect(throws: Refusal.self) {
            try check.check(Request("GET", "/", headers: ["host": "192.168.1.6:8420"]))
        }
    }

    @Test("Served on all addresses, every address is an allowed host, but no domain name")
    func everywhere() throws {
        let check = OriginCheck(address: "0.0.0.0")
        for host in ["192.168.1.5:8420", "10.0.0.1", "[fe80::1]:8420", "localhost"] {
            try check.check(Request("GET", "/", headers: ["host": host]))
        }
        for host in ["evil.example", "1.2.3", "1.2.3.4.5", "1.2.3.256", "1.2.3.4.nip.io"] {
            #expect(throws: Refusal.self, "\(host)") {
                try check.check(Request("GET", "/", headers: ["host": host]))
            }
        }
        let six = OriginCheck(address: "::1")
        try six.check(Request("GET", "/", headers: ["host": "[::1]:8420"]))
    }
}

import TestSupport
import Foundation
import SeededRandom
import Testing

/// Slow, broken and hostile clients do not affect others.
@Suite(.serialized) struct AbuseTests {
    /// Requests frames, and checks that all arrive soon.
    private func isWell(_ preview: RunningPreview) throws {
        let client = try Client(port: preview.port)
        for number in 0..<10 {
            let reply = try client.ask(
                "/frame.png?design=arc&state=pulling&progress=\(Double(number) / 10)"
            )
            #expect(reply.status == 200)
        }
    }

    @Test("Two hundred clients that never complete a request", .timeLimit(.minutes(10)))
    func unfinished() throws {
        let preview = try RunningPreview()
        let clients = try (0..<200).map { number in
            let client = try Client(port: preview.port)
            client.send("GET / HTTP/1.1\r\nHost: localhost\r\nX-\(number)")
            return client
        }
        try isWell(preview)
        for client in clients { client.send("a") }
        try isWell(preview)
    }

    @Test(
        "More clients than file descriptors, idle or active",
        .timeLimit(.minutes(10)),
        arguments: ["", "GET /designs.json HTTP/1.1\r\nHost: localhost\r\n\r\n"]
    )
    func descriptors(words: String) throws {
        let preview = try RunningPreview(files: 100)
        let clients = try (0..<120).map { _ in
            let client = try Client(port: preview.port)
            client.send(words)
            return client
        }
        try isWell(preview)
        #expect(preview.end(by: SIGTERM) == 0)
        _ = clients
    }

    @Test("Clients that never read their responses", .timeLimit(.minutes(10)))
    func unread() throws {
        let preview = try RunningPreview()
        let clients = try (0..<20).map { _ in
            let client = try Client(port: preview.port)
            let request =
                "GET /strip.png?design=arc&state=refreshing&scale=4 HTTP/1.1\r\n"
                + "Host: localhost\r\n\r\n"
            client.send(request + request)
            return client
        }
        try isWell(preview)
        #expect(preview.memory < 400_000)
        _ = clients
    }

    @Test("Random bytes and endless requests", .timeLimit(.minutes(10)))
    func noise() throws {
        let preview = try RunningPreview()
        var random = SplitMix64(seed: 11)
        for _ in 0..<100 {
            let client = try Client(port: preview.port)
            let count = Int.random(in: 1...3_000, using: &random)
            client.send((0..<count).map { _ in UInt8.random(in: 0...255, using: &random) })
        }
        let endless = try Client(port: preview.port)
        for _ in 0..<200 { endless.send([UInt8](repeating: 65, count: 65_536)) }
        let lines = try Client(port: preview.port)
        lines.send("GET / HTTP/1.1\r\n")
        for _ in 0..<200 { lines.send(String(repeating: "X: y\r\n", count: 10_000)) }
        #expect(endless.isClosed() && lines.isClosed())
        try isWell(preview)
        #expect(preview.memory < 300_000)
    }

    @Test("A client that closes its sending side gets its response")
    func halfOpen() throws {
        let preview = try RunningPreview()
        let client = try Client(port: preview.port)
        client.send("GET /designs.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
        client.finish()
        #expect(try client.reply().status == 200)
        #expect(client.isClosed())
    }

    @Test("Long bodies are rejected with a message, with or without a length")
    func bodies() throws {
        let preview = try RunningPreview()
        let client = try Client(port: preview.port)
        let head = "POST /pull.png HTTP/1.1\r\nHost: localhost\r\n"
        let blanks = [UInt8](repeating: 32, count: 2_000_000)
        client.send(head + "Content-Length: \(blanks.count)\r\n\r\n")
        client.send(blanks)
        let reply = try client.reply()
        #expect(reply.status == 413 && reply.text.contains("1048576"))
        let chunked = head + "Transfer-Encoding: chunked\r\n\r\n"
        client.send(chunked + String(blanks.count, radix: 16) + "\r\n")
        client.send(blanks)
        client.send("\r\n0\r\n\r\n")
        #expect(try client.reply().status == 413)
        // A short body is read after the rejection, and the connection stays open.
        client.send(chunked + "2\r\n{}\r\n0\r\n\r\n")
        #expect(try client.reply().status == 200)
        try isWell(preview)
    }

    @Test("Requests beyond the queue of a slow design are rejected and may be retried")
    func fullQueue() throws {
        let folder = try TestFolder()
        try folder.write(SlowDesign.text, to: "slow.yaml")
        let preview = try RunningPreview(["--port", "0", folder.path("slow.yaml")])
        let clients = try (100..<200).map { number in
            let client = try Client(port: preview.port)
            client.send("GET \(SlowDesign.frame(number)) HTTP/1.1\r\nHost: localhost\r\n\r\n")
            return client
        }
        // The last request arrived when 64 were waiting.
        let reply = try #require(clients.last).reply()
        #expect(reply.status == 503 && reply.headers["retry-after"] == "1")
        #expect(reply.text.contains("too many requests at once"))
        try isWell(preview)
    }

    @Test("Other sites get nothing, by host, origin or fetch metadata")
    func otherSites() throws {
        let preview = try RunningPreview()
        let client = try Client(port: preview.port)
        let origin = "Origin: http://evil.example"
        #expect(try client.ask("/designs.json", headers: [origin]).status == 403)
        #expect(
            try client.ask("/pull.png", method: "POST", body: "{}", headers: [origin]).status == 403
        )
        let site = "Sec-Fetch-Site: cross-site"
        #expect(try client.ask("/designs.json", headers: [site]).status == 403)
        #expect(try client.ask("/events", headers: [origin]).status == 403)
        client.send("GET /designs.json HTTP/1.1\r\nHost: evil.example\r\n\r\n")
        let reply = try client.reply()
        #expect(reply.status == 403 && !reply.text.contains("arc"))
    }

    @Test func `HEAD is answered without a body and the connection stays open`() throws {
        let preview = try RunningPreview()
        let client = try Client(port: preview.port)
        client.send("HEAD /designs.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
        client.send("GET /designs.json HTTP/1.1\r\nHost: localhost\r\n\r\n")
        let head = try client.reply(hasBody: false)
        let whole = try client.reply()
        #expect(head.status == 200 && whole.status == 200)
        #expect(head.headers["content-length"] == String(whole.body.count))
        #expect(head.headers["content-type"] == whole.headers["content-type"])
    }
}

import Foundation
import Testing

/// Requests are parsed unambiguously and within limits, however they arrive.
@Suite struct HeadTests {
    private static let get = "GET /nowhere HTTP/1.1\r\nHost: localhost\r\n\r\n"
    private static let post =
        "POST /nowhere HTTP/1.1\r\nHost: localhost\r\nContent-Length: 5\r\n\r\nhello"

    @Test("Malformed HTTP is rejected with a message", .timeLimit(.minutes(10)))
    func malformed() throws {
        let preview = try RunningPreview()
        let head = "GET / HTTP/1.1\r\nHost: localhost\r\n"
        let post = "POST /pull.png HTTP/1.1\r\nHost: localhost\r\n"
        for text in [
            "GET /\r\n\r\n", "GET / HTTP/2\r\nHost: x\r\n\r\n", "G(T / HTTP/1.1\r\nHost: x\r\n\r\n",
            "GET / HTTP/1.1\r\n\r\n", head + "Host: y\r\n\r\n", head + " folded\r\n\r\n",
            "GET / HTTP/1.1\r\nHost : x\r\n\r\n", "GET / HTTP/1.1\nHost: x\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: x\n\n\r\n\r\n", head + "nocolon\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: \rx\r\n\r\n", "GET /\u{0} HTTP/1.1\r\nHost: x\r\n\r\n",
            "GET /é HTTP/1.1\r\nHost: x\r\n\r\n", post + "Content-Length: -1\r\n\r\n",
            post + "Content-Length: 1e3\r\n\r\n", post + "Content-Length: \r\n\r\n",
            post + "Content-Length: 1\r\nContent-Length: 1\r\n\r\n",
            post + "Content-Length: 1\r\nTransfer-Encoding: chunked\r\n\r\n",
            post + "Transfer-Encoding: chunked\r\n\r\nzz\r\n",
        ] {
            let client = try Client(port: preview.port)
            client.send(text)
            let reply = try client.reply()
            #expect(reply.status == 400 && reply.text.contains("HTTP/1.1"), "\(text)")
            #expect(client.isClosed(), "\(text)")
        }
    }

    @Test("A head that is too long is rejected with a message", .timeLimit(.minutes(10)))
    func tooLong() throws {
        let preview = try RunningPreview()
        let long = String(repeating: "a", count: 40_000)
        let lines = String(repeating: "X: y\r\n", count: 300)
        for text in [
            "GET /\(long)", "GET /\(long) HTTP/1.1\r\nHost: localhost\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: localhost\r\nX: \(long)\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: localhost\r\n\(long): x\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: localhost\r\n" + lines + "\r\n",
        ] {
            let client = try Client(port: preview.port)
            client.send(text)
            let reply = try client.reply()
            #expect(reply.status == 431 && reply.text.contains("32768"), "\(text.prefix(60))")
            #expect(client.isClosed())
        }
    }

    @Test("Endless blanks fill no memory", .timeLimit(.minutes(10)))
    func blanks() throws {
        let preview = try RunningPreview()
        let client = try Client(port: preview.port)
        client.send("GET / HTTP/1.1\r\nHost: localhost\r\nX:")
        let before = preview.memory
        for _ in 0..<400 { client.send([UInt8](repeating: 32, count: 65_536)) }
        #expect(try client.reply().status == 431)
        #expect(preview.memory < before + 10_000)
    }

    @Test("Pipelined requests are answered in order, wherever they are split")
    func cuts() throws {
        let preview = try RunningPreview()
        let client = try Client(port: preview.port)
        let head = "HEAD /designs.json HTTP/1.1\r\nHost: localhost\r\n\r\n"
        let all = Array((Self.get + Self.post + head + Self.post + Self.get).utf8)
        for size in [1, 2, 3, 7, 19, 41, 42, 43, 64, 100, all.count] {
            for start in stride(from: 0, to: all.count, by: size) {
                client.send(Array(all[start...].prefix(size)))
            }
            for (index, status) in [404, 404, 200, 404, 404].enumerated() {
                let reply = try client.reply(hasBody: index != 2)
                #expect(reply.status == status, "in pieces of \(size)")
            }
        }
    }

    @Test("Too many pipelined requests are rejected")
    func waiting() throws {
        let preview = try RunningPreview()
        let client = try Client(port: preview.port)
        client.send(String(repeating: Self.get, count: 1_000))
        for _ in 0..<64 { #expect(try client.reply().status == 404) }
        var last = try client.reply()
        // More, because some were answered before others arrived.
        while last.status == 404 { last = try client.reply() }
        #expect(last.status == 503)
        #expect(client.isClosed())
    }

    @Test("The time to read heads grows linearly", .timeLimit(.minutes(10)))
    func time() throws {
        let preview = try RunningPreview()
        let client = try Client(port: preview.port)
        let clock = ContinuousClock()
        /// Checks that ten times the bytes take less than thirty times as long, in one of several
        /// rounds. Other tests may keep the machine busy in any of them.
        func expectGrowthWithLength(_ work: (_ count: Int) throws -> Void, from count: Int) throws {
            var measured: [String] = []
            for _ in 0..<10 {
                let short = try clock.measure { try work(count) }
                let long = try clock.measure { try work(10 * count) }
                if long < short * 30 { return }
                measured.append("\(short) became \(long)")
            }
            Issue.record("\(measured.joined(separator: ", "))")
        }
        /// Sends a long head byte by byte.
        func dribble(_ count: Int) throws {
            let head = "GET /nowhere HTTP/1.1\r\nHost: localhost\r\nX: "
            for byte in Array((head + String(repeating: "a", count: count)).utf8) {
                client.send([byte])
            }
            client.send("\r\n\r\n")
            #expect(try client.reply().status == 404)
        }
        try expectGrowthWithLength(dribble, from: 3_000)

        /// Sends many pipelined requests.
        func flood(_ count: Int) throws {
            for _ in 0..<count / 50 {
                client.send(String(repeating: Self.get, count: 50))
                for _ in 0..<50 { #expect(try client.reply().status == 404) }
            }
        }
        try expectGrowthWithLength(flood, from: 200)
    }

    @Test(
        "A connection without keep-alive is closed after the response",
        arguments: [
            "GET /designs.json HTTP/1.0\r\nHost: localhost\r\n\r\n",
            "GET /designs.json HTTP/1.1\r\nHost: localhost\r\nConnection: Close\r\n\r\n",
            "GET /designs.json HTTP/1.1\r\nHost: localhost\r\nConnection: Upgrade\r\n"
                + "Upgrade: websocket\r\n\r\n",
        ]
    )
    func closing(request: String) throws {
        let preview = try RunningPreview()
        let client = try Client(port: preview.port)
        client.send(request)
        let reply = try client.reply()
        #expect(reply.status == 200 && reply.headers["connection"] == "close")
        #expect(client.isClosed())
    }
}

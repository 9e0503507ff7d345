import SeededRandom
import Preview
import Testing

/// What leaves the gate is whole requests that can be read in one way only.
@Suite struct RequestFramingTests {
    private static let get = "GET /a?b=1 HTTP/1.1\r\nHost: x\r\n\r\n"
    private static let post = "POST /p HTTP/1.1\r\nHost: x\r\nContent-Length: 5\r\n\r\nhello"

    private func bytes(_ text: String) -> [UInt8] { Array(text.utf8) }

    private func refusal(_ text: String) -> RequestFraming.Refusal? {
        var framing = RequestFraming()
        do throws(RequestFraming.Refusal) {
            _ = try framing.pass(bytes(text))
            return nil
        } catch {
            return error
        }
    }

    @Test(
        "Many requests at once are taken in linear time, and a header of the gate's own ends each"
    )
    func many() throws {
        let request = Array("GET / HTTP/1.1\r\nHost: a\r\nPinwheel-Client: 7\r\n\r\n".utf8)
        let text = Array(repeating: request, count: 20_000).flatMap(\.self)
        var framing = RequestFraming(adding: "Pinwheel-Client: 1")
        var passed: [UInt8] = []
        let clock = ContinuousClock()
        let time = try clock.measure {
            for start in stride(from: 0, to: text.count, by: 262_144) {
                passed += try framing.pass(Array(text[start...].prefix(262_144)))
            }
        }
        #expect(!framing.isWithin)
        let head = "Pinwheel-Client: 7\r\nPinwheel-Client: 1\r\n\r\n"
        #expect(String(decoding: passed.suffix(head.utf8.count), as: UTF8.self) == head)
        #expect(passed.count == text.count + 20_000 * 20)
        // 4 GB were moved when each request was cut off what follows it.
        #expect(time < .seconds(1))
    }

    @Test("Requests in a row pass unchanged, wherever the pieces are cut", arguments: 1..<90)
    func cuts(size: Int) throws {
        let all = bytes(Self.get + Self.post + Self.post + Self.get)
        var framing = RequestFraming()
        var passed: [UInt8] = []
        var start = 0
        while start < all.count {
            let end = min(start + size, all.count)
            passed += try framing.pass(Array(all[start..<end]))
            // Of a head nothing passes before its end.
            #expect(passed.count <= end && all.starts(with: passed))
            start = end
        }
        #expect(passed == all)
        #expect(!framing.isWithin)
    }

    @Test("A head is held back until it is whole")
    func holding() throws {
        var framing = RequestFraming()
        #expect(try framing.pass(bytes("GET / HTTP/1.1\r\nHost: x\r\n")) == [])
        #expect(framing.isWithin)
        #expect(try framing.pass(bytes("\r\n")) == bytes("GET / HTTP/1.1\r\nHost: x\r\n\r\n"))
        #expect(!framing.isWithin)
    }

    @Test(
        "What is no HTTP as browsers send it is refused",
        arguments: [
            "\r\n\r\n", "GET /\r\n\r\n", "GET / HTTP/2\r\nHost: x\r\n\r\n",
            "GET  / HTTP/1.1\r\nHost: x\r\n\r\n", "GET * HTTP/1.1\r\nHost: x\r\n\r\n",
            "GET http://x/ HTTP/1.1\r\nHost: x\r\n\r\n", "G(T / HTTP/1.1\r\nHost: x\r\n\r\n",
            "GET / HTTP/1.1\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\r\nHost: y\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: x\r\n folded\r\n\r\n",
            "GET / HTTP/1.1\r\nHost : x\r\n\r\n", "GET / HTTP/1.1\nHost: x\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: x\n\n\r\n\r\n", "GET / HTTP/1.1\r\nHost: x\r\nnocolon\r\n\r\n",
            "GET / HTTP/1.1\r\nHost: \rx\r\n\r\n", "GET /\u{0} HTTP/1.1\r\nHost: x\r\n\r\n",
            "GET /é HTTP/1.1\r\nHost: x\r\n\r\n",
            "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: -1\r\n\r\n",
            "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1e3\r\n\r\n",
            "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: \r\n\r\n",
            "POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 1\r\nContent-Length: 1\r\n\r\n",
        ]
    )
    func malformed(text: String) { #expect(refusal(text) == .malformed) }

    @Test("Bodies without a length or with too much of it are refused")
    func bodies() {
        let head = "POST / HTTP/1.1\r\nHost: x\r\n"
        #expect(refusal(head + "Transfer-Encoding: chunked\r\n\r\n") == .unmeasured)
        #expect(refusal(head + "Content-Length: 1048577\r\n\r\n") == .bodyTooLong)
        #expect(refusal(head + "Content-Length: 99999999999999999999\r\n\r\n") == .bodyTooLong)
        #expect(refusal(head + "Content-Length: 1048576\r\n\r\n") == nil)
    }

    @Test("A head without an end is refused before it fills the memory")
    func endless() {
        #expect(refusal(String(repeating: "A", count: 40_000)) == .headTooLong)
        let lines = String(repeating: "X: y\r\n", count: 10_000)
        #expect(refusal("GET / HTTP/1.1\r\n" + lines) == .headTooLong)
        #expect(refusal("GET / HTTP/1.1\r\nHost: x\r\n" + lines + "\r\n") == .headTooLong)
    }

    @Test("Random bytes never pass as more than they are, and never trap")
    func noise() {
        var random = SplitMix64(seed: 7)
        let alphabet = bytes("GET /HTP1.:\r\n\r\n ax%\u{0}")
        for _ in 0..<3_000 {
            let count = Int.random(in: 0...200, using: &random)
            let noise = (0..<count).map { _ in alphabet.randomElement(using: &random) ?? 0 }
            var framing = RequestFraming()
            let passed = (try? framing.pass(noise)) ?? []
            #expect(noise.starts(with: passed))
        }
    }
}

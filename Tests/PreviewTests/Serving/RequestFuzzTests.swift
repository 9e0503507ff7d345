import Foundation
import Preview
import TestSupport
import Testing

/// A client gets at most one response, within a second, for any input.
///
/// PINWHEEL_FUZZ_SEED sets the seed, and PINWHEEL_FUZZ_MINUTES the duration of each campaign.
@Suite(.serialized) struct RequestFuzzTests {
    private static let variables = ProcessInfo.processInfo.environment
    private static let seed = variables["PINWHEEL_FUZZ_SEED"].flatMap(UInt64.init) ?? 1
    private static let minutes = variables["PINWHEEL_FUZZ_MINUTES"].flatMap(Double.init)

    private static let addresses = [
        "/frame.png?design=arc&state=pulling&progress=0.5&scale=2&appearance=dark",
        "/frame.png?design=spokes&state=refreshing&time=0.4&P.tint=red&background=white",
        "/strip.png?design=compass&scale=1", "/values.json?design=arrow&state=armed",
        "/command.json?design=arc&state=pulling&progress=1", "/export.zip?design=arc&state=idle",
        "/sheet.png?design=arc&state=finishing", "/golden.json?design=arc&state=idle",
        "/page.js", "/", "/designs.json",
    ]

    /// Calls `attempt` with mutations of `inputs` until the time is over.
    private func campaign(_ name: String, of inputs: [String], attempt: ([UInt8]) throws -> Void)
        rethrows
    {
        var mutation = Mutation(of: inputs.map { Array($0.utf8) }, seed: Self.seed)
        let clock = ContinuousClock()
        let end = clock.now + (Self.minutes.map { .seconds(60 * $0) } ?? .milliseconds(800))
        var (tried, slowest) = (0, Duration.zero)
        while clock.now < end {
            let input = mutation.next()
            let time = try clock.measure { try attempt(input) }
            tried += 1
            slowest = max(slowest, time)
            // Much more than a second is not explained by a busy machine.
            if time > .seconds(Self.minutes == nil ? 5 : 1) {
                Issue.record(
                    "\(time) for \(String(reflecting: String(decoding: input, as: UTF8.self)))"
                )
            }
        }
        if Self.minutes != nil { print("\(name): \(tried) inputs, \(slowest) at most") }
        #expect(tried > 20)
    }

    @Test("Addresses are answered, or rejected with a message of one line")
    func addresses() throws {
        let site = try TestSite()
        campaign("addresses", of: Self.addresses) { bytes in
            // The server passes on only addresses that the HTTP parser accepts.
            let text = String(decoding: bytes.filter { $0 > 32 && $0 < 127 }, as: UTF8.self)
            let address = text.hasPrefix("/") ? text : "/" + text
            let answer = site.get(address)
            let expectedStatuses = [200, 304, 400, 403, 404, 405, 413, 414, 422]
            #expect(expectedStatuses.contains(answer.status), "\(address)")
            guard answer.status >= 400 else { return }
            let reason = String(decoding: answer.body, as: UTF8.self)
            #expect(!reason.isEmpty && reason.count < 100_000, "\(address): \(reason.prefix(200))")
        }
    }

    @Test("Invalid bytes close only their own connection")
    func wire() throws {
        let requests = Self.addresses.map {
            "GET \($0) HTTP/1.1\r\nHost: localhost\r\nAccept: */*\r\n\r\n"
        }
        let bodies = [
            "POST /validate HTTP/1.1\r\nHost: localhost\r\nContent-Length: 12\r\n\r\npinwheel: 1\n",
            "POST /validate HTTP/1.1\r\nTransfer-Encoding: chunked\r\n\r\n5\r\nhello\r\n0\r\n\r\n",
            "GET / HTTP/1.0\r\nConnection: upgrade\r\nUpgrade: websocket\r\n\r\n",
        ]
        campaign("bytes on the wire", of: requests + bodies) { bytes in
            guard let connection = try? GuardedConnection() else { return }
            let half = bytes.count / 2
            connection.receive(bytes[..<half])
            connection.receive(bytes[half...])
            connection.wait(200)
            #expect(
                !connection.isOpen,
                "\(String(reflecting: String(decoding: bytes, as: UTF8.self)))"
            )
        }
    }
}

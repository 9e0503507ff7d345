import Dispatch
import Foundation
import SeededRandom
import Synchronization
import Testing

/// Eight pages at once: no error, and no memory that grows.
@Suite(.serialized) struct LoadTests {
    /// Two seconds, or as many as PINWHEEL_LOAD_SECONDS says.
    private static let seconds =
        ProcessInfo.processInfo.environment["PINWHEEL_LOAD_SECONDS"].flatMap(Double.init) ?? 2

    @Test("Some seconds of eight clients", .timeLimit(.minutes(5)))
    func load() throws {
        let preview = try RunningPreview()
        let port = preview.port
        Self.run(port, seconds: 0.5)
        let before = preview.memory
        let errors = Self.run(port, seconds: Self.seconds)
        #expect(errors.isEmpty, "\(errors.prefix(3))")
        #expect(preview.memory < before + 40_000, "\(before) KB became \(preview.memory)")
    }

    @Test("A slow design holds up no other, also when those who asked for it have left")
    func slowDesign() throws {
        let folder = try TestFolder()
        try folder.write(
            """
            pinwheel: 1
            name: slow
            canvas: {size: [500, 500]}
            states: {pulling: {frames: 2}}
            layers:
              - repeat:
                  count: 400
                  angle: 1
                  layers:
                    - circle: {diameter: 480}
                      opacity: 0.5
                      fill: {conic: [red, blue, red]}
            """,
            to: "slow.yaml"
        )
        let preview = try RunningPreview(["--port", "0", folder.path("slow.yaml")])
        func ask(_ design: String, _ number: Int) -> String {
            "/frame.png?design=\(design)&state=pulling&progress=0.\(number)&scale=8"
        }
        var slow: [Client] = []
        for number in 10..<26 {
            let client = try Client(port: preview.port)
            client.send("GET \(ask("slow", number)) HTTP/1.1\r\nHost: localhost\r\n\r\n")
            slow.append(client)
        }
        let client = try Client(port: preview.port)
        let clock = ContinuousClock()
        var times: [Duration] = []
        for number in 10..<20 {
            // Half of them while the others wait, half after these have left.
            if number == 15 { slow.removeAll() }
            let time = try clock.measure {
                let reply = try client.ask(ask("spokes", number))
                #expect(reply.status == 200)
            }
            times.append(time)
        }
        // It is a few milliseconds; a machine that is busy otherwise may take more for some.
        #expect(times.sorted()[5] < .milliseconds(250), "\(times)")
    }

    /// Has eight threads ask for frames, strips, values and pulls; what went wrong.
    @discardableResult
    private static func run(_ port: UInt16, seconds: Double) -> [String] {
        let errors = Mutex<[String]>([])
        let end = ContinuousClock.now + .seconds(seconds)
        DispatchQueue.concurrentPerform(iterations: 8) { number in
            do {
                let client = try Client(port: port)
                var random = SplitMix64(seed: UInt64(number))
                while ContinuousClock.now < end {
                    let reply = try ask(client, &random)
                    if reply.status != 200 { errors.withLock { $0.append(reply.text) } }
                }
            } catch {
                errors.withLock { $0.append("\(error)") }
            }
        }
        return errors.withLock { $0 }
    }

    private static func ask(
        _ client: Client,
        _ random: inout SplitMix64
    ) throws -> Client.Reply {
        let design = ["arc", "spokes", "arrow", "compass"].randomElement(using: &random) ?? "arc"
        let share = Double.random(in: 0...1, using: &random)
        switch Int.random(in: 0..<10, using: &random) {
        case 0: return try client.ask("/strip.png?design=\(design)&state=pulling&steps=12&scale=2")
        case 1: return try client.ask("/values.json?design=\(design)&state=pulling")
        case 2: return try client.ask("/designs.json")
        case 3, 4:
            let body =
                "{\"view\": \"indicator\", \"touches\": [[0, 0, 1], [0.5, 400, 1]], "
                + "\"time\": \(share)}"
            return try client.ask("/pull.png", method: "POST", body: body)
        default:
            return try client.ask(
                "/frame.png?design=\(design)&state=pulling&progress=\(share)&scale=2"
            )
        }
    }
}

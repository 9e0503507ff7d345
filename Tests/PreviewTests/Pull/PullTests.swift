import Base
import DesignFormat
import Indicators
import Lifecycles
import Pictures
import Preview
import Raster
import SeededRandom
import Testing

/// A pull on the page gives the lifecycle's images.
@Suite struct PullTests {
    private let site: TestSite

    init() throws { site = try TestSite() }

    /// Returns a request body with touches and additional members.
    private func body(_ more: String = "", touches: String = PullTests.pull) -> String {
        "{\"touches\": \(touches)\(more.isEmpty ? "" : ", " + more)}"
    }

    /// Starts at 100 points, moves 300 points in half a second, holds, and releases after a second.
    private static let pull =
        "[" + (0...30).map { "[\(Double($0) / 60), \(100 + $0 * 10), 1]" }.joined(separator: ", ")
        + ", [1, 400, 1], [1, 400, 0]]"

    private func moment(_ body: String) throws -> JSON {
        let answer = site.post("/pull.png", body)
        #expect(answer.status == 200, "\(String(decoding: answer.body, as: UTF8.self))")
        return try JSON(reading: Array(#require(answer.header("Pinwheel-Moment")).utf8))
    }

    @Test("A pull arms, refreshes for the requested time, and comes to rest")
    func course() throws {
        let name = "\"lifecycle\": \"pull-to-refresh-scroll-view\", \"work\": {\"duration\": 1.5}"
        let armed = try moment(body(name + ", \"time\": 0.9"))
        #expect(armed["common"]?.string == "armed" && armed["isTouching"] == .bool(true))
        #expect(armed["rests"] == .bool(false))
        let working = try moment(body(name + ", \"time\": 2.2"))
        #expect(working["common"]?.string == "refreshing")
        let effects = try #require(working["effects"]?.array)
        #expect(effects.contains { $0["name"]?.string == "actionCalled" })
        #expect(!effects.contains { $0["name"]?.string == "actionEnded" })
        let end = try moment(body(name + ", \"time\": 30"))
        #expect(end["common"]?.string == "idle" && end["rests"] == .bool(true))
        #expect((end["offset"]?.number ?? 1).magnitude < 0.2)
        let ended = end["effects"]?.array?.first { $0["name"]?.string == "actionEnded" }
        #expect(((ended?["time"]?.number ?? 0) - 2.5).magnitude < 1e-6)
    }

    @Test("A failure shows the error card of lifecycle 002, and Retry starts again")
    func failure() throws {
        let work =
            "\"lifecycle\": \"refreshable\", \"work\": {\"duration\": 0.5, "
            + "\"outcome\": \"failure\", \"then\": 1}"
        let failed = try moment(body(work + ", \"time\": 3"))
        #expect(failed["common"]?.string == "failure")
        let taps = ", \"taps\": [[3.5, \"retry\"]], \"time\": 4"
        #expect(try moment(body(work + taps))["common"]?.string == "refreshing")
    }

    @Test("The image equals that of the saved trace in play", arguments: LifecycleKind.allCases)
    func trace(name: LifecycleKind) throws {
        for (view, design) in [(StageView.screen, nil), (.indicator, "spokes" as String?)] {
            let setting =
                "\"lifecycle\": \"\(name.rawValue)\", \"view\": \"\(view.rawValue)\""
                + (design.map { ", \"design\": \"\($0)\"" } ?? "")
            let text = site.post("/trace.yaml", body(setting)).body
            let trace = try Trace(yaml: text, name: "recorded", file: "recorded.yaml")
            let replay = Replay(name.withDefaults, trace: trace)
            let stage = Stage(
                name.withDefaults,
                design: design.flatMap(BuiltInDesigns.design).map { AnyIndicator($0) },
                view: view
            )
            var renderer = Renderer()
            for time in stride(from: 0, through: replay.duration + 0.2, by: 0.37) {
                let answer = site.post("/pull.png", body(setting + ", \"time\": \(time)"))
                let expected = renderer.render(
                    stage.scene(of: replay.moment(at: time), in: .standard)
                )
                #expect(try PNG.decode(answer.body) == expected, "\(name), at \(time)")
            }
        }
    }

    @Test("Images drawn while the finger is down equal those of the complete trace")
    func live() throws {
        let setting = "\"lifecycle\": \"scroll-action\", \"view\": \"indicator\""
        let text = site.post("/trace.yaml", body(setting)).body
        let trace = try Trace(yaml: text, name: "recorded", file: "recorded.yaml")
        let replay = Replay(LifecycleKind.scrollAction.withDefaults, trace: trace)
        let stage = Stage(LifecycleKind.scrollAction.withDefaults, view: .indicator)
        var renderer = Renderer()
        for step in stride(from: 1, through: 30, by: 3) {
            let past = (0...step).map { "[\(Double($0) / 60), \(100 + $0 * 10), 1]" }
            let touches = "[\(past.joined(separator: ", "))]"
            let time = Double(step) / 60
            let answer = site.post(
                "/pull.png",
                body(setting + ", \"time\": \(time)", touches: touches)
            )
            let expected = stage.scene(of: replay.moment(at: time), in: .standard)
            #expect(try PNG.decode(answer.body) == renderer.render(expected), "at \(time)")
        }
    }

    @Test("The trace comes with the command that plays it")
    func command() throws {
        let fault = LifecycleKind.refreshableScrollView.faults[0].name
        let answer = site.post(
            "/trace.yaml",
            body(
                "\"lifecycle\": \"refreshable-scroll-view\", \"design\": \"arc\", \"view\": \"indicator\", "
                    + "\"faults\": [\"\(fault)\"], "
                    + "\"work\": {\"duration\": 1}, "
                    + "\"look\": {\"scale\": 2, \"appearance\": \"dark\", \"P\": {\"lineWidth\": 3}}"
            )
        )
        let command =
            "pinwheel play refreshable-scroll-view --trace recorded.yaml --design arc --work 1 "
            + "--fix \(fault) -P lineWidth=3 --stage indicator --scale 2 "
            + "--appearance dark"
        #expect(answer.header("Pinwheel-Command") == command)
        #expect(String(decoding: answer.body, as: UTF8.self).hasPrefix("# \(command)\n"))
    }

    @Test(
        "An invalid recording is rejected with a message",
        arguments: [
            ("", "not JSON"), ("[]", "object"), ("{\"touche\": []}", "touche"),
            ("{\"touches\": [[0, 1]]}", "item 1"), ("{\"touches\": [[0, 1, 2]]}", "item 1"),
            ("{\"touches\": [[0, 1, 0]]}", "not down"),
            ("{\"touches\": [[1, 1, 1], [0, 1, 1]]}", "goes back"),
            ("{\"touches\": [[601, 1, 1]]}", "601"), ("{\"touches\": {}}", "list"),
            ("{\"taps\": [[1, \"retry\"]]}", "no buttons"),
            ("{\"lifecycle\": \"refreshable\", \"taps\": [[1, \"buy\"]]}", "item 1"),
            ("{\"lifecycle\": \"nonsense\"}", "nonsense"), ("{\"time\": -1}", "time"),
            ("{\"time\": \"1\"}", "time"), ("{\"design\": 1}", "string"),
            ("{\"look\": {\"scale\": 99}}", "scale"), ("{\"look\": {\"colour\": 1}}", "colour"),
            ("{\"parameters\": {\"nonsense\": 1}}", "nonsense"),
            ("{\"parameters\": {\"threshold\": [1]}}", "a number, a string or a Boolean"),
            ("{\"faults\": [\"nonsense\"]}", "nonsense"), ("{\"faults\": [1]}", "names"),
            ("{\"work\": {\"duration\": 1e9}}", "duration"),
            ("{\"work\": {\"outcome\": \"maybe\"}}", "maybe"),
            ("{\"work\": {\"then\": 1}}", "failure"), ("{\"view\": \"wall\"}", "wall"),
        ]
    )
    func refusals(body: String, words: String) throws {
        let answer = site.post("/pull.png", body)
        #expect(answer.status == 400)
        let error = try #require(JSON(reading: answer.body)["error"]?.string)
        #expect(error.contains(words), "\(error)")
    }

    @Test("Random bodies are answered")
    func noise() throws {
        var random = SplitMix64(seed: 3)
        let good = Array(body("\"time\": 1, \"design\": \"arc\", \"view\": \"indicator\"").utf8)
        for _ in 0..<300 {
            var bytes = good
            for _ in 0..<Int.random(in: 1...4, using: &random) {
                let index = Int.random(in: 0..<bytes.count, using: &random)
                bytes[index] = UInt8.random(in: 0...255, using: &random)
            }
            let answer = site.ask(Request("POST", "/pull.png", body: bytes))
            #expect(answer.status == 200 || answer.status == 400 || answer.status == 404)
        }
    }
}

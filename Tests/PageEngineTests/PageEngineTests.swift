import Base
import DesignFormat
import Indicators
import Lifecycles
import PageEngine
import Raster
import Summaries
import TestSupport
import Testing

/// The engine's responses and images equal the library's.
@Suite struct PageEngineTests {
    private let engine = PageEngine()

    private func ask(_ question: JSON) -> JSON { engine.answer(Array(question.text.utf8)) }

    private func loaded(_ name: String) throws -> JSON {
        let bytes = try #require(BuiltInDesigns.source(named: name))
        let text = String(decoding: bytes, as: UTF8.self)
        return ask([
            "ask": "load", "text": .string(text), "name": .string(name), "file": .string(name),
        ])
    }

    @Test("A frame equals the library's, in both appearances", arguments: BuiltInDesigns.names)
    func frames(name: String) throws {
        let design = try #require(BuiltInDesigns.design(named: name))
        let answer = try loaded(name)
        #expect(answer["summary"] == DesignSummary(design: design).json)
        let bytes = try #require(BuiltInDesigns.source(named: name))
        let warnings = ask([
            "ask": "warnings", "indicator": try #require(answer["indicator"]),
            "text": .string(String(decoding: bytes, as: UTF8.self)),
        ])
        #expect(warnings["warnings"] == [])
        for appearance in Appearance.allCases {
            let environment = try #require(Environment(appearance: appearance, scale: 2))
            for state in design.states {
                let frame = try #require(
                    design.moments(of: state.state).dropFirst().first
                        ?? design.moments(of: state.state).first
                )
                var question: [JSON.Member] = [
                    JSON.Member("ask", "draw"), JSON.Member("scale", 2),
                    JSON.Member("indicator", try #require(answer["indicator"])),
                    JSON.Member("state", .string(state.state.rawValue)),
                    JSON.Member("appearance", .string(appearance.rawValue)),
                ]
                switch frame.position {
                case .progress(let progress):
                    question.append(JSON.Member("progress", .number(progress)))
                case .time(let seconds): question.append(JSON.Member("time", .number(seconds)))
                }
                let drawn = ask(.object(question))
                var renderer = Renderer()
                let expected = renderer.render(design.scene(at: frame, in: environment))
                #expect(drawn["width"] == .number(Double(expected.width)))
                #expect(engine.picture == expected, "\(state.state)")
            }
        }
    }

    @Test(
        "An invalid design's problems equal the reader's",
        arguments: [
            "", "pinwheel: 1\n", "pinwheel: 1\nlayers: [{circl: {}}]\n", "[", "pinwheel: 2\n",
            "pinwheel: 1\ncanvas: {size: [20, 20]}\nstates: {idle: {frames: 0}}\nlayers: []\n",
        ]
    )
    func problems(text: String) throws {
        let expected = failure(DesignErrors.self) {
            try Design(yaml: Array(text.utf8), name: "x", file: "x.yaml")
        }
        let answer = ask(["ask": "load", "text": .string(text), "name": "x", "file": "x.yaml"])
        let reported = answer["problems"]?.array?.compactMap { $0["text"]?.string }
        #expect(reported == expected?.problems.map(\.description))
        #expect(answer["indicator"] == nil)
    }

    @Test("A parameter changes the image, and an unknown one is an error")
    func parameters() throws {
        let handle = try #require(try loaded("arc")["indicator"])
        let thin = ask(["ask": "change", "indicator": handle, "parameters": ["lineWidth": 2]])
        #expect(thin["indicator"] != nil)
        let other = ask(["ask": "change", "indicator": handle, "parameters": ["lineWidht": 2]])
        let text = try #require(other["problems"]?.array?.first?["text"]?.string)
        #expect(text.contains("did you mean “lineWidth”?"))
    }

    @Test("The text of a design has the parameters' values as defaults")
    func textWithValues() throws {
        let file = Samples.listDefault
        let loaded = ask(["ask": "load", "text": .string(file)])
        func text(_ parameters: JSON) throws -> String {
            let handle = try #require(loaded["indicator"])
            let answer = ask([
                "ask": "text", "indicator": handle, "text": .string(file), "parameters": parameters,
            ])
            return try #require(answer["text"]?.string)
        }
        #expect(try text([:]) == file)
        #expect(
            try text(["width": "7.5"]) == file.replacing("default: 4", with: "default: 7.5")
        )
        // A list over several lines cannot be replaced in place.
        let written = try text(["ring": "red,#00f"])
        let again = try Design(yaml: Array(written.utf8), name: "design", file: "design.yaml")
        #expect(again.parameters.map(\.text) == ["4", "red,#0000FF"])
    }

    @Test("A wrong value is located by its parameter, not by a command-line option")
    func wrongValue() throws {
        let handle = try #require(try loaded("spokes")["indicator"])
        let answer = ask(["ask": "change", "indicator": handle, "parameters": ["tint": "#1"]])
        let problem = try #require(answer["problems"]?.array?.first)
        #expect(problem["file"] == "tint=#1")
        let text = try #require(problem["text"]?.string)
        #expect(text.hasPrefix("tint=#1: a colour cannot have 1 hexadecimal digits"))
    }

    @Test("The error for an unknown colour lists the colour names and no command")
    func unknownColor() throws {
        let text = Samples.design(layers: "  - {circle: {diameter: 4}, fill: zzzzz}")
        let problem = ask(["ask": "load", "text": .string(text)])["problems"]?.array?.first
        let hint = try #require(problem?["hint"]?.string)
        #expect(hint.hasPrefix("allowed: red, orange, yellow"))
        #expect(!hint.contains("pinwheel"))
    }

    @Test("Moments equal the replay's", arguments: LifecycleKind.allCases)
    func moments(kind: LifecycleKind) throws {
        let trace = try #require(BuiltInTraces.trace(named: "t130"))
        let replay = try Replay(kind, trace: trace)
        let played = ask(["ask": "play", "lifecycle": .string(kind.name), "trace": "t130"])
        #expect(played["duration"] == .number(replay.duration))
        let handle = try #require(played["replay"])
        let rows = ask(["ask": "moments", "replay": handle, "fps": 30])["moments"]?.array
        var feed = EffectFeed(replay)
        let expected = replay.moments(fps: 30).map { MomentRow.json(of: $0, feed.next(at: $0)) }
        #expect(rows == expected)
    }

    @Test("A finger's touches give the same pull as a trace")
    func touches() throws {
        let places = [(0.0, 100.0), (0.2, 260), (0.4, 400)]
        let touches = JSON.array(places.map { .array([.number($0.0), .number($0.1), 1]) })
        let played = ask([
            "ask": "play", "lifecycle": "pull-to-refresh-scroll-view", "touches": touches,
        ])
        let moment = ask([
            "ask": "moment", "replay": try #require(played["replay"]), "time": .number(0.4),
        ])
        #expect(try #require(moment["offset"]?.number) > 50)
    }

    @Test(
        "An invalid request is rejected with a reason",
        arguments: [
            ("{", "the request is not JSON"), ("{\"ask\": \"lod\"}", "did you mean “load”?"),
            ("{\"ask\": \"load\"}", "text is missing"),
            (
                "{\"ask\": \"draw\", \"indicator\": 99, \"state\": \"idle\"}",
                "the indicator was released"
            ),
            ("{\"ask\": \"stage\", \"replay\": 7}", "the replay was released"),
            ("{\"ask\": \"play\", \"lifecycle\": \"x\"}", "lifecycle: unknown value “x”"),
            ("{\"ask\": \"play\", \"touches\": [[1]]}", "touches: item 1 must be"),
            ("{\"ask\": \"play\", \"trace\": \"t131\"}", "did you mean “t130”?"),
            ("{\"ask\": \"play\", \"work\": -1}", "work must be a number from 0 to"),
        ]
    )
    func refusals(question: String, reason: String) throws {
        let answer = engine.answer(Array(question.utf8))
        let text = try #require(answer["problems"]?.array?.first?["text"]?.string)
        #expect(text.contains(reason))
    }

    @Test("A failed drawing is reported and keeps the last image")
    func impossible() throws {
        let handle = try #require(try loaded("arc")["indicator"])
        let wrong: [(JSON, String)] = [
            (
                ["ask": "draw", "indicator": handle, "state": "pulling", "scale": 64],
                "more than 4194304 pixels"
            ),
            (
                ["ask": "draw", "indicator": handle, "state": "pulling", "progress": 2],
                "use at most 1; only armed allows more"
            ),
            (
                ["ask": "draw", "indicator": handle, "state": "refreshing", "progress": 1],
                "follows the clock"
            ),
            (["ask": "draw", "indicator": handle, "state": "idel"], "did you mean “idle”?"),
            (
                ["ask": "draw", "indicator": handle, "state": "idle", "background": "blu"],
                "background: "
            ),
        ]
        _ = ask(["ask": "draw", "indicator": handle, "state": "pulling"])
        let before = engine.picture
        for (question, reason) in wrong {
            let text = ask(question)["problems"]?.array?.first?["text"]?.string
            #expect(text?.contains(reason) == true, "\(text ?? "")")
        }
        #expect(engine.picture == before)
    }

    @Test("A design reports the files that it needs, and gets them when loaded again")
    func beside() throws {
        let dot = Samples.design(layers: "  - {circle: {diameter: 4}, fill: red}")
        let text = Samples.design(layers: "  - use: parts/dot.yaml")
        let first = ask(["ask": "load", "text": .string(text)])
        #expect(first["asked"] == ["parts/dot.yaml"] && first["indicator"] == nil)
        let second = ask([
            "ask": "load", "text": .string(text), "texts": ["parts/dot.yaml": .string(dot)],
        ])
        #expect(second["indicator"] != nil)
    }
}

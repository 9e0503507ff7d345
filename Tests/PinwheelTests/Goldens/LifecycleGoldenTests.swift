import Comparison
import DesignFormat
import Goldens
import Pictures
import Testing
import TestSupport

/// Lifecycles of a plan are drawn like those of `play`, and verified like designs.
struct LifecycleGoldenTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    private var store: GoldenStore { GoldenStore(folder: folder.path("goldens")) }

    @discardableResult
    private func tool(_ arguments: String...) throws -> Tool.Outcome {
        try Tool.run(arguments, in: folder.path)
    }

    private func write(_ sets: String) throws {
        try folder.write("pinwheel: 1\nsets:\n\(sets)\n", to: "goldens.yaml")
    }

    /// Writes a trace as a table, in a separate folder.
    private func writeTrace(farthest: Int = 160) throws {
        try folder.write(
            "time,offset,touching\n0,0,1\n0.5,\(farthest),1\n0.6,\(farthest),0\n1,0,0\n",
            to: "traces/mine.csv"
        )
    }

    @Test func `the frames are those of play`() throws {
        try writeTrace()
        try write(
            """
              - lifecycle: scroll-action
                trace: traces/mine.csv
                design: arc
                stage: indicator
                fps: 12
                scales: 2
                appearances: dark
                palette: ios26
                fix: all
                work: 700ms
                callbacks: 30
                parameters: {lineWidth: 6, deadZone: 20}
            """
        )
        let recorded = try tool("record")
        #expect(recorded.status == 0, "\(recorded.errors)")
        let played = try tool(
            "play",
            "scroll-action",
            "--trace",
            "traces/mine.csv",
            "--design",
            "arc",
            "--stage",
            "indicator",
            "--fps",
            "12",
            "--scale",
            "2",
            "--appearance",
            "dark",
            "--palette",
            "ios26",
            "--fix",
            "all",
            "--work",
            "700ms",
            "--callbacks",
            "30",
            "-P",
            "lineWidth=6",
            "-P",
            "deadZone=20"
        )
        #expect(played.status == 0, "\(played.errors)")
        let manifest = try Manifest(reading: folder.bytes("output/manifest.json"))
        let name = try GoldenName("scroll-action/mine-arc-dark@2x")
        let golden = try #require(try store.manifest(of: name))
        #expect(golden.frames.map(\.hash) == manifest.frames.map(\.hash))
        #expect(golden.frames.count > 12 && Set(golden.frames.map(\.hash)).count > 6)
        #expect(golden.fps == 12 && golden.scale == 2)
        let facts = ["lifecycle", "trace", "design", "stage", "fix"].map { golden[$0] }
        #expect(facts == ["scroll-action", "mine", "arc", "indicator", "all"])
    }

    @Test func `each lifecycle is combined with each trace`() throws {
        try write(
            """
              - lifecycles: [scroll-action, refreshable]
                traces: [t150, cancel]
                size: [100, 150]
                times: [0, 0.4, 0.9]
                failAfter: 500ms
                retry: 3
                parameters: {height: 568, trigger: 100}
                appearances: light
              - {name: plain, designs: spokes, states: idle, lifecycle: scroll-action, fps: 2}
            """
        )
        let outcome = try tool("record", "--json")
        #expect(outcome.status == 0, "\(outcome.errors)")
        let names = try store.names().map(\.text)
        #expect(
            names == [
                "plain/scroll-action/t130", "plain/scroll-action/t130-dark",
                "plain/spokes/idle", "plain/spokes/idle-dark",
                "refreshable/cancel", "refreshable/t150",
                "scroll-action/cancel", "scroll-action/t150",
            ]
        )
        let golden = try #require(try store.manifest(of: GoldenName("refreshable/t150")))
        #expect(golden.frames.map(\.moment) == [.time(0), .time(0.4), .time(0.9)])
        #expect(golden.frames.allSatisfy { $0.size == PixelSize(width: 100, height: 150) })
        #expect(try tool("verify").lines == ["8 goldens: 8 same"])
    }

    @Test func `a changed trace fails, and can be accepted and pruned`() throws {
        try writeTrace()
        let sets =
            "  - {lifecycle: scroll-action, trace: traces/mine.csv, fps: 6, "
            + "size: [80, 120], appearances: light}"
        try write(sets)
        #expect(try tool("record").status == 0)
        try writeTrace(farthest: 120)
        let outcome = try tool("verify", "scroll-action")
        #expect(outcome.status == 1)
        #expect(outcome.lines[0].hasPrefix("scroll-action/mine: differs: "))
        let report = try RunReport(reading: folder.bytes("goldens/.failed/results.json"))
        #expect(report.sequences[0].frames.compactMap(\.time).count > 6)
        #expect(try tool("report", "goldens/.failed/results.json", "-o", "page.html").status == 0)
        #expect(try tool("accept", "scroll-action/mine").status == 0)
        #expect(try tool("verify").lines == ["1 golden: 1 same"])
        try write("  - {lifecycle: refreshable, fps: 1}")
        #expect(try tool("prune").lines == ["scroll-action/mine: not planned"])
    }

    @Test func `errors are reported with their positions`() throws {
        try write(
            """
              - lifecycle: scroll-action
                traces: [t151, "-"]
                design: ark
              - lifecycles: [scroll-action, refreshable]
                fix: wrong
              - {lifecycle: scroll-action, retry: 3}
              - {name: a, lifecycle: scroll-action, parameters: {deadZone: red}}
              - {name: b, lifecycle: scroll-action, fix: slow, parameters: {}}
              - {name: c, designs: arc, lifecycle: refreshable, parameters: {tint: red}}
              - {name: d, lifecycle: scroll-action, scales: 64}
              - {lifecycle: pull-to-refresh-scroll-view, fps: 1000, work: 100s}
            """
        )
        let outcome = try tool("record")
        #expect(outcome.status == 2 && outcome.output.isEmpty)
        let expected = [
            "goldens.yaml:5:13: there is no built-in design",
            "goldens.yaml:7:10: none of the lifecycles has a known bug “wrong”",
            "goldens.yaml:8:39: scroll-action has no buttons",
            "goldens.yaml:9:54: expected a number in 0…10000 points",
            "goldens.yaml:10:46: scroll-action has no fault “slow”",
            "goldens.yaml:11:66: no design or lifecycle in the set has a parameter “tint”",
            "goldens.yaml:12:26: frames of 375×667 points would be too large",
            "goldens.yaml:13:17: t130 would have more than 36000 frames",
        ]
        for text in expected {
            #expect(outcome.errorLines.contains { $0.hasPrefix(text) }, "\(text)")
        }
        try write("  - {lifecycle: scroll-action, traces: [t151, '-']}")
        let traces = try tool("verify").errorLines
        #expect(traces[0].hasPrefix("goldens.yaml:3:41: there is no built-in trace"))
        #expect(traces[1].hasPrefix("goldens.yaml:3:47: a plan cannot name standard input"))
        #expect(traces.count == 2)
    }
}

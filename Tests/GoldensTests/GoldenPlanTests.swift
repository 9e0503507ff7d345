import DesignFormat
import Goldens
import Indicators
import Lifecycles
import Raster
import Testing

/// A plan decides what is verified, so a mistake in it must be reported and never ignored.
struct GoldenPlanTests {
    private func plan(_ text: String) throws -> GoldenPlan {
        try GoldenPlan(yaml: Array(text.utf8), file: "goldens.yaml")
    }

    @Test func `the default plan contains the built-in designs`() {
        let sets = GoldenPlan.standard.sets
        #expect(sets.flatMap(\.designs).map(\.value) == BuiltInDesigns.articleNames)
        #expect(sets[0].states == nil)
        #expect(sets[0].appearances == [.light, .dark])
        #expect(sets[0].tolerance == PlannedTolerance())
    }

    @Test func `every key of a plan is read`() throws {
        let plan = try plan(
            """
            pinwheel: 1
            goldens: ../kept
            tolerance: {step: 2, share: 0.01}
            sets:
              - name: thick
                designs: [arc, own/ring.yaml]
                states: [pulling, refreshing]
                steps: 8
                fps: 30
                scales: [1, 2.5]
                appearances: dark
                palette: ios26
                parameters: {lineWidth: 6, ring: [red, blue]}
                tolerance: {density: 4, window: 7, sequenceShare: 0.5}
              - states: idle
            """
        )
        #expect(plan.folder?.value == "../kept")
        let set = plan.sets[0]
        #expect(set.name == "thick")
        #expect(
            set.designs == [
                Located("arc", line: 6, column: 15),
                Located("own/ring.yaml", line: 6, column: 20),
            ]
        )
        #expect(set.states == [.pulling, .refreshing])
        #expect(set.steps == 8 && set.fps == 30 && set.scales == [1, 2.5])
        #expect(set.appearances == [.dark] && set.palette == .ios26)
        #expect(set.parameters.map(\.value.name) == ["lineWidth", "ring"])
        #expect(
            set.parameters[0] == Located(.init(name: "lineWidth", value: "6"), line: 13, column: 18)
        )
        #expect(set.replays == nil)
        #expect(set.tolerance.step == 2 && set.tolerance.share == 0.01)
        #expect(set.tolerance.density == 4 && set.tolerance.window == 7)
        #expect(set.tolerance.sequenceShare == 0.5)
        #expect(plan.sets[1].designs.map(\.value) == BuiltInDesigns.articleNames)
        #expect(plan.sets[1].states == [.idle])
        #expect(plan.sets[1].tolerance.step == 2)
    }

    @Test func `every key about lifecycles is read`() throws {
        let plan = try plan(
            """
            pinwheel: 1
            sets:
              - lifecycles: [refreshable, scroll-action]
                traces: [t150, mine.csv]
                work: 1s
                failAfter: 500ms
                retry: [3, 4.5]
                dismiss: 9
                fix: all
                callbacks: 30
                times: [0, 0.5]
                design: own/ring.yaml
                stage: indicator
                size: [300, 500]
              - lifecycle: scroll-action
                callbacks: exact
                fps: 20
              - {lifecycle: refreshable, designs: arc, states: idle, steps: 1, trace: fling}
            """
        )
        let replays = try #require(plan.sets[0].replays)
        #expect(
            replays.lifecycles == [
                Located(.refreshable, line: 3, column: 18),
                Located(.scrollAction, line: 3, column: 31),
            ]
        )
        #expect(replays.traces.map(\.value) == ["t150", "mine.csv"])
        #expect(replays.traces[1] == Located("mine.csv", line: 4, column: 20))
        #expect(
            replays.work == RefreshWork(failingFirstAfter: 0.5, thenSucceedingAfter: 1)
        )
        #expect(replays.taps.map(\.value.time) == [3, 4.5, 9])
        #expect(replays.taps.map(\.value.button) == [.retry, .retry, .dismiss])
        #expect(replays.fixes == [Located("all", line: 9, column: 10)])
        #expect(replays.callbacks == .perSecond(30) && replays.times == [0, 0.5])
        #expect(replays.design == Located("own/ring.yaml", line: 12, column: 13))
        #expect(replays.stage == .indicator && replays.size == Size(width: 300, height: 500))
        #expect(plan.sets[0].designs.isEmpty)
        let plain = try #require(plan.sets[1].replays)
        #expect(plain.traces.map(\.value) == ["t130"])
        #expect(plain.work == nil && plain.callbacks == .exact && plain.stage == .screen)
        #expect(plan.sets[1].fps == 20)
        #expect(plan.sets[2].designs.map(\.value) == ["arc"])
        #expect(plan.sets[2].replays?.traces.map(\.value) == ["fling"])
    }

    @Test(arguments: [
        ("", "1:1", "the file is empty"),
        ("a: \u{7}", "1:4", "is not allowed in a plan"),
        ("a: !!float 1", "1:4", "plans have plain values only"),
        ("pinwheel: 2\nsets: [{}]", "1:11", "version “2”"),
        ("pinwheel: 1", "1:1", "a plan of goldens needs the key “sets”"),
        ("pinwheel: 1\nsets: []", "2:7", "expected a list"),
        ("pinwheel: 1\nsest: [{}]\nsets: [{}]", "2:1", "did you mean “sets”?"),
        ("pinwheel: 1\nsets: [{states: [puling]}]", "2:18", "did you mean “pulling”?"),
        ("pinwheel: 1\nsets: [{scales: [0]}]", "2:18", "outside of 0.01…64"),
        ("pinwheel: 1\nsets: [{scales: [1, 1]}]", "2:21", "given twice"),
        ("pinwheel: 1\nsets: [{appearances: [grey]}]", "2:23", "an appearance"),
        ("pinwheel: 1\nsets: [{steps: 0}]", "2:16", "outside of 1…10000"),
        ("pinwheel: 1\nsets: [{name: ../x}]", "2:15", "cannot name a set"),
        ("pinwheel: 1\nsets: [{tolerance: {step: 256}}]", "2:27", "outside of 0…255"),
        ("pinwheel: 1\nsets: [{tolerance: {share: 1 %}}]", "2:28", "expected a number"),
        ("pinwheel: 1\nsets: [{parameters: [a]}]", "2:21", "expected a map of parameters"),
        ("pinwheel: 1\nsets: [{lifecycle: scroll-acton}]", "2:20", "“scroll-action”?"),
        ("pinwheel: 1\nsets: [{lifecycles: [refreshable, refreshable]}]", "2:35", "given twice"),
        ("pinwheel: 1\nsets: [{lifecycle: refreshable, work: soon}]", "2:39", "2s, 500ms"),
        ("pinwheel: 1\nsets: [{lifecycle: refreshable, work: 2h}]", "2:39", "2s, 500ms"),
        ("pinwheel: 1\nsets: [{lifecycle: refreshable, failAfter: 3601}]", "2:44", "3600 seconds"),
        ("pinwheel: 1\nsets: [{lifecycle: refreshable, retry: [1, -1]}]", "2:44", "outside of 0"),
        ("pinwheel: 1\nsets: [{lifecycle: refreshable, callbacks: some}]", "2:44", "“exact”"),
        ("pinwheel: 1\nsets: [{lifecycle: refreshable, stage: page}]", "2:40", "a stage"),
        (
            "pinwheel: 1\nsets: [{lifecycle: refreshable, size: 3x4}]", "2:39",
            "expected a list of 2"
        ),
        ("pinwheel: 1\nsets: [{lifecycle: refreshable, size: [3, 400]}]", "2:40", "40…4096 points"),
        ("pinwheel: 1\nsets: [{lifecycle: refreshable, design: [arc]}]", "2:41", "expected text"),
        ("pinwheel: 1\nsets: [{lifecycle: refreshable, times: [1], fps: 2}]", "2:40", "exclude"),
        (
            "pinwheel: 1\nsets: [{lifecycle: refreshable, states: idle}]", "2:41",
            "applies to designs"
        ),
        ("pinwheel: 1\nsets: [{designs: arc, trace: t130}]", "2:30", "applies to lifecycles"),
        (
            "pinwheel: 1\nsets: [{lifecycle: refreshable, lifecycles: scroll-action}]", "2:20",
            "exclude"
        ),
    ])
    func `problems are reported at their position`(text: String, place: String, words: String)
        throws
    {
        var problems: [DesignProblem] = []
        do throws(DesignErrors) {
            _ = try GoldenPlan(yaml: Array(text.utf8), file: "goldens.yaml")
        } catch {
            problems = error.problems
        }
        let first = try #require(problems.first)
        #expect(first.description.hasPrefix("goldens.yaml:\(place): "), "\(first)")
        #expect(first.description.contains(words), "\(first)")
    }
}

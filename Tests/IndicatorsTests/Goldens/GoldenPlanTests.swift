import Indicators
import Testing

/// A plan decides what is verified: what it says wrongly must be told by its place, not passed over.
struct GoldenPlanTests {
    private func plan(_ text: String) throws -> GoldenPlan {
        try GoldenPlan(yaml: Array(text.utf8), file: "goldens.yaml")
    }

    @Test func theStandardPlanCoversTheBuiltIns() {
        let sets = GoldenPlan.standard.sets
        #expect(sets.flatMap(\.designs).map(\.source) == BuiltInDesigns.names)
        #expect(sets[0].states == nil)
        #expect(sets[0].appearances == [.light, .dark])
        #expect(sets[0].tolerance == PlannedTolerance())
    }

    @Test func everyKeyIsRead() throws {
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
        #expect(plan.folder == "../kept")
        let set = plan.sets[0]
        #expect(set.name == "thick")
        #expect(
            set.designs == [
                PlannedDesign("arc", line: 6, column: 15),
                PlannedDesign("own/ring.yaml", line: 6, column: 20),
            ]
        )
        #expect(set.states == [.pulling, .refreshing])
        #expect(set.steps == 8 && set.fps == 30 && set.scales == [1, 2.5])
        #expect(set.appearances == [.dark] && set.palette == .ios26)
        #expect(set.parameters.map(\.name) == ["lineWidth", "ring"])
        #expect(set.parameters[0].value == "6")
        #expect(set.tolerance.step == 2 && set.tolerance.share == 0.01)
        #expect(set.tolerance.density == 4 && set.tolerance.window == 7)
        #expect(set.tolerance.sequenceShare == 0.5)
        #expect(plan.sets[1].designs.map(\.source) == BuiltInDesigns.names)
        #expect(plan.sets[1].states == [.idle])
        #expect(plan.sets[1].tolerance.step == 2)
    }

    @Test(arguments: [
        ("", "1:1", "the file is empty"),
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
    ])
    func problemsAreToldByTheirPlace(text: String, place: String, words: String) throws {
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

import Base
import Testing

/// What a design needs to be used: size, states, parameters.
struct DescribeTests {
    @Test func theArcIsDescribed() throws {
        let outcome = try Tool.run(["describe", "arc"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(outcome.text.contains("canvas 60×60 points, pull threshold 110 points"))
        #expect(outcome.lines.contains { $0.hasPrefix("  refreshing  54 frames") })
        #expect(outcome.lines.contains { $0.contains("lineWidth=8") && $0.contains("1 to 16") })
    }

    @Test func layersAreCountedAndThoseWithNamesTold() throws {
        #expect(try Tool.run(["describe", "arc"]).lines.contains("1 layer"))
        let folder = try TemporaryFolder()
        let text = """
            pinwheel: 1
            canvas: {size: [20, 20]}
            states: {pulling: {frames: 2}}
            layers:
              - {use: arc, name: ring}
              - {circle: {diameter: 4}, fill: red}
            """
        try folder.write(text, to: "mine.yaml")
        let outcome = try Tool.run(["describe", "mine.yaml"], in: folder.path)
        #expect(outcome.lines.contains("3 layers, among them ring"))
        let json = try JSON(
            reading: Tool.run(["describe", "mine.yaml", "--json"], in: folder.path).output
                .dropLast()
        )
        let names = json["layers"]?.array?.map { $0.string }
        #expect(names == ["ring", "ring/circle", "circle"])
    }

    @Test func assignmentsShowInIt() throws {
        let outcome = try Tool.run(["describe", "arc", "-P", "lineWidth=3"])
        #expect(outcome.text.contains("lineWidth=3"))
    }

    @Test func theJSONSaysTheSame() throws {
        let outcome = try Tool.run(["describe", "arc", "--json"])
        let json = try JSON(reading: outcome.output.dropLast())
        #expect(json["name"]?.string == "arc")
        #expect(json["width"]?.number == 60)
        #expect(json["threshold"]?.number == 110)
        let states = json["states"]?.array ?? []
        let refreshing = states.first { $0["state"]?.string == "refreshing" }
        #expect(refreshing?["frames"]?.number == 54)
        let names = json["parameters"]?.array?.map { $0["name"]?.string }
        #expect(names?.contains("lineWidth") == true)
    }
}

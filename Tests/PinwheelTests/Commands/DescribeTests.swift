import Base
import Testing
import TestSupport

/// A user learns the size, the states and the parameters of a design without reading its file.
struct DescribeTests {
    @Test func `the built-in design arc is described`() throws {
        let outcome = try Tool.run(["describe", "arc"])
        #expect(outcome.status == 0 && outcome.errors.isEmpty)
        #expect(outcome.text.contains("canvas 60×60 points, pull threshold 110 points"))
        #expect(outcome.lines.contains { $0.hasPrefix("  refreshing  54 frames") })
        #expect(outcome.lines.contains { $0.contains("lineWidth=8") && $0.contains("1 to 16") })
    }

    @Test func `layers are counted, and named layers are listed`() throws {
        #expect(try Tool.run(["describe", "arc"]).lines.contains("1 layer"))
        let folder = try TestFolder()
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
        #expect(outcome.lines.contains("3 layers, including ring"))
        let json = try JSON(
            reading: Tool.run(["describe", "mine.yaml", "--json"], in: folder.path).output
                .dropLast()
        )
        let names = json["layers"]?.array?.map { $0.string }
        #expect(names == ["ring", "ring/circle", "circle"])
    }

    @Test func `-P changes the described values`() throws {
        let outcome = try Tool.run(["describe", "arc", "-P", "lineWidth=3"])
        #expect(outcome.text.contains("lineWidth=3"))
    }

    @Test func `the JSON has the values of the text`() throws {
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

    @Test func `clocks and continued values are listed for each state`() throws {
        let folder = try TestFolder()
        try folder.write(
            """
            pinwheel: 1
            canvas: {size: [40, 40]}
            states:
              pulling: {}
              refreshing: {drive: time, loop: true}
              success: {drive: time, period: 1}
            layers:
              - circle: {diameter: 20}
                clock: {period: 1.4}
                trim: {to: {pulling: [0, 1], refreshing: {from: current, 0.5: 0.2, 1: 1}}}
                stroke: {}
              - {circle: {diameter: 4}, fill: red, opacity: [1, 0.5, 1], clock: {period: 2.1}}
            """,
            to: "clocks.yaml"
        )
        let lines = try Tool.run(["describe", "clocks.yaml"], in: folder.path).lines
        let index = try #require(lines.firstIndex { $0.hasPrefix("  refreshing") })
        #expect(lines[index].hasSuffix("every 4.2 s, when clocks of 1.4 and 2.1 s repeat"))
        #expect(lines[index + 1] == "    continues from the previous state: layers[0].trim.to")
        #expect(lines[index + 3] == "    clocks of 1.4 and 2.1 s repeat only after 4.2 s")
        let json = try JSON(
            reading: Tool.run(["describe", "clocks.yaml", "--json"], in: folder.path).output
                .dropLast()
        )
        let states = try #require(json["states"]?.array)
        #expect(states[0]["clocks"] == nil && states[0]["continued"] == .array([]))
        #expect(states[1]["clocks"] == .array([.number(1.4), .number(2.1)]))
        #expect(states[1]["round"]?.number == 4.2 && states[1]["untilRound"] == .bool(true))
        #expect(states[1]["continued"] == .array([.string("layers[0].trim.to")]))
        #expect(states[2]["untilRound"] == .bool(false))
    }

    @Test func `--format describes a topic of the format`() throws {
        let outcome = try Tool.run(["describe", "--format", "circle"])
        #expect(outcome.status == 0 && outcome.lines.first == "circle")
        #expect(try Tool.run(["describe", "--format"]).lines.count > 500)
        let wrong = try Tool.run(["describe", "--format", "cirkle"])
        #expect(wrong.status == 2 && wrong.errors.contains("did you mean “circle”?"))
        #expect(try Tool.run(["describe"]).status == 2)
        #expect(try Tool.run(["describe", "--format", "--json"]).status == 2)
    }
}

import Base
import DesignFormat
import Indicators
import Raster
import Testing

/// Each built-in design can be read, and drawn in every state.
@Suite struct BuiltInDesignsTests {
    @Test(arguments: BuiltInDesigns.names)
    func `every built-in design is read without problems`(name: String) throws {
        let source = try #require(BuiltInDesigns.source(named: name))
        do {
            let design = try Design(yaml: source, name: "other", file: "\(name).yaml")
            #expect(design.name == name)
            #expect(!design.title.isEmpty)
        } catch {
            Issue.record("\(error)")
        }
    }

    @Test func `names are sorted and name designs, and other names do not`() {
        #expect(BuiltInDesigns.names == BuiltInDesigns.names.sorted())
        #expect(BuiltInDesigns.names.allSatisfy { BuiltInDesigns.design(named: $0) != nil })
        #expect(BuiltInDesigns.design(named: "Arc") == nil)
        #expect(BuiltInDesigns.source(named: "") == nil)
    }

    @Test func `every built-in design has the five states of a pull`() throws {
        let states: [StateName] = [.idle, .pulling, .armed, .refreshing, .finishing]
        for name in BuiltInDesigns.names {
            let design = try #require(BuiltInDesigns.design(named: name))
            #expect(design.states.map(\.state).filter(states.contains) == states)
            for state in states { #expect(!design.moments(of: state).isEmpty) }
        }
    }

    @Test func `built-in designs have the thresholds of their articles, in points`() throws {
        let expected = [
            "arc": 110, "arrow": 135.882353, "compass": 100, "refresh-control": 112.5,
            "spokes": 50,
        ]
        for (name, threshold) in expected {
            #expect(BuiltInDesigns.design(named: name)?.pullThreshold == threshold)
        }
    }

    @Test func `a built-in design can be written as JSON`() throws {
        let json = """
            {"pinwheel": 1, "canvas": {"size": [60, 60]},
             "parameters": {"width": {"type": "number", "default": 8}},
             "states": {"armed": {"drive": "progress", "frames": 1}},
             "layers": [{"circle": {"diameter": 40}, "stroke": {"width": "$width"}}]}
            """
        let design = try Design(text: json)
        #expect(design.scene(.armed, progress: 1).shapes.first?.pen?.width == 8)
    }
}

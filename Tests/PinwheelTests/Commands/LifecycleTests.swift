import Base
import Testing

/// A user learns the parameters and faults of a lifecycle without reading the article.
struct LifecycleTests {
    @Test func `all lifecycles are listed`() throws {
        let outcome = try Tool.run(["lifecycle"])
        #expect(outcome.status == 0)
        #expect(outcome.lines.count == 5)
        #expect(outcome.lines.contains { $0.hasPrefix("refresh-control-overlap  ") })
    }

    @Test func `one lifecycle is shown with states, parameters and faults`() throws {
        let outcome = try Tool.run(["lifecycle", "pull-to-refresh-scroll-view"])
        #expect(outcome.lines.contains("states: idle, pulling, armed, refreshing, finishing"))
        #expect(outcome.lines.contains { $0.hasPrefix("  threshold=96") })
        #expect(outcome.lines.contains { $0.hasPrefix("  backward-finish  ") })
        #expect(try Tool.run(["lifecycle", "refreshable"]).lines.last == "known bugs: none")
    }

    @Test func `the JSON has the values of the text`() throws {
        let outcome = try Tool.run(["lifecycle", "scroll-action", "--json"])
        let json = try JSON(reading: outcome.output.dropLast())
        #expect(json["name"]?.string == "scroll-action")
        #expect(json["states"]?.array?.map(\.string) == ["idle", "pulling", "pulled", "loading"])
        #expect(json["faults"]?.array?.count == 4)
        #expect(json["parameters"]?.array?.first?["value"]?.string == "30")
    }
}

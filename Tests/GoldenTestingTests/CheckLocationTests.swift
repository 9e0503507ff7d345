import GoldenTesting
import Testing

/// A golden is found by its test, so its name must be stable and unique.
struct CheckLocationTests {
    private func location(
        _ suites: [String] = ["PullTests"],
        _ function: String = "pulls()",
        _ arguments: [String] = []
    ) -> CheckLocation {
        CheckLocation(
            file: "/src/Tests/App/PullTests.swift",
            line: 3,
            suites: suites,
            function: function,
            arguments: arguments
        )
    }

    @Test func `a golden's name consists of the suite, the test, its arguments and the label`()
        throws
    {
        #expect(try location().name(nil).text == "PullTests/pulls")
        #expect(try location([]).name(nil).text == "PullTests/pulls")
        #expect(try location(["A", "B"]).name(nil).text == "A/B/pulls")
        #expect(try location().name("dark/@2x").text == "PullTests/pulls/dark/@2x")
        let drawn = location(["T"], "draws(design:state:)", ["refresh-control", "pulling"])
        #expect(try drawn.name(nil).text == "T/draws-refresh-control.pulling")
    }

    @Test func `arguments with points have different names`() throws {
        let lists = [
            ["1.2", "3"], ["1", "2.3"], ["1.2.3", "4"], ["1.2", "3.4"], ["1", "2.3.4"],
        ]
        let names = try lists.map { try location(["T"], "f(x:)", $0).name(nil) }
        #expect(Set(names).count == lists.count)
    }

    @Test func `goldens are stored next to the test`() {
        #expect(location().goldenFolder(overriddenBy: nil) == "/src/Tests/App/__Goldens__")
        #expect(location().goldenFolder(overriddenBy: "Pictures") == "/src/Tests/App/Pictures")
        #expect(location().goldenFolder(overriddenBy: "/elsewhere") == "/elsewhere")
    }

    @Test func `the filter selects the test`() {
        #expect(location(["A", "B"], "draws(x:)").filter == "A/B/draws")
        #expect(location([], "pulls()").filter == "pulls")
    }
}

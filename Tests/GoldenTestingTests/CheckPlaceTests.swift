import GoldenTesting
import Testing

/// A golden is found by its test: names that change or meet lose it.
struct CheckPlaceTests {
    private func place(
        _ suites: [String] = ["PullTests"],
        _ function: String = "pulls()",
        _ arguments: [String] = []
    ) -> CheckPlace {
        CheckPlace(
            file: "/src/Tests/App/PullTests.swift",
            line: 3,
            suites: suites,
            function: function,
            arguments: arguments
        )
    }

    @Test func isSuiteTestArgumentsAndLabel() throws {
        #expect(try place().name(nil).text == "PullTests/pulls")
        #expect(try place([]).name(nil).text == "PullTests/pulls")
        #expect(try place(["A", "B"]).name(nil).text == "A/B/pulls")
        #expect(try place().name("dark/@2x").text == "PullTests/pulls/dark/@2x")
        let drawn = place(["T"], "draws(design:state:)", ["refresh-control", "pulling"])
        #expect(try drawn.name(nil).text == "T/draws-refresh-control.pulling")
    }

    @Test func argumentsWithPointsAreToldApart() throws {
        let lists = [
            ["1.2", "3"], ["1", "2.3"], ["1.2.3", "4"], ["1.2", "3.4"], ["1", "2.3.4"],
        ]
        let names = try lists.map { try place(["T"], "f(x:)", $0).name(nil) }
        #expect(Set(names).count == lists.count)
    }

    @Test func goldensLieBesideTheTest() {
        #expect(place().goldens(nil) == "/src/Tests/App/__Goldens__")
        #expect(place().goldens("Pictures") == "/src/Tests/App/Pictures")
        #expect(place().goldens("/elsewhere") == "/elsewhere")
    }

    @Test func theFilterRunsTheTest() {
        #expect(place(["A", "B"], "draws(x:)").filter == "A/B/draws")
        #expect(place([], "pulls()").filter == "pulls")
    }
}

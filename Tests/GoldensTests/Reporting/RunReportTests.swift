import Base
import Goldens
import TestSupport
import Testing

/// The results outlive the run that wrote them: what is read must be what was found.
@Suite struct RunReportTests {
    @Test("What is written is read")
    func roundTrip() throws {
        let report = RunReport.sample
        #expect(try RunReport(reading: Array(report.text.utf8)) == report)
        let empty = RunReport(sequences: [])
        #expect(try RunReport(reading: Array(empty.text.utf8)) == empty)
    }

    @Test("Tools for reg-cli's report find its lists, by paths from the file")
    func regItems() throws {
        let json = try JSON(reading: Array(RunReport.sample.text.utf8))
        func list(_ name: String) -> [String]? { json[name]?.array?.compactMap(\.string) }
        #expect(list("failedItems") == ["golden/0.png", "unseen", "none"])
        #expect(list("newItems") == ["same-as-0.png", "fresh"])
        #expect(list("deletedItems") == ["arc/<refreshing> & \"more\"/frame-3.png"])
        #expect(list("passedItems") == ["golden/0.png", "good.png"])
        #expect(list("expectedItems") == ["golden/0.png", "golden/1.png", "good.png"])
        #expect(list("actualItems") == ["golden/0.png", "same-as-0.png"])
        #expect(list("diffItems") == ["1.difference.png"])
        for name in ["expectedDir", "actualDir", "diffDir"] { #expect(json[name]?.string == ".") }
    }

    @Test(
        "A run passes only if nothing failed, was missing, or could not be compared",
        arguments: zip(SequenceReport.Status.allCases, [true, false, true, false, false])
    )
    func passes(status: SequenceReport.Status, expected: Bool) {
        let good = SequenceReport(name: "good", status: .passed)
        let report = RunReport(sequences: [good, SequenceReport(name: "b", status: status)])
        #expect(report.passes == expected)
    }

    @Test(
        "What is wrong is told with its place",
        arguments: [
            ("{\"pinwheel\": 1,\n\"sequences\": [}", "2:15: no value begins like this"),
            ("[]", "not Pinwheel's"),
            ("{\"pinwheel\": 2}", "version 2, this program knows 1"),
            ("{\"pinwheel\": 1, \"sequences\": {}}", "sequences must be a list"),
            ("{\"pinwheel\": 1, \"sequences\": [1]}", "sequences[0] must be an object"),
            (sequences("{}"), "sequences[0].name must be a text"),
            (
                sequences("{\"name\": \"a\", \"status\": \"ok\"}"),
                "sequences[0].status must be one of passed, failed, new, missing, unusable"
            ),
            (sequences("\(named("\"fps\": 0"))"), "sequences[0].fps must be a number of 0.001"),
            (sequences(named("\"tolerance\": 1")), "sequences[0].tolerance must be an object"),
            (
                sequences(named("") + "," + named("")),
                "sequences[1].name must be unlike the names of other sequences"
            ),
            (
                sequences(named("\"frames\": [{\"index\": -1}]")),
                "sequences[0].frames[0].index must be a whole number from 0"
            ),
            (
                sequences(named("\"findings\": [{\"kind\": \"late\", \"sentence\": 1}]")),
                "sequences[0].findings[0].sentence must be a text"
            ),
            (
                sequences(
                    named(
                        "\"findings\": [{\"kind\": \"a\", \"sentence\": \"b\", \"frames\": [.5]}]"
                            .replacing(".5", with: "0.5")
                    )
                ),
                "sequences[0].findings[0].frames[0] must be a whole number"
            ),
        ]
    )
    func errors(text: String, words: String) throws {
        let error = try #require(
            failure(RunReportError.self) { try RunReport(reading: Array(text.utf8)) }
        )
        #expect(error.description.contains(words), "\(error)")
    }

    @Test("A report of a later day may have more fields")
    func unknownFields() throws {
        let text = sequences(named("\"colour\": \"red\""))
        #expect(try RunReport(reading: Array(text.utf8)).sequences.count == 1)
    }
}

private func sequences(_ text: String) -> String {
    "{\"pinwheel\": 1, \"sequences\": [\(text)]}"
}

private func named(_ fields: String) -> String {
    "{\"name\": \"a\", \"status\": \"failed\"" + (fields.isEmpty ? "" : ", ") + fields + "}"
}

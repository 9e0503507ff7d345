import Base
import Goldens
import TestSupport
import Testing

/// Reports are read after the run, so they must contain exactly what was found.
@Suite struct RunReportTests {
    @Test func `a report round-trips`() throws {
        let report = RunReport.sample
        #expect(try RunReport(reading: Array(report.text.utf8)) == report)
        let empty = RunReport(sequences: [])
        #expect(try RunReport(reading: Array(empty.text.utf8)) == empty)
    }

    @Test func `tools for reg-cli's report find its lists, with paths relative to the file`() throws
    {
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

    /// Returns a sequence of three frames. The second one differs, with one finding.
    private static func failed(
        _ name: String,
        _ sentence: String = "frame 1 lags by 1 frame",
        kind: String = "late",
        frame: Int = 1,
        acceptable: SequenceReport.Acceptable? = .frames
    ) -> SequenceReport {
        SequenceReport(
            name: name,
            status: .failed,
            findings: [ReportedFinding(kind: kind, sentence: sentence, frames: [frame])],
            frames: (0..<3).map { index in
                FrameReport(
                    index: index,
                    width: 2,
                    height: 2,
                    status: index == frame ? .failed : .passed
                )
            },
            acceptable: acceptable
        )
    }

    @Test func `variants of one golden that fail alike refer to the first of them`() throws {
        let report = RunReport(sequences: [
            Self.failed("arc/pulling"),
            Self.failed("compass/pulling"),
            Self.failed("arc/pulling-dark"),
            SequenceReport(name: "arc/pulling@4x", status: .passed),
            Self.failed("arc/pulling-dark@3x"),
            Self.failed("compass/pulling@2x"),
        ])
        let alike = [
            "arc/pulling-dark": "arc/pulling", "arc/pulling-dark@3x": "arc/pulling",
            "compass/pulling@2x": "compass/pulling",
        ]
        #expect(report.alike == alike)
        let json = try #require(try JSON(reading: Array(report.text.utf8))["sequences"]?.array)
        for item in json {
            let name = try #require(item["name"]?.string)
            #expect(item["alike"] == alike[name].map(JSON.string) ?? .null, "\(name)")
        }
    }

    @Test(
        arguments: [
            failed("arc/pulling-dark", "frame 1 lags by 2 frames"),
            failed("arc/pulling-dark", frame: 2),
            failed("arc/pulling-dark", acceptable: nil),
            failed("arc/armed-dark"),
            failed("arc/pulling/-dark"),
            failed("set/arc/pulling-dark"),
        ]
    )
    func `a failure that differs in any way is listed separately`(other: SequenceReport) {
        #expect(RunReport(sequences: [Self.failed("arc/pulling"), other]).alike.isEmpty)
    }

    @Test func `different numbers of pixels do not make failures different`() {
        let report = RunReport(sequences: [
            Self.failed("a", "frame 1 differs in 7 pixels", kind: "changed"),
            Self.failed("a-dark", "frame 1 differs in 9 pixels", kind: "changed"),
        ])
        #expect(report.alike == ["a-dark": "a"])
    }

    @Test func `the field “alike” is computed and never read`() throws {
        let text = sequences(named("\"alike\": \"gone\""))
        let report = try RunReport(reading: Array(text.utf8))
        #expect(report.alike.isEmpty && !report.text.contains("gone"))
    }

    @Test(
        arguments: zip(SequenceReport.Status.allCases, [true, false, true, false, false])
    )
    func `a run passes only if nothing failed, was missing, or could not be compared`(
        status: SequenceReport.Status,
        expected: Bool
    ) {
        let good = SequenceReport(name: "good", status: .passed)
        let report = RunReport(sequences: [good, SequenceReport(name: "b", status: status)])
        #expect(report.passes == expected)
    }

    @Test(
        "What is wrong is told with its place",
        arguments: [
            ("{\"pinwheel\": 1,\n\"sequences\": [}", "2:15: expected a value"),
            ("[]", "not a report that Pinwheel wrote"),
            ("{\"pinwheel\": 2}", "version is 2, but this program reads version 1"),
            ("{\"pinwheel\": 1, \"sequences\": {}}", "sequences must be a list"),
            ("{\"pinwheel\": 1, \"sequences\": [1]}", "sequences[0] must be an object"),
            (sequences("{}"), "sequences[0].name must be a string"),
            (
                sequences("{\"name\": \"a\", \"status\": \"ok\"}"),
                "sequences[0].status must be one of passed, failed, new, missing, unusable"
            ),
            (sequences("\(named("\"fps\": 0"))"), "sequences[0].fps must be a number in 0.001…"),
            (sequences(named("\"tolerance\": 1")), "sequences[0].tolerance must be an object"),
            (
                sequences(named("") + "," + named("")),
                "sequences[1].name must be different from the names of other sequences"
            ),
            (
                sequences(named("\"frames\": [{\"index\": -1}]")),
                "sequences[0].frames[0].index must be a whole number, 0 or greater"
            ),
            (
                sequences(named("\"findings\": [{\"kind\": \"late\", \"sentence\": 1}]")),
                "sequences[0].findings[0].sentence must be a string"
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

    @Test func `unknown fields of a newer report are ignored`() throws {
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

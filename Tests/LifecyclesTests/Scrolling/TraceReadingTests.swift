import DesignFormat
import Lifecycles
import Testing

/// Errors in a trace file are reported with their positions, so that its author can fix them.
@Suite struct TraceReadingTests {
    @Test func `errors name the file a trace`() {
        #expect(problems("a: \u{7}", file: "x.yaml")[0].hasSuffix("is not allowed in a trace"))
        #expect(problems("a: !!float 1", file: "x.yaml")[0].contains("; traces have plain values"))
    }

    private func problems(_ text: String, file: String) -> [String] {
        do {
            _ = try Trace(reading: Array(text.utf8), name: "x", file: file)
            return []
        } catch {
            return error.problems.map(\.description)
        }
    }

    static let tables: [(String, [String])] = [
        (
            "time,offset,touching\n0,0,1\n0.5,nan,1\n1,5,1\n0.9,x,2\n0.9,5,1\n1.1,5\n-1,0,1\n",
            [
                "x.csv:3:5: expected a number in points, found “nan”",
                "x.csv:5:5: expected a number in points, found “x”",
                "x.csv:5:7: expected 1 (finger down) or 0 (finger up), found “2”",
                "x.csv:6:1: the time goes back from 1 to 0.9",
                "x.csv:7:1: expected 3 cells, found 2; "
                    + "write a row as time,offset,touching, such as 0.5,130,1",
                "x.csv:8:1: the time -1.0 is outside of 0…100000 s",
            ]
        ),
        (
            "time,ofset,touching\n0,0,1\n",
            [
                "x.csv:1:6: expected the column “offset”, found “ofset”; "
                    + "write time,offset,touching as the first line"
            ]
        ),
        (
            "time,offset,touching\n",
            [
                "x.csv:1:1: the table has no samples; write time,offset,touching as the "
                    + "first line, then rows such as 0.5,130,1"
            ]
        ),
    ]

    @Test("Errors in a table are reported with lines and columns", arguments: tables)
    func table(row: (String, [String])) {
        #expect(problems(row.0, file: "x.csv") == row.1)
    }

    static let scripts: [(String, [String])] = [
        (
            "gestur:\n  - hold: 1\n",
            ["x.yaml:2:1: a trace has no key “gestur”; did you mean “gesture”?"]
        ),
        (
            "gesture:\n  - drg: {by: 1}\n  - drag: {by: x, over: 0}\n  - hold: -1\n",
            [
                "x.yaml:3:5: a step has no key “drg”; did you mean “drag”?",
                "x.yaml:3:10: a drag needs the key “over”; over: The duration in seconds",
                "x.yaml:4:16: expected a number in -1000000…1000000 points, found “x”",
                "x.yaml:5:11: “-1” is outside of 0…3600 seconds",
            ]
        ),
        (
            "samples: [[0, 0], [1, 4], [0.5, 3], [2, .nan], [3, 1, true, interactin]]\n"
                + "taps: [{at: 1, on: retri}]\n",
            [
                "x.yaml:2:27: the time goes back from 1 to 0.5",
                "x.yaml:2:41: expected a number in -1000000…1000000 points, found “.nan”",
                "x.yaml:2:61: expected a scroll phase, found “interactin”; "
                    + "did you mean “interacting”?",
                "x.yaml:3:20: expected a button, found “retri”; did you mean “retry”?",
            ]
        ),
    ]

    @Test("All errors in a script are reported at once", arguments: scripts)
    func script(row: (String, [String])) {
        #expect(problems("pinwheel: 1\n" + row.0, file: "x.yaml") == row.1)
    }

    @Test("A table and a script give the same samples")
    func table() throws {
        let text = "time,offset,touching\r\n0,0,1\r\n0.5, 130 ,true\n\n0.7,130,0\n1,0,false"
        let table = try Trace(reading: Array(text.utf8), name: "t130", file: "-")
        #expect(table.samples == (try Playing.trace("t130")).samples)
    }

    @Test func `a trace of 100,000 samples is read and played in linear time`() throws {
        var text = "time,offset,touching\n"
        text.reserveCapacity(2_000_000)
        for index in 0..<100_000 {
            let position = index % 200
            text +=
                "\(index)e-2,\(position < 100 ? position * 2 : 400 - position * 2),\(position < 100 ? 1 : 0)\n"
        }
        let start = ContinuousClock.now
        let trace = try Trace(reading: Array(text.utf8), name: "x", file: "x.csv")
        for name in [LifecycleKind.scrollAction, .refreshControlOverlap] {
            #expect(Replay(name.withDefaults, trace: trace).effects.count > 500)
        }
        // It takes 0.2 s, or 10 s in a debug build. Quadratic time would take more than an hour.
        #expect(start.duration(to: .now) < .seconds(60))
    }

    @Test("Traces built in code are checked for descending times and invalid numbers")
    func samples() {
        func message(_ samples: [(Double, Double)]) -> String? {
            do {
                _ = try Trace(
                    name: "x",
                    samples: samples.map {
                        ScrollSample(time: $0.0, offset: $0.1, isTouching: true)
                    }
                )
                return nil
            } catch {
                return error.description
            }
        }
        #expect(message([]) == "sample 1: a trace needs at least one sample")
        #expect(
            message([(0, 0), (1, 0), (0.5, 0)]) == "sample 3: the time goes back from 1 to 0.5"
        )
        #expect(message([(.nan, 0)]) == "sample 1: the time nan is outside of 0…100000 s")
        #expect(message([(0, .infinity)])?.contains("inf") == true)
        #expect(message([(0, 0), (0, 5)]) == nil)
    }
}

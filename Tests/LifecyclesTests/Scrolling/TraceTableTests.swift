import DesignFormat
import Indicators
import Lifecycles
import Testing

/// Tables saved by a spreadsheet are read without changes, or errors say what to change.
@Suite struct TraceTableTests {
    private static let rows = [
        ["time", "offset", "touching"], ["0", "0", "true"], ["0.5", "150", "true"],
        ["0.7", "150", "false"], ["1", "0", "false"],
    ]

    private static func text(
        separator: String,
        _ cell: (String) -> String = { $0 }
    ) -> String {
        rows.map { $0.map(cell).joined(separator: separator) }.joined(separator: "\r\n")
    }

    private static func utf16(_ text: String, highByteFirst: Bool) -> [UInt8] {
        text.utf16.flatMap { unit -> [UInt8] in
            let bytes = [UInt8(unit >> 8), UInt8(unit & 0xFF)]
            return highByteFirst ? bytes : bytes.reversed()
        }
    }

    private static func decimalComma(_ cell: String) -> String {
        String(cell.map { $0 == "." ? "," : $0 })
    }

    /// Files with the samples of `rows`, in different formats.
    private static let files: [(name: String, bytes: [UInt8])] = [
        ("commas", Array(text(separator: ",").utf8)),
        ("byte order mark", [0xEF, 0xBB, 0xBF] + Array(text(separator: ",").utf8)),
        ("capital words", Array(text(separator: ",") { $0.uppercased() }.utf8)),
        ("quotes", Array(text(separator: ",") { "\"\($0)\"" }.utf8)),
        ("quoted decimal commas", Array(text(separator: ",") { "\"\(decimalComma($0))\"" }.utf8)),
        ("semicolons and decimal commas", Array(text(separator: ";", decimalComma).utf8)),
        ("a separator line", Array(("sep=;\r\n" + text(separator: ";")).utf8)),
        ("a separator line with a bar", Array(("sep=|\n" + text(separator: "|")).utf8)),
        ("tabs", Array(text(separator: "\t").utf8)),
        ("UTF-16", [0xFF, 0xFE] + utf16(text(separator: "\t"), highByteFirst: false)),
        ("UTF-16, big endian", [0xFE, 0xFF] + utf16(text(separator: ";"), highByteFirst: true)),
        ("UTF-16 without a mark", utf16(text(separator: ","), highByteFirst: false)),
    ]

    @Test(arguments: files)
    func `every form of a table gives the same samples`(file: (name: String, bytes: [UInt8])) throws
    {
        for name in ["x.csv", "x"] {
            let trace = try Trace(reading: file.bytes, name: "x", file: name)
            #expect(trace.samples.map(\.time) == [0, 0.5, 0.7, 1], "\(file.name)")
            #expect(trace.samples.map(\.offset) == [0, 150, 150, 0], "\(file.name)")
            #expect(trace.samples.map(\.isTouching) == [true, true, false, false], "\(file.name)")
        }
    }

    @Test(arguments: [
        (
            "time,offset,touching\n0,5,130,1\n",
            "x.csv:2:9: expected 3 cells, found 4; separate cells with semicolons if numbers "
                + "have decimal commas, as in 0,5;130;1"
        ),
        (
            "time;offset;touching\n0;1.234,5;1\n",
            "x.csv:2:3: expected a number in points, found “1.234,5”; write 1234.5"
        ),
        (
            "\"time\",\"offset\",\"touching\"\n\"0\",\"a \"\"b\"\"\",1\n",
            "x.csv:2:6: expected a number in points, found “a \"b\"”"
        ),
        (
            "time|offset|touching\n0|1|1\n",
            "x.csv:1:1: expected the column “time”, found “time|offset|touching”; "
                + "write time,offset,touching as the first line"
        ),
    ])
    func `what is ambiguous is reported with its place`(text: String, message: String) {
        let error = #expect(throws: DesignErrors.self) {
            try Trace(reading: Array(text.utf8), name: "x", file: "x.csv")
        }
        #expect(error?.problems.map(\.description) == [message])
    }

    @Test func `offsets of the wrong sign and times in milliseconds are warned of`() throws {
        func warnings(_ rows: String) throws -> [String] {
            let text = "time,offset,touching\n" + rows
            return try Trace(reading: Array(text.utf8), name: "x", file: "x.csv").warnings
        }
        #expect(
            try warnings("0,0,1\n0.5,-150,1\n0.7,-150,0\n1,0,0") == [
                "no offset is above 0, so nothing is pulled; are offsets negative in the source?"
            ]
        )
        #expect(
            try warnings("0,0,1\n500,150,1\n700,150,0\n1000,0,0") == [
                "the trace lasts 1000 s, with the finger down for 700 s; are times in milliseconds?"
            ]
        )
        #expect(try warnings("0,0,1\n0.5,150,1\n0.7,150,0\n1,0,0") == [])
        #expect(try warnings("0,0,0\n1,-40,0\n900,20,1\n901,0,0") == [])
        for name in BuiltInTraces.names {
            #expect(try #require(BuiltInTraces.trace(named: name)).warnings == [])
        }
    }
}

/// A run's report as JUnit's XML, which test services read: a test case for each sequence.
///
/// The elements are those of https://github.com/testmoapp/junitxml.
package struct JUnitXML: Equatable, Sendable {
    private let report: RunReport
    private let suite: String

    /// The XML of a report, whose test cases lie in a suite of this name.
    package init(_ report: RunReport, suite: String = "goldens") {
        self.report = report
        self.suite = suite
    }

    /// The file's text.
    package var text: String {
        let counts = [
            ("tests", report.sequences.count),
            ("failures", report.count(of: .failed) + report.count(of: .missing)),
            ("errors", report.count(of: .unusable)),
            ("skipped", report.count(of: .new)),
        ]
        let numbers = counts.map { " \($0)=\"\($1)\"" }.joined()
        let cases = report.sequences.map(testCase).joined()
        return """
            <?xml version="1.0" encoding="UTF-8"?>
            <testsuites name="pinwheel"\(numbers)>
              <testsuite name="\(Self.escaped(suite))"\(numbers)>
            \(cases)  </testsuite>
            </testsuites>

            """
    }

    private func testCase(_ sequence: SequenceReport) -> String {
        let name = Self.escaped(sequence.name)
        let open = "    <testcase classname=\"\(Self.escaped(suite))\" name=\"\(name)\""
        guard let outcome = outcome(of: sequence) else { return open + "/>\n" }
        return open + ">\n      \(outcome)\n    </testcase>\n"
    }

    private func outcome(of sequence: SequenceReport) -> String? {
        let message = Self.escaped(headline(of: sequence))
        let body = Self.escaped(Self.lines(of: sequence).joined(separator: "\n"), keepsLines: true)
        switch sequence.status {
        case .passed: return nil
        case .new: return "<skipped message=\"\(message)\"/>"
        case .failed, .missing:
            let type = Self.escaped(sequence.findings.first?.kind ?? sequence.status.rawValue)
            return "<failure message=\"\(message)\" type=\"\(type)\">\(body)</failure>"
        case .unusable:
            return "<error message=\"\(message)\" type=\"unusable\">\(body)</error>"
        }
    }

    /// The most important finding, else the message's first line, else what the status says.
    private func headline(of sequence: SequenceReport) -> String {
        if let finding = sequence.findings.first { return finding.sentence }
        if let line = sequence.message.split(separator: "\n").first { return String(line) }
        return switch sequence.status {
        case .passed: "it is as its golden"
        case .failed: "it differs from its golden"
        case .new: "its golden was recorded; nothing was compared"
        case .missing: "it has no golden"
        case .unusable: "it could not be compared"
        }
    }

    private static func lines(of sequence: SequenceReport) -> [String] {
        sequence.message.isEmpty ? sequence.findings.map(\.sentence) : [sequence.message]
    }

    /// A text as it may stand between quotes and between elements: XML 1.0, 2.2, 2.4 and 3.3.3.
    ///
    /// Characters that no XML may hold become U+FFFD. Line ends in attributes would be read as
    /// spaces, hence the numbers.
    static func escaped(_ text: String, keepsLines: Bool = false) -> String {
        var result = ""
        for scalar in text.unicodeScalars {
            switch scalar {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            case "\n" where keepsLines, "\t" where keepsLines: result.unicodeScalars.append(scalar)
            case "\n", "\t", "\r": result += "&#\(scalar.value);"
            case "\u{0}"..<" ", "\u{fffe}", "\u{ffff}": result += "\u{fffd}"
            default: result.unicodeScalars.append(scalar)
            }
        }
        return result
    }
}

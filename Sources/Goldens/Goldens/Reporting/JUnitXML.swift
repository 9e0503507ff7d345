/// A run's report in JUnit's XML format, which CI services read. Each sequence is a test case.
///
/// The format is described at https://github.com/testmoapp/junitxml.
package struct JUnitXML: Equatable, Sendable {
    private let report: RunReport
    private let suite: String

    /// Creates the XML of a report. `suite` is the name of the test suite.
    package init(_ report: RunReport, suite: String = "goldens") {
        self.report = report
        self.suite = suite
    }

    /// The text of the file.
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

    /// Returns the most important finding. Without findings, returns the first line of the message,
    /// or a description of the status.
    private func headline(of sequence: SequenceReport) -> String {
        if let finding = sequence.findings.first { return finding.sentence }
        if let line = sequence.message.split(separator: "\n").first { return String(line) }
        return switch sequence.status {
        case .passed: "it equals its golden"
        case .failed: "it differs from its golden"
        case .new: "its golden was recorded; nothing was compared"
        case .missing: "it has no golden"
        case .unusable: "it could not be compared"
        }
    }

    private static func lines(of sequence: SequenceReport) -> [String] {
        sequence.message.isEmpty ? sequence.findings.map(\.sentence) : [sequence.message]
    }

    /// Escapes text for attributes and element content (XML 1.0, sections 2.2, 2.4 and 3.3.3).
    ///
    /// Characters that XML does not allow become U+FFFD. Line breaks in attributes would be read as
    /// spaces, so they are written as character references.
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

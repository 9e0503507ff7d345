import Base

/// The result of comparing one frame of two sets.
package enum FrameOutcome: Sendable {
    /// Both sets have the frame.
    case compared(name: String, ComparisonSummary)
    /// Both sets have the frame, but show it for different durations, in seconds.
    case delayed(name: String, ComparisonSummary, expected: Double, actual: Double)
    /// Only the expected set has the frame.
    case missing(name: String, path: String)
    /// Only the actual set has the frame.
    case extra(name: String, path: String)

    /// Whether the frame passes.
    package var isSame: Bool {
        if case .compared(_, let summary) = self { summary.difference.isSame } else { false }
    }

    /// The lines of the text output. There are none if the frame passes.
    package var lines: [String] {
        switch self {
        case .compared(let name, let summary):
            summary.difference.isSame ? [] : Self.prefixed(by: name, summary.lines)
        case .delayed(let name, let summary, let expected, let actual):
            ["\(name): shown for \(seconds(actual)) s, not \(seconds(expected)) s"]
                + (summary.difference.isSame ? [] : Self.prefixed(by: name, summary.lines))
        case .missing(let name, _): ["\(name): missing"]
        case .extra(let name, _): ["\(name): not expected"]
        }
    }

    /// The result as a JSON object. `difference` may be "delay", "missing" or "extra".
    package var json: JSON {
        switch self {
        case .compared(_, let summary): summary.json
        case .delayed(_, let summary, let expected, let actual):
            summary.json(with: [
                JSON.Member("passed", .bool(false)),
                JSON.Member(
                    "difference",
                    summary.difference.isSame
                        ? .string("delay") : .string(summary.difference.kind.rawValue)
                ),
                JSON.Member("expectedDelay", .number(expected)),
                JSON.Member("actualDelay", .number(actual)),
            ])
        case .missing(_, let path): Self.json(.string(path), .null, "missing")
        case .extra(_, let path): Self.json(.null, .string(path), "extra")
        }
    }

    private static func prefixed(by name: String, _ lines: [String]) -> [String] {
        lines.enumerated().map { $0.offset == 0 ? "\(name): \($0.element)" : $0.element }
    }

    private func seconds(_ value: Double) -> String { NumberText.fixed(value, digits: 3) }

    private static func json(_ expected: JSON, _ actual: JSON, _ difference: String) -> JSON {
        .object([
            JSON.Member("expected", expected),
            JSON.Member("actual", actual),
            JSON.Member("passed", .bool(false)),
            JSON.Member("difference", .string(difference)),
        ])
    }
}

import ArgumentParser
import Base
import Console
import Goldens
import Platform

/// A summary of the outcomes of all goldens of a run.
package struct GoldenSummary: Sendable {
    private let statuses: [GoldenOutcome.Status]

    /// Summarises the outcomes of a run.
    package init(outcomes: [GoldenOutcome]) {
        statuses = outcomes.map(\.status)
    }

    /// Summarises a report.
    init(_ report: RunReport) {
        statuses = report.sequences.map { GoldenOutcome.Status(reported: $0.status) }
    }

    /// The summary in one line, such as `5 goldens: 3 same, 2 different`.
    package var line: String {
        let words: [(GoldenOutcome.Status, String)] = [
            (.passed, "same"), (.recorded, "recorded"), (.failed, "different"),
            (.missing, "missing"), (.unusable, "unusable"), (.obsolete, "obsolete"),
        ]
        let parts = words.compactMap { status, word in
            let count = statuses.count { $0 == status }
            return count == 0 ? nil : "\(count) \(word)"
        }
        let noun = statuses.count == 1 ? "golden" : "goldens"
        return "\(statuses.count) \(noun)"
            + (parts.isEmpty ? "" : ": \(parts.joined(separator: ", "))")
    }

    /// The exit status for all goldens. Comparison errors come first, then differences, then
    /// missing goldens.
    package var status: ExitStatus {
        let statuses = Set(statuses)
        if statuses.contains(.unusable) { return .usage }
        if statuses.contains(.failed) || statuses.contains(.obsolete) { return .differs }
        return statuses.contains(.missing) ? .missing : .done
    }

    /// Throws an error that ends the tool with `status`, unless all goldens pass.
    func throwUnlessPassed() throws {
        switch status {
        case .done: return
        case .differs: throw FoundDifference()
        default: throw ExitCode(status.rawValue)
        }
    }

    /// Returns an outcome as a JSON object.
    package static func json(_ outcome: GoldenOutcome) -> JSON {
        .object([
            JSON.Member("name", .string(outcome.name.text)),
            JSON.Member("status", .string(outcome.status.rawValue)),
            JSON.Member("frames", .number(Double(outcome.actual?.frames.count ?? 0))),
            JSON.Member(
                "failed",
                .array(outcome.failedFrames.numbers.map { .number(Double($0)) })
            ),
            JSON.Member("findings", .array(outcome.findings.map(\.json))),
            JSON.Member("tolerance", outcome.report?.json ?? .null),
            JSON.Member("problem", outcome.problem.map { .string($0.description) } ?? .null),
            JSON.Member("files", outcome.artifacts.map { .string($0.folder) } ?? .null),
            JSON.Member("accept", outcome.acceptCommand.map(JSON.string) ?? .null),
        ])
    }
}

/// The results of a verification: the contents of `results.json`.
///
/// The JSON begins with the fields of a reg-cli report, so tools for such reports can read it
/// (https://github.com/reg-viz/reg-cli).
package struct RunReport: Equatable, Sendable {
    /// The version of the format, in the field "pinwheel".
    package static let version = 1
    /// The default file name.
    package static let fileName = "results.json"

    /// The verified sequences, in display order.
    package var sequences: [SequenceReport]
    /// The beginning of the command that accepts drawn frames. A user appends the names of
    /// sequences, or `--all`. `nil` if there are no frames to accept.
    package var acceptCommand: String?
    /// The shard of the verification, or `nil` if it was not divided.
    package var part: ReportPart?

    /// Creates a report on sequences with unique names.
    package init(sequences: [SequenceReport], acceptCommand: String? = nil) {
        self.sequences = sequences
        self.acceptCommand = acceptCommand
    }

    /// Whether no sequence fails.
    package var passes: Bool { sequences.allSatisfy { !$0.status.isFailure } }

    /// Returns the number of sequences with a status.
    package func count(of status: SequenceReport.Status) -> Int {
        sequences.count { $0.status == status }
    }
}

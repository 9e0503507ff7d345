/// The results of a verification: the contents of `results.json`.
///
/// The JSON begins with the fields of reg-cli's report, so tools that read those can read it
/// (https://github.com/reg-viz/reg-cli).
package struct RunReport: Equatable, Sendable {
    /// The version of the format, in the field "pinwheel".
    package static let version = 1
    /// The default file name.
    package static let fileName = "results.json"

    /// The verified sequences, in display order.
    package var sequences: [SequenceReport]
    /// The command that accepts drawn frames, without the name of a sequence and `--frames`. It is
    /// `nil` if there is nothing to accept.
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

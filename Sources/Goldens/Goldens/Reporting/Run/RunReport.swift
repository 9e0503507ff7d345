/// What a run that verified sequences found: the value of `results.json`.
///
/// Its JSON begins with the fields of reg-cli's report, so that tools which read that one can read
/// this one: https://github.com/reg-viz/reg-cli.
package struct RunReport: Equatable, Sendable {
    /// The version of the format, the value of the field "pinwheel".
    package static let version = 1
    /// The file's usual name.
    package static let fileName = "results.json"

    /// The verified sequences, in the order in which they are shown.
    package var sequences: [SequenceReport]
    /// The command that accepts what was drawn, to be followed by a sequence's name and
    /// `--frames`; nil where nothing can be accepted.
    package var acceptCommand: String?
    /// Which part of a verification this is; nil for all of it.
    package var part: ReportPart?

    /// A report on sequences, whose names differ.
    package init(sequences: [SequenceReport], acceptCommand: String? = nil) {
        self.sequences = sequences
        self.acceptCommand = acceptCommand
    }

    /// Whether nothing is wrong with any sequence.
    package var passes: Bool { sequences.allSatisfy { !$0.status.isFailure } }

    /// How many sequences have a status.
    package func count(of status: SequenceReport.Status) -> Int {
        sequences.count { $0.status == status }
    }
}

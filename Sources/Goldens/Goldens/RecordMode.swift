/// The goldens that a run may write.
public enum RecordMode: String, CaseIterable, Equatable, Sendable {
    /// All goldens.
    case all
    /// Only missing goldens.
    case missing
    /// Missing goldens, and goldens that fail.
    case failed
    /// None. A missing golden is a failure.
    case none

    /// Reads the mode from PINWHEEL_RECORD. If that variable is not set, the mode is `none` if CI
    /// is set, otherwise `missing`.
    ///
    /// CI counts as set unless it is empty, `0` or `false`. `variable` returns the value of an
    /// environment variable, or `nil` if it is not set.
    ///
    /// - Throws: `GoldenError` if PINWHEEL_RECORD has an unknown value.
    public init(environment variable: (String) -> String?) throws(GoldenError) {
        if let word = variable("PINWHEEL_RECORD"), !word.isEmpty {
            guard let mode = RecordMode(rawValue: word) else {
                throw GoldenError(
                    "PINWHEEL_RECORD has the unknown value “\(word.prefix(40))”",
                    hint: "allowed: \(Self.allCases.map(\.rawValue).joined(separator: ", "))"
                )
            }
            self = mode
        } else {
            self = ["", "0", "false"].contains(variable("CI") ?? "") ? .missing : .none
        }
    }
}

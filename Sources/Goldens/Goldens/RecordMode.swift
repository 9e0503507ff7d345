/// Which goldens a run may write.
public enum RecordMode: String, CaseIterable, Equatable, Sendable {
    /// All, whether they are there or not.
    case all
    /// Those that are not there.
    case missing
    /// Those that are not there, and those that fail.
    case failed
    /// None: a missing golden is a failure.
    case none

    /// The mode that the environment sets: the value of PINWHEEL_RECORD; without it `none` where
    /// CI is set, and else `missing`.
    ///
    /// CI counts as set unless it is empty, `0` or `false`.
    ///
    /// - Parameter variable: The value of an environment's variable; nil where it is not set.
    /// - Throws: `GoldenError` for another word in PINWHEEL_RECORD.
    public init(environment variable: (String) -> String?) throws(GoldenError) {
        if let word = variable("PINWHEEL_RECORD"), !word.isEmpty {
            guard let mode = RecordMode(rawValue: word) else {
                throw GoldenError(
                    "PINWHEEL_RECORD is “\(word.prefix(40))”",
                    hint: "allowed: \(Self.allCases.map(\.rawValue).joined(separator: ", "))"
                )
            }
            self = mode
        } else {
            self = ["", "0", "false"].contains(variable("CI") ?? "") ? .missing : .none
        }
    }
}

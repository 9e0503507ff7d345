import Comparison
import Goldens

/// The settings of a golden check, a test or a suite. A `nil` value is inherited from the enclosing
/// suite.
public struct GoldenSettings: Equatable, Sendable {
    /// The goldens that may be written. PINWHEEL_RECORD overrides it. Otherwise, if CI is set, no
    /// goldens are written.
    public var record: RecordMode?
    /// The accepted differences. By default, there are none.
    public var tolerance: Tolerance?
    /// The folder of the goldens, relative to the test file's folder. By default, it is
    /// `__Goldens__`.
    public var folder: String?

    /// Creates settings. `nil` values are inherited.
    public init(
        record: RecordMode? = nil,
        tolerance: Tolerance? = nil,
        folder: String? = nil
    ) {
        self.record = record
        self.tolerance = tolerance
        self.folder = folder
    }

    /// The settings of the running test's traits.
    @TaskLocal package static var current = GoldenSettings()

    /// Returns these settings, with `nil` values replaced by those of `outer`.
    package func within(_ outer: GoldenSettings) -> GoldenSettings {
        GoldenSettings(
            record: record ?? outer.record,
            tolerance: tolerance ?? outer.tolerance,
            folder: folder ?? outer.folder
        )
    }

    /// Returns the effective mode.
    ///
    /// PINWHEEL_RECORD takes precedence over `record`. Otherwise, if CI is set, the mode is `none`.
    /// `variable` returns the value of an environment variable, or `nil` if it is not set.
    ///
    /// - Throws: `GoldenError` if PINWHEEL_RECORD has an unknown value.
    package func mode(environment variable: (String) -> String?) throws(GoldenError) -> RecordMode {
        let mode = try RecordMode(environment: variable)
        let isDecided = mode == .none || variable("PINWHEEL_RECORD").map { !$0.isEmpty } ?? false
        return isDecided ? mode : record ?? mode
    }
}

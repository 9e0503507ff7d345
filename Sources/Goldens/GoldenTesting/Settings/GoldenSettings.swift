import Comparison
import Goldens

/// Settings of a golden check, a test or a suite. A value that is `nil` is that of the suite around it.
public struct GoldenSettings: Equatable, Sendable {
    /// Which goldens may be written. PINWHEEL_RECORD overrides it, and CI allows none.
    public var record: RecordMode?
    /// How much frames may differ. By default not at all.
    public var tolerance: Tolerance?
    /// The folder of the goldens in place of `__Goldens__`, relative to that of the test file.
    public var folder: String?

    /// Creates settings.
    public init(
        record: RecordMode? = nil,
        tolerance: Tolerance? = nil,
        folder: String? = nil
    ) {
        self.record = record
        self.tolerance = tolerance
        self.folder = folder
    }

    /// The settings of the traits around the running test.
    @TaskLocal package static var current = GoldenSettings()

    /// Returns these settings with the values of others for those that are `nil`.
    package func within(_ outer: GoldenSettings) -> GoldenSettings {
        GoldenSettings(
            record: record ?? outer.record,
            tolerance: tolerance ?? outer.tolerance,
            folder: folder ?? outer.folder
        )
    }

    /// The mode that counts.
    ///
    /// The environment has the last word, so that a mode left in the sources can neither write
    /// goldens where CI is set nor stand in the way of PINWHEEL_RECORD.
    ///
    /// - Parameter variable: The value of an environment's variable; nil where it is not set.
    /// - Throws: `GoldenError` for another word in PINWHEEL_RECORD.
    package func mode(environment variable: (String) -> String?) throws(GoldenError) -> RecordMode {
        let mode = try RecordMode(environment: variable)
        let isDecided = mode == .none || variable("PINWHEEL_RECORD").map { !$0.isEmpty } ?? false
        return isDecided ? mode : record ?? mode
    }
}

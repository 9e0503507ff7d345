import Comparison
import Goldens

/// What a check, its test or its suite sets; nil leaves it to what is around.
package struct GoldenSettings: Equatable, Sendable {
    /// Which goldens may be written.
    package var record: RecordMode?
    /// How much frames may differ.
    package var tolerance: Tolerance?
    /// Another folder than `__Goldens__`, from the test file's unless it is absolute.
    package var folder: String?

    /// Settings; what is not given is left to what is around.
    package init(
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

    /// These settings, filled up with those around.
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

import Comparison
import Goldens
import Testing

/// What the checks of a test or a suite have in common.
public struct GoldenTrait: TestTrait, SuiteTrait, TestScoping {
    let settings: GoldenSettings

    /// Tests within the suite and its suites have it, too.
    public var isRecursive: Bool { true }

    /// Runs a test's case with these settings; those of an inner suite come first.
    public func provideScope(
        for test: Test,
        testCase: Test.Case?,
        performing function: @Sendable () async throws -> Void
    ) async throws {
        let settings = settings.within(GoldenSettings.current)
        try await GoldenSettings.$current.withValue(settings, operation: function)
    }
}

extension Trait where Self == GoldenTrait {
    /// How the goldens of a test or a suite are checked.
    ///
    /// - Parameters:
    ///   - record: Which goldens may be written. PINWHEEL_RECORD, and `none` where CI is set, come
    ///     before it.
    ///   - tolerance: How much frames may differ.
    ///   - folder: Where the goldens lie instead of `__Goldens__`: from the test file's folder,
    ///     unless it is absolute.
    public static func goldens(
        record: RecordMode? = nil,
        tolerance: Tolerance? = nil,
        folder: String? = nil
    ) -> Self {
        GoldenTrait(
            settings: GoldenSettings(record: record, tolerance: tolerance, folder: folder)
        )
    }
}

import Comparison
import Goldens
import Testing

/// A trait with settings for all golden checks of a test or a suite.
public struct GoldenTrait: TestTrait, SuiteTrait, TestScoping {
    let settings: GoldenSettings

    /// Always `true`: the trait also applies to the tests of nested suites.
    public var isRecursive: Bool { true }

    /// Runs a test case with these settings. Settings of an inner suite take precedence.
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
    /// Returns a trait with settings for the goldens of a test or a suite.
    ///
    /// - Parameters:
    ///   - record: The goldens that may be written. PINWHEEL_RECORD overrides it. Otherwise, if CI
    ///     is set, no goldens are written.
    ///   - tolerance: The accepted differences.
    ///   - folder: The folder of the goldens, in place of `__Goldens__`. Relative paths start at
    ///     the test file's folder.
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

import Goldens
import Testing

/// Expects frames to equal the frames of their golden.
///
/// Goldens are in `__Goldens__` next to the test file. Their names consist of suite, test and
/// arguments. A missing golden is recorded. If CI is set, the test fails instead. PINWHEEL_RECORD
/// (all, missing, failed or none) overrides this.
///
/// A failure describes the differing frames, the paths of the images, and the command that accepts
/// them. The images are attached to it.
///
/// - Parameters:
///   - source: The frames.
///   - name: A name that is appended to the test's name. In a test with several goldens, each needs
///     a different name.
///   - settings: The mode of recording, the tolerance and the folder. The defaults are set by the
///     `.goldens` traits of the test and its suites.
///   - sourceLocation: The location where failures are shown.
public func expectGolden(
    _ source: GoldenSource,
    named name: String? = nil,
    settings: GoldenSettings = GoldenSettings(),
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let verdict: GoldenVerdict
    do {
        let location = try CheckLocation(
            test: Test.current,
            testCase: Test.Case.current,
            location: sourceLocation,
            label: name
        )
        verdict = GoldenExpectation(
            location: location,
            label: name,
            settings: settings.within(GoldenSettings.current)
        ).verdict(on: source)
    } catch {
        verdict = GoldenVerdict(error)
    }
    verdict.report(at: sourceLocation)
}

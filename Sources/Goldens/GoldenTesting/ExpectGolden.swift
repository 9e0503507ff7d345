import Goldens
import Testing

/// Expects frames to be equal to those of their golden.
///
/// Goldens are in `__Goldens__` next to the test file, under the names of suite, test and arguments. A missing
/// golden is recorded, unless CI is set: then the test fails. PINWHEEL_RECORD (all, missing, failed, none)
/// overrides this. A failure says which frames differ, by how much, where the images are and which command
/// accepts them. The images are attached to it.
///
/// - Parameters:
///   - source: The frames.
///   - name: A name for the golden, after the test's name. A test with several goldens needs one for each.
///   - settings: The mode of recording, the tolerance and the folder. By default those of the trait
///     `.goldens` around the test.
///   - sourceLocation: The place at which failures are shown.
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

import Goldens
import XCTest

/// Asserts in XCTest that frames equal the frames of their golden.
///
/// Works like `expectGolden(_:named:settings:sourceLocation:)` in Swift Testing, but attaches no
/// images. The text of a failure contains their paths. The golden's name consists of the names of
/// the test file and the function.
///
/// - Parameters:
///   - source: The frames.
///   - name: A name that is appended to the test's name. In a test with several goldens, each needs
///     a different name.
///   - settings: The mode of recording, the tolerance and the folder.
///   - file: The test file.
///   - line: The line where failures are shown.
///   - function: The test function.
public func assertGolden(
    _ source: GoldenSource,
    named name: String? = nil,
    settings: GoldenSettings = GoldenSettings(),
    file: StaticString = #filePath,
    line: UInt = #line,
    function: String = #function
) {
    let location = CheckLocation(file: "\(file)", line: Int(line), suites: [], function: function)
    let verdict = GoldenExpectation(location: location, label: name, settings: settings)
        .verdict(on: source)
    for note in verdict.notes { print(note) }
    if verdict.kind == .failed {
        XCTFail(verdict.text, file: file, line: line)
    } else if !verdict.text.isEmpty {
        print(verdict.text)
    }
}

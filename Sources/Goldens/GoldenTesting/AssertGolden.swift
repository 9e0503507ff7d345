import Goldens
import XCTest

/// Asserts, in XCTest, that frames are equal to those of their golden.
///
/// Works as `expectGolden(_:named:settings:sourceLocation:)` does in Swift Testing, without attachments: a
/// failure's text names the files of the images. The golden's name is made of the names of the test file and
/// the function.
///
/// - Parameters:
///   - source: The frames.
///   - name: A name for the golden, after the test's name. A test with several goldens needs one for each.
///   - settings: The mode of recording, the tolerance and the folder.
///   - file: The test file.
///   - line: The line at which failures are shown.
///   - function: The test.
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

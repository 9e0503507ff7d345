import Imaging
import Indicators
import Raster
import XCTest

/// Asserts, in XCTest, that frames are those of their golden.
///
/// As `expectGolden(_:named:tolerance:record:)`, without attachments; the golden's name is made of
/// the test file's name and the function's.
///
/// - Parameters:
///   - frames: The frames.
///   - name: What the golden is called beside the test's name; needed where a test has several.
///   - tolerance: How much the frames may differ; nothing if not given.
///   - record: Which goldens may be written; the environment comes before it.
///   - file: The test file.
///   - line: Where failures are shown.
///   - function: The test.
public func assertGolden(
    _ frames: GoldenFrames,
    named name: String? = nil,
    tolerance: Tolerance? = nil,
    record: RecordMode? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    function: String = #function
) {
    let settings = GoldenSettings(record: record, tolerance: tolerance)
    let site = AssertionSite(file: file, line: line, function: function)
    site.check(name, settings) { _ throws(GoldenError) in frames }
}

/// Asserts that a picture is that of its golden; see `assertGolden(_:named:tolerance:record:)`.
///
/// - Parameters:
///   - image: The picture.
///   - name: What the golden is called beside the test's name.
///   - tolerance: How much the picture may differ.
///   - record: Which goldens may be written.
///   - file: The test file.
///   - line: Where failures are shown.
///   - function: The test.
public func assertGolden(
    _ image: Image,
    named name: String? = nil,
    tolerance: Tolerance? = nil,
    record: RecordMode? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    function: String = #function
) {
    let settings = GoldenSettings(record: record, tolerance: tolerance)
    let site = AssertionSite(file: file, line: line, function: function)
    site.check(name, settings) { _ throws(GoldenError) in GoldenFrames([image]) }
}

/// Asserts that a design in a state looks as its golden; see
/// `assertGolden(_:named:tolerance:record:)`.
///
/// - Parameters:
///   - design: A built-in's name, or the path of a YAML or JSON file from the test file's folder.
///   - state: The state.
///   - steps: How many frames, evenly spread; as many as the design or the clock asks for if not
///     given.
///   - environment: Appearance, palette, scale and background.
///   - name: What the golden is called beside the test's name.
///   - tolerance: How much the frames may differ.
///   - record: Which goldens may be written.
///   - file: The test file.
///   - line: Where failures are shown.
///   - function: The test.
public func assertGolden(
    design: String,
    state: StateName,
    steps: Int? = nil,
    in environment: Environment = .standard,
    named name: String? = nil,
    tolerance: Tolerance? = nil,
    record: RecordMode? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    function: String = #function
) {
    let settings = GoldenSettings(record: record, tolerance: tolerance)
    let site = AssertionSite(file: file, line: line, function: function)
    site.check(name, settings) { place throws(GoldenError) in
        try GoldenFrames(
            design: NamedDesign.design(design, from: place.folder),
            state: state,
            steps: steps,
            in: environment
        )
    }
}

/// Where an assertion of XCTest stands.
private struct AssertionSite {
    let file: StaticString
    let line: UInt
    let function: String

    /// Makes a check and tells XCTest.
    func check(
        _ name: String?,
        _ settings: GoldenSettings,
        _ frames: (CheckPlace) throws(GoldenError) -> GoldenFrames
    ) {
        let place = CheckPlace(file: "\(file)", line: Int(line), suites: [], function: function)
        let verdict = GoldenExpectation(place: place, label: name, settings: settings)
            .verdict(on: frames)
        switch verdict.kind {
        case .failed: XCTFail(verdict.text, file: file, line: line)
        case .recorded: print(verdict.text)
        case .passed:
            if !verdict.text.isEmpty { print(verdict.text) }
        }
    }
}

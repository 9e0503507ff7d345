import Comparison
import Goldens
import Indicators
import Lifecycles
import Raster
import XCTest

/// Asserts, in XCTest, that frames are those of their golden.
///
/// As `expectGolden(_:named:tolerance:record:)`, without attachments, which XCTest on Linux has
/// none of: a failure's text names the pictures. The golden's name is made of the test file's name
/// and the function's.
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

/// Asserts that pictures are those of their golden; see `assertGolden(_:named:tolerance:record:)`.
///
/// - Parameters:
///   - images: The pictures, in order.
///   - fps: Frames a second, if they are to be played.
///   - name: What the golden is called beside the test's name.
///   - tolerance: How much the pictures may differ.
///   - record: Which goldens may be written.
///   - file: The test file.
///   - line: Where failures are shown.
///   - function: The test.
public func assertGolden(
    _ images: [Image],
    fps: Double? = nil,
    named name: String? = nil,
    tolerance: Tolerance? = nil,
    record: RecordMode? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    function: String = #function
) {
    let settings = GoldenSettings(record: record, tolerance: tolerance)
    let site = AssertionSite(file: file, line: line, function: function)
    site.check(name, settings) { _ throws(GoldenError) in GoldenFrames(images, fps: fps) }
}

/// Asserts that a design in a state looks as its golden; see
/// `assertGolden(_:named:tolerance:record:)`.
///
/// - Parameters:
///   - design: A built-in's name, or the path of a YAML or JSON file from the test file's folder.
///   - state: The state.
///   - steps: How many frames, evenly spread; as many as the design or the clock has if not
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
    site.check(name, settings) { location throws(GoldenError) in
        try GoldenFrames(
            design: NamedDesign.design(design, from: location.folder),
            state: state,
            steps: steps,
            in: environment
        )
    }
}

/// Asserts that an indicator in a state, such as a design made in Swift, looks as its golden; see
/// `assertGolden(_:named:tolerance:record:)`.
///
/// - Parameters:
///   - indicator: The indicator.
///   - state: The state.
///   - steps: How many frames, evenly spread; as many as the indicator or the clock has if not
///     given.
///   - environment: Appearance, palette, scale and background.
///   - name: What the golden is called beside the test's name.
///   - tolerance: How much the frames may differ.
///   - record: Which goldens may be written.
///   - file: The test file.
///   - line: Where failures are shown.
///   - function: The test.
public func assertGolden(
    _ indicator: some Indicator,
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
    site.check(name, settings) { _ throws(GoldenError) in
        try GoldenFrames(design: indicator, state: state, steps: steps, in: environment)
    }
}

/// Asserts that a lifecycle under a trace looks as its golden, the way `pinwheel play` draws it;
/// see `assertGolden(_:named:tolerance:record:)`.
///
/// - Parameters:
///   - lifecycle: The lifecycle.
///   - trace: A built-in's name, or the path of a YAML, JSON or CSV file from the test file's
///     folder.
///   - settings: Parameters, mended faults, the app's work, taps and callbacks.
///   - design: A design in place of the article's own indicator: a built-in's name, or a file's
///     path.
///   - stage: The whole screen, or the indicator alone.
///   - size: The screen's size in points; the lifecycle's if not given.
///   - fps: Frames a second, from the trace's beginning until nothing moves.
///   - environment: Appearance, palette, scale and background.
///   - name: What the golden is called beside the test's name.
///   - tolerance: How much the frames may differ.
///   - record: Which goldens may be written.
///   - file: The test file.
///   - line: Where failures are shown.
///   - function: The test.
public func assertGolden(
    lifecycle: LifecycleKind,
    trace: String,
    settings: ReplaySettings = ReplaySettings(),
    design: String? = nil,
    stage: StageView = .screen,
    size: Size? = nil,
    fps: Double = 60,
    in environment: Environment = .standard,
    named name: String? = nil,
    tolerance: Tolerance? = nil,
    record: RecordMode? = nil,
    file: StaticString = #filePath,
    line: UInt = #line,
    function: String = #function
) {
    let replay = NamedReplay(
        lifecycle: lifecycle,
        trace: trace,
        settings: settings,
        design: design,
        stage: stage,
        size: size
    )
    let asked = GoldenSettings(record: record, tolerance: tolerance)
    let site = AssertionSite(file: file, line: line, function: function)
    site.check(name, asked) { location throws(GoldenError) in
        try replay.frames(from: location.folder, fps: fps, in: environment)
    }
}

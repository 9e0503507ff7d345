import Comparison
import Goldens
import Indicators
import Lifecycles
import Raster
import Testing

/// Expects frames to be those of their golden.
///
/// Goldens lie in `__Goldens__` beside the test file, under the names of suite, test and arguments.
/// A golden that is not there is recorded, unless CI is set: then the test fails. PINWHEEL_RECORD
/// (all, missing, failed, none) says otherwise. A failure says which frames differ, by how much,
/// where the pictures are and which command accepts them, and has the pictures attached.
///
/// - Parameters:
///   - frames: The frames.
///   - name: What the golden is called beside the test's name; needed where a test has several.
///   - tolerance: How much the frames may differ; what the trait says, or nothing, if not given.
///   - record: Which goldens may be written; the environment comes before it.
///   - sourceLocation: Where failures are shown.
public func expectGolden(
    _ frames: GoldenFrames,
    named name: String? = nil,
    tolerance: Tolerance? = nil,
    record: RecordMode? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let settings = GoldenSettings(record: record, tolerance: tolerance)
    expectGolden(name, settings, sourceLocation) { _ throws(GoldenError) in frames }
}

/// Expects a picture to be that of its golden; see `expectGolden(_:named:tolerance:record:)`.
///
/// - Parameters:
///   - image: The picture.
///   - name: What the golden is called beside the test's name.
///   - tolerance: How much the picture may differ.
///   - record: Which goldens may be written.
///   - sourceLocation: Where failures are shown.
public func expectGolden(
    _ image: Image,
    named name: String? = nil,
    tolerance: Tolerance? = nil,
    record: RecordMode? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let settings = GoldenSettings(record: record, tolerance: tolerance)
    expectGolden(name, settings, sourceLocation) { _ throws(GoldenError) in GoldenFrames([image]) }
}

/// Expects pictures to be those of their golden; see `expectGolden(_:named:tolerance:record:)`.
///
/// - Parameters:
///   - images: The pictures, in order.
///   - fps: Frames a second, if they are to be played.
///   - name: What the golden is called beside the test's name.
///   - tolerance: How much the pictures may differ.
///   - record: Which goldens may be written.
///   - sourceLocation: Where failures are shown.
public func expectGolden(
    _ images: [Image],
    fps: Double? = nil,
    named name: String? = nil,
    tolerance: Tolerance? = nil,
    record: RecordMode? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let settings = GoldenSettings(record: record, tolerance: tolerance)
    expectGolden(name, settings, sourceLocation) { _ throws(GoldenError) in
        GoldenFrames(images, fps: fps)
    }
}

/// Expects a design in a state to look as its golden; see
/// `expectGolden(_:named:tolerance:record:)`.
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
///   - sourceLocation: Where failures are shown.
public func expectGolden(
    design: String,
    state: StateName,
    steps: Int? = nil,
    in environment: Environment = .standard,
    named name: String? = nil,
    tolerance: Tolerance? = nil,
    record: RecordMode? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let settings = GoldenSettings(record: record, tolerance: tolerance)
    expectGolden(name, settings, sourceLocation) { location throws(GoldenError) in
        try GoldenFrames(
            design: NamedDesign.design(design, from: location.folder),
            state: state,
            steps: steps,
            in: environment
        )
    }
}

/// Expects an indicator in a state, such as a design made in Swift, to look as its golden; see
/// `expectGolden(_:named:tolerance:record:)`.
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
///   - sourceLocation: Where failures are shown.
public func expectGolden(
    _ indicator: some Indicator,
    state: StateName,
    steps: Int? = nil,
    in environment: Environment = .standard,
    named name: String? = nil,
    tolerance: Tolerance? = nil,
    record: RecordMode? = nil,
    sourceLocation: SourceLocation = #_sourceLocation
) {
    let settings = GoldenSettings(record: record, tolerance: tolerance)
    expectGolden(name, settings, sourceLocation) { _ throws(GoldenError) in
        try GoldenFrames(design: indicator, state: state, steps: steps, in: environment)
    }
}

/// Expects a lifecycle under a trace to look as its golden, the way `pinwheel play` draws it; see
/// `expectGolden(_:named:tolerance:record:)`.
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
///   - sourceLocation: Where failures are shown.
public func expectGolden(
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
    sourceLocation: SourceLocation = #_sourceLocation
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
    expectGolden(name, asked, sourceLocation) { location throws(GoldenError) in
        try replay.frames(from: location.folder, fps: fps, in: environment)
    }
}

/// Makes a check in the running test and reports to the testing library.
private func expectGolden(
    _ name: String?,
    _ settings: GoldenSettings,
    _ location: SourceLocation,
    _ frames: (CheckLocation) throws(GoldenError) -> GoldenFrames
) {
    let verdict: GoldenVerdict
    do {
        let location = try CheckLocation(
            test: Test.current,
            testCase: Test.Case.current,
            location: location,
            label: name
        )
        verdict = GoldenExpectation(
            location: location,
            label: name,
            settings: settings.within(GoldenSettings.current)
        ).verdict(on: frames)
    } catch {
        verdict = GoldenVerdict(error)
    }
    verdict.report(at: location)
}

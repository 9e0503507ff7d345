import Goldens
import Indicators
import Lifecycles
import Raster

/// The frames that a golden test compares.
///
///     expectGolden(.design("arc", state: .pulling, steps: 5))
///     expectGolden(.images(frames, fps: 30), named: "spinner")
public struct GoldenSource {
    /// Draws the frames of a test file in a folder.
    package let frames: (_ folder: String) throws(GoldenError) -> GoldenFrames

    /// Frames that are drawn when the test is checked.
    package init(_ frames: @escaping (_ folder: String) throws(GoldenError) -> GoldenFrames) {
        self.frames = frames
    }

    /// Frames with times, a scale and facts for the manifest.
    public static func frames(_ frames: GoldenFrames) -> GoldenSource {
        GoldenSource { _ throws(GoldenError) in frames }
    }

    /// One image.
    public static func image(_ image: Image) -> GoldenSource { images([image]) }

    /// Images in order.
    ///
    /// - Parameters:
    ///   - images: The images.
    ///   - fps: Frames a second, if the images are to be played.
    public static func images(_ images: [Image], fps: Double? = nil) -> GoldenSource {
        frames(GoldenFrames(images, fps: fps))
    }

    /// A design in a state.
    ///
    /// - Parameters:
    ///   - name: A built-in's name, or the path of a YAML or JSON file from the test file's folder.
    ///   - state: The state.
    ///   - steps: The number of frames at equal distances. By default that of the design, or one for
    ///     each frame of the clock.
    ///   - environment: Appearance, palette, scale and background.
    public static func design(
        _ name: String,
        state: StateName,
        steps: Int? = nil,
        in environment: Environment = .standard
    ) -> GoldenSource {
        GoldenSource { folder throws(GoldenError) in
            try GoldenFrames(
                design: NamedDesign.design(name, from: folder),
                state: state,
                steps: steps,
                in: environment
            )
        }
    }

    /// An indicator in a state, such as a design made in Swift.
    ///
    /// - Parameters:
    ///   - indicator: The indicator.
    ///   - state: The state.
    ///   - steps: The number of frames at equal distances. By default that of the indicator, or one for
    ///     each frame of the clock.
    ///   - environment: Appearance, palette, scale and background.
    public static func indicator(
        _ indicator: some Indicator,
        state: StateName,
        steps: Int? = nil,
        in environment: Environment = .standard
    ) -> GoldenSource {
        GoldenSource { _ throws(GoldenError) in
            try GoldenFrames(design: indicator, state: state, steps: steps, in: environment)
        }
    }

    /// A lifecycle under a trace, as `pinwheel play` draws it.
    ///
    /// - Parameters:
    ///   - lifecycle: The lifecycle.
    ///   - trace: A built-in's name, or the path of a YAML, JSON or CSV file from the test file's folder.
    ///   - settings: Parameters, fixed faults, the app's work, taps and callbacks.
    ///   - design: A design in place of the article's own indicator: a built-in's name, or a file's path.
    ///   - stage: The whole screen, or the indicator alone.
    ///   - size: The screen's size in points. By default that of the lifecycle.
    ///   - fps: Frames a second, from the trace's beginning until nothing moves.
    ///   - environment: Appearance, palette, scale and background.
    public static func replay(
        _ lifecycle: LifecycleKind,
        trace: String,
        settings: ReplaySettings = ReplaySettings(),
        design: String? = nil,
        stage: StageView = .screen,
        size: Size? = nil,
        fps: Double = 60,
        in environment: Environment = .standard
    ) -> GoldenSource {
        let replay = NamedReplay(
            lifecycle: lifecycle,
            trace: trace,
            settings: settings,
            design: design,
            stage: stage,
            size: size
        )
        return GoldenSource { folder throws(GoldenError) in
            try replay.frames(from: folder, fps: fps, in: environment)
        }
    }
}

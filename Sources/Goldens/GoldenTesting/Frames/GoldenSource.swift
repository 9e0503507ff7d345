import Goldens
import Indicators
import Lifecycles
import Raster

/// The source of the frames that a golden test compares.
///
///     expectGolden(.design("arc", state: .pulling, steps: 5))
///     expectGolden(.images(frames, fps: 30), named: "spinner")
public struct GoldenSource {
    /// Returns the frames. Relative paths start at `folder`, the folder of the test file.
    package let frames: (_ folder: String) throws(GoldenError) -> GoldenFrames

    /// Creates a source that loads its frames during the check.
    package init(_ frames: @escaping (_ folder: String) throws(GoldenError) -> GoldenFrames) {
        self.frames = frames
    }

    /// Returns a source of existing `GoldenFrames`.
    public static func frames(_ frames: GoldenFrames) -> GoldenSource {
        GoldenSource { _ throws(GoldenError) in frames }
    }

    /// Returns a source of one image.
    public static func image(_ image: Image) -> GoldenSource { images([image]) }

    /// Returns a source of images.
    ///
    /// - Parameters:
    ///   - images: The images, in order.
    ///   - fps: The frame rate, in frames per second, if the images are an animation.
    public static func images(_ images: [Image], fps: Double? = nil) -> GoldenSource {
        frames(GoldenFrames(images, fps: fps))
    }

    /// Returns a source of a design in a state.
    ///
    /// - Parameters:
    ///   - name: The name of a built-in, or the path of a YAML or JSON file relative to the test
    ///     file's folder.
    ///   - state: The state.
    ///   - steps: The number of evenly spaced frames. Default: the design's number, or 60 frames
    ///     per second if time drives the state.
    ///   - environment: The appearance, palette, scale and background.
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

    /// Returns a source of an indicator in a state, such as a design written in Swift.
    ///
    /// - Parameters:
    ///   - indicator: The indicator.
    ///   - state: The state.
    ///   - steps: The number of evenly spaced frames. Default: the indicator's number, or 60 frames
    ///     per second if time drives the state.
    ///   - environment: The appearance, palette, scale and background.
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

    /// Returns a source with the frames that `pinwheel play` draws for a lifecycle and a trace.
    ///
    /// - Parameters:
    ///   - lifecycle: The lifecycle.
    ///   - trace: The name of a built-in, or the path of a YAML, JSON or CSV file relative to the
    ///     test file's folder.
    ///   - settings: The parameters, known bugs to fix, simulated work, taps and callbacks.
    ///   - design: A design that replaces the article's indicator: the name of a built-in, or the
    ///     path of a file. `nil` for none.
    ///   - stage: The entire screen, or only the indicator.
    ///   - size: The screen's size, in points. `nil` uses the lifecycle's screen size.
    ///   - fps: The frame rate, in frames per second, from the start of the trace until nothing
    ///     moves.
    ///   - environment: The appearance, palette, scale and background.
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

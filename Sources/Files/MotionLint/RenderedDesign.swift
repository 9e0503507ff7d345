import Base
import Indicators
import Packs
import Raster

/// The rendered frames of a design, with their measurements.
package struct RenderedDesign: Sendable {
    /// A sequence of frames.
    struct Sequence: Sendable {
        let sequence: PackSequence
        let images: [Image]
        let measurements: [FrameMeasurements]
        /// The largest alpha beyond the edge of the canvas in each frame, 0…255.
        let cutOffAlpha: [Int]
        /// The differences between each frame and the next. See `FrameMeasurements.step`.
        let steps: [Double]

        var name: String { sequence.name }
    }

    /// The design.
    let design: any Indicator
    /// The settings with which the frames are chosen.
    package let settings: PackSettings
    /// The frames per second that the user asked for, or `nil`.
    let fps: Double?
    /// The sequences, in light appearance at scale 2.
    let sequences: [Sequence]
    /// The strongest contrast of the looping state, by appearance.
    let contrasts: [Appearance: Double]
    /// The changes of the picture when the loop is left in the middle of its period.
    let exits: [LoopExit]

    /// Renders a design.
    ///
    /// - Parameters:
    ///   - design: The design.
    ///   - fps: The frames per second, or `nil` for 60 without a check of the rate.
    ///   - palette: The system colours.
    ///   - threads: The number of threads.
    /// - Throws: `InputError` if frames would be too many or too large.
    package init(
        of design: any Indicator,
        fps: Double?,
        palette: Palette,
        threads: Int
    ) throws(InputError) {
        let settings = Self.settings(fps: fps, palette: palette, threads: threads)
        let frames = try PackImages(of: design, settings)
        let light = PackVariant(scale: 2, appearance: .light)
        let environment = try frames.environment(light)
        let surroundings = CanvasSurroundings(of: design, in: environment)
        var sequences: [Sequence] = []
        for sequence in frames.sequences {
            let images = try frames.images(of: sequence, light)
            sequences.append(
                Sequence(
                    sequence: sequence,
                    images: images,
                    measurements: images.map { FrameMeasurements($0) },
                    cutOffAlpha: surroundings.alphas(of: sequence.frames, threads: threads),
                    steps: zip(images, images.dropFirst()).map { FrameMeasurements.step($0, $1) }
                )
            )
        }
        var contrasts: [Appearance: Double] = [:]
        let loops = frames.sequences.filter { $0.playback == .loop }
        if let loop = loops.first(where: { $0.state == .refreshing }) ?? loops.first {
            for appearance in Appearance.allCases {
                let variant = PackVariant(scale: 2, appearance: appearance)
                let images = try frames.images(of: loop, variant)
                contrasts[appearance] = images.map { $0.contrast(on: appearance) }.max()
            }
        }
        self.design = design
        self.settings = settings
        self.fps = fps
        self.sequences = sequences
        self.contrasts = contrasts
        exits = LoopExit.all(of: design, in: environment)
    }

    private static func settings(
        fps: Double?,
        palette: Palette,
        threads: Int
    ) -> PackSettings {
        var settings = PackSettings()
        settings.fps = fps ?? 60
        settings.palette = palette
        settings.threads = threads
        return settings
    }

    /// All findings, in the order of the rules.
    package var findings: [MotionFinding] { MotionRule.all.flatMap { $0.check(self) } }
}

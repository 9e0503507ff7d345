import Goldens
import Pictures
import Raster

/// Frames to compare with a golden: one picture, some, or those that a design draws.
///
/// Whatever can be drawn frame by frame can be made one of these.
public struct GoldenFrames: Sendable {
    /// When each frame is shown.
    public var moments: [FrameLabel.Moment]
    /// What the golden's manifest lists beside the frames, such as the design and the state.
    public var facts: [GoldenFact]
    /// Pixels a point, kept in the PNGs.
    public var scale: Double
    /// Frames a second, if the frames are to be played; above 0.
    public var fps: Double?
    /// The number of the frame that follows the last one, 0 for a plain loop; nil where none does.
    public var loopStart: Int?
    /// The picture of a frame, from any thread, which lends its own renderer.
    ///
    /// It is asked for again when something differs, and must then give the same picture.
    public var draw: @Sendable (inout Renderer, Int) -> Image
    /// Warnings about what was drawn, which a test reports.
    package var notes: [String] = []
    /// The design that draws the frames, from which the cause of a difference may be found.
    var variable: (@Sendable () -> VariableDesign?)?

    /// Frames that are drawn when they are needed.
    public init(
        moments: [FrameLabel.Moment],
        facts: [GoldenFact] = [],
        scale: Double = 1,
        fps: Double? = nil,
        loopStart: Int? = nil,
        draw: @escaping @Sendable (inout Renderer, Int) -> Image
    ) {
        self.moments = moments
        self.facts = facts
        self.scale = scale
        self.fps = fps
        self.loopStart = loopStart
        self.draw = draw
    }

    /// Pictures that are there, in order.
    ///
    /// - Parameters:
    ///   - images: The pictures.
    ///   - fps: Frames a second; without it, the pictures are spread over a progress of 0 to 1.
    ///   - scale: Pixels a point.
    public init(_ images: [Image], fps: Double? = nil, scale: Double = 1) {
        let last = Double(max(images.count - 1, 1))
        let moments = images.indices.map { index -> FrameLabel.Moment in
            if let fps, fps > 0 { return .time(Double(index) / fps) }
            return .progress(Double(index) / last)
        }
        self.init(moments: moments, scale: scale, fps: fps) { _, index in images[index] }
    }

    /// The subject that a store checks; `test` is the test's identity, which keeps the golden
    /// from being taken for one that no plan makes any more.
    func subject(named name: GoldenName, test: String) -> GoldenSubject {
        GoldenSubject(
            name: name,
            facts: [GoldenFact("test", test)] + facts,
            moments: moments,
            scale: scale,
            fps: fps,
            loopStart: loopStart,
            variable: variable,
            draw: draw
        )
    }
}

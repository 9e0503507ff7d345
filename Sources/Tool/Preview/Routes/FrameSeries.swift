import Indicators

/// All frames of one state, with the options of a URL.
struct FrameSeries {
    /// The drawing options.
    let options: RenderOptions
    /// The state.
    let timeline: StateTimeline
    /// The frames.
    let frames: StateFrames
    /// The moment of each frame.
    let moments: [Moment]
    /// The size of a frame, in pixels.
    let size: (width: Int, height: Int)

    /// The parameters in addition to those of all images.
    static let parameters = ["state", "fps", "steps"]

    /// The base name of downloaded files.
    var name: String { "\(options.entry.name)-\(timeline.state.rawValue)" }

    /// Parses the series from a URL.
    ///
    /// - Parameters:
    ///   - query: The parameters of the URL.
    ///   - store: The designs.
    ///   - isDrawn: Whether the frames are drawn, so that their pixels are limited.
    /// - Throws: `Refusal` if there would be too many frames or pixels, and the errors of
    ///   `RenderOptions`.
    init(_ query: Query, on store: DesignStore, isDrawn: Bool) throws {
        options = try RenderOptions(query, on: store)
        timeline = try options.timeline(query)
        frames = StateFrames(
            of: timeline,
            steps: try query.integer("steps", in: 1...PreviewLimits.frames),
            fps: try query.number("fps", in: PreviewLimits.rates) ?? 60
        )
        moments = frames.moments
        size = try options.pixelSize()
        let pixels = isDrawn ? moments.count * size.width * size.height : 0
        guard frames.count <= PreviewLimits.frames, pixels <= PreviewLimits.pixels else {
            throw Refusal(
                "\(frames.count) frames of \(size.width)×\(size.height) pixels are too many; "
                    + "allowed are \(PreviewLimits.frames) frames and \(PreviewLimits.pixels) pixels",
                hint: "lower the scale or the fps, or set steps"
            )
        }
    }
}

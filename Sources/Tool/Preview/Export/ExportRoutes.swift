import Frames
import Indicators
import Pictures
import Raster

/// The routes `/export.zip`, `/export.png` and other animation formats, and `/sheet.png`: downloads
/// of a state's frames.
enum ExportRoutes {
    /// The parameters in addition to those of all images.
    static let parameters = FrameSeries.parameters

    /// Returns the frames as PNG files in a ZIP archive, with the names that `render` uses.
    static func archive(_ site: Site, _ request: Route.Input) throws -> Answer {
        let series = try FrameSeries(request.query, on: site.store, isDrawn: true)
        let environment = series.options.environment
        var archive = ZIPArchive()
        for (index, frame) in series.frames.list.enumerated() {
            let isIntro = frame.part == .intro
            let name = FilePattern.standard.name(
                for: FilePattern.Values(
                    design: series.options.design.name,
                    state: frame.group,
                    frame: isIntro ? index : index - series.frames.introCount,
                    scale: environment.scale,
                    appearance: environment.appearance.rawValue
                )
            )
            let image = try request.context.image(
                of: series.options.design.scene(at: frame.moment, in: environment)
            )
            let png = try request.context.png(of: image, scale: environment.scale)
            try archive.add(name, png, isCompressed: false)
        }
        var answer = Answer(type: "application/zip", archive.finished)
        answer.offer(as: "\(series.name).zip")
        return answer
    }

    /// Returns the frames as an animation. A looping state returns its loop, played forever, or
    /// with `part=intro` its intro, played once. One file cannot contain both.
    static func animation(
        _ site: Site,
        _ request: Route.Input,
        as format: FrameFormat
    ) throws -> Answer {
        let series = try FrameSeries(request.query, on: site.store, isDrawn: true)
        let environment = series.options.environment
        let part: StateFrame.Part? = try request.query.choice("part")
        let shown = part ?? (series.frames.loopStart == nil ? nil : .loop)
        let frames = series.frames.list.filter { $0.part == shown }
        guard let first = frames.first else {
            throw Refusal("\(series.timeline.state.rawValue) has no \(part?.rawValue ?? "frames")")
        }
        let settings = FrameSettings(
            count: frames.count,
            plays: part == .intro ? 1 : 0,
            scale: environment.scale
        )
        let encoder = try format.encoder(for: settings)
        for frame in frames {
            let scene = series.options.design.scene(at: frame.moment, in: environment)
            let image = try request.context.image(of: scene)
            try encoder.add(image, lasting: frame.delay ?? 1 / series.frames.fps)
        }
        var answer = Answer(type: format.mediaType, try encoder.finish())
        answer.offer(as: "\(series.options.entry.name)-\(first.group).\(format.fileExtension)")
        return answer
    }

    /// Returns a labelled strip of a state, as `strip --labels` draws it. As in that command, a
    /// background is drawn behind the frames.
    static func sheet(_ site: Site, _ request: Route.Input) throws -> Answer {
        let series = try FrameSeries(request.query, on: site.store, isDrawn: true)
        let design = series.options.design
        var environment = series.options.environment
        environment.background = nil
        var style = StripPicture.Style()
        style.labels = true
        if let background = series.options.background {
            style.background = try StripBackground(parsing: background)
        }
        let strip = try StripPicture(
            frames: series.frames.list,
            frameSize: series.size,
            environment: environment,
            style: style
        )
        let pixels = strip.layout.width * strip.layout.height
        guard pixels <= 2 * PreviewLimits.pixels else {
            throw Refusal("the sheet would be too large", hint: "use a lower scale or fewer steps")
        }
        var images = try series.moments.map {
            try request.context.image(of: design.scene(at: $0, in: environment))
        }[...]
        let scene = strip.scene { _ in images.removeFirst() }
        let image = try request.context.image(of: scene)
        var answer = Answer(png: try request.context.png(of: image, scale: environment.scale))
        answer.offer(as: "\(series.name)-sheet.png")
        return answer
    }
}

import Base
import Frames
import Indicators
import Raster
import Terminal

/// An image of all states of a design, printed as part of the terminal's text.
package struct ContactSheet: Sendable {
    /// An image of the sheet.
    package struct Part: Sendable {
        /// The title above the image, or `nil` if the image has its own labels.
        package let title: String?
        package let image: Image
    }

    /// The design's name.
    package let name: String
    /// The images, from top to bottom.
    package let parts: [Part]

    /// The maximum number of frames of a state.
    private static let mostFrames = 8
    /// The maximum of the default scale.
    private static let largest = 2.0

    /// Creates the sheet of one design's states. Its width is at most that of `fit`.
    ///
    /// Labels are not readable in half blocks, so each state is an image below its name.
    ///
    /// - Throws: `InputError` if it does not fit at the scale of `--scale`.
    package init(states: [PlayedState], fit: ShowFit, display: DisplayOptions) throws(InputError) {
        var renderer = Renderer()
        let count = Self.frames(of: states[0].design.canvas, in: fit)
        let rows = states.map { Self.frames(of: $0.timeline, count: count) }
        let hasLabels = fit.method != .blocks
        let scale = try Self.scale(of: rows, states[0].design, fit: fit, display: display)
        var parts: [Part] = []
        for (index, group) in (hasLabels ? [rows.flatMap { $0 }] : rows).enumerated() {
            let strip = try Self.strip(of: group, states[0].design, scale: scale, display: display)
            guard let environment = display.environment(scale: scale) else { continue }
            let scene = strip.scene {
                renderer.render(states[0].design.scene(at: $0, in: environment))
            }
            let title = hasLabels ? nil : states[index].timeline.state.rawValue
            parts.append(Part(title: title, image: renderer.render(scene)))
        }
        name = states[0].design.name
        self.parts = parts
    }

    /// Returns the bytes that print the sheet below the design's name.
    ///
    /// - Throws: `PNGError`.
    package func bytes(_ painter: FramePainter) throws -> [UInt8] {
        var bytes = Array("\(SanitizedText.message(name))\r\n".utf8)
        for part in parts {
            if let title = part.title { bytes += "\(title)\r\n".utf8 }
            bytes += try painter.permanentImage(part.image)
        }
        return bytes
    }

    /// Returns the number of frames of a state that fit in a row at a recognisable size.
    private static func frames(of canvas: Size, in fit: ShowFit) -> Int {
        let minimumHeight: Double = fit.method == .blocks ? 24 : 60
        let width = minimumHeight * max(canvas.width / canvas.height, 1)
        return min(max(Int(Double(fit.room.width) / width), 2), mostFrames)
    }

    private static func frames(of timeline: StateTimeline, count: Int) -> [StateFrame] {
        let isStill = timeline.drive == .progress && timeline.from == timeline.to
        return StateFrames(of: timeline, steps: isStill ? 1 : count).list
    }

    private static func strip(
        of frames: [StateFrame],
        _ design: any Indicator,
        scale: Double,
        display: DisplayOptions
    ) throws(InputError) -> StripPicture {
        guard let environment = display.environment(scale: scale),
            let size = design.pixelSize(atScale: scale)
        else { throw InputError("\(design.name) cannot be drawn at this scale") }
        var style = StripPicture.Style()
        style.background = .none
        style.labels = display.method != .blocks
        return try StripPicture(
            frames: frames,
            frameSize: size,
            environment: environment,
            style: style,
            remedy: "use --state or a smaller --scale"
        )
    }

    /// Returns the scale of `--scale`, or the largest scale that fits.
    private static func scale(
        of rows: [[StateFrame]],
        _ design: any Indicator,
        fit: ShowFit,
        display: DisplayOptions
    ) throws(InputError) -> Double {
        let all = rows.flatMap { $0 }
        func width(_ scale: Double) throws(InputError) -> Int {
            try strip(of: all, design, scale: scale, display: display).layout.width
        }
        if let requested = display.scale {
            let width = try width(requested)
            guard width <= fit.room.width else {
                throw InputError(
                    "the sheet would be \(width) pixels wide; the terminal has \(fit.room.width)",
                    hint: "use a smaller --scale"
                )
            }
            return requested
        }
        var scale = min(try Double(fit.room.width) / Double(width(1)), largest)
        // Rounding to pixels may exceed the width.
        while try width(scale) > fit.room.width, scale > 0.05 { scale *= 0.97 }
        return scale
    }
}

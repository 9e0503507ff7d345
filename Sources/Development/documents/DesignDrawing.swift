import DesignFormat
import Frames
import Indicators
import Pictures
import Raster

/// A drawing of a design's text as a strip of moments.
package struct DesignDrawing {
    /// The design, as YAML.
    package var text: String
    /// The moments to draw.
    package var moments = MomentSelection(states: nil)
    /// Whether a second strip in dark mode is drawn below.
    package var hasDark = false
    /// The scale, in pixels per point.
    package var scale = 1.0

    /// Parses the design.
    package func design() throws -> Design {
        try Design(
            yaml: Array(text.utf8),
            name: "design",
            file: "design.yaml",
            assets: DocumentAssets.designAssets
        )
    }

    func image(
        of design: Design,
        at moment: Moment,
        in appearance: Appearance = .light
    ) throws -> Image {
        var renderer = Renderer()
        return renderer.render(design.scene(at: moment, in: try environment(appearance)))
    }

    private func environment(_ appearance: Appearance) throws -> Environment {
        guard let environment = Environment(appearance: appearance, scale: scale) else {
            throw DrawingError(description: "no scale of \(scale)")
        }
        return environment
    }

    /// Draws the frames side by side, one row per state.
    package func strip() throws -> Image { try strip(of: design()) }

    /// Draws the frames of any indicator side by side.
    package func strip(of design: some Indicator) throws -> Image {
        let light = try strip(of: design, in: .light, on: "white")
        guard hasDark else { return light }
        let dark = try strip(of: design, in: .dark, on: "black")
        return Image(
            width: light.width,
            height: light.height + dark.height,
            pixels: light.pixels + dark.pixels
        )
    }

    private func strip(
        of design: some Indicator,
        in appearance: Appearance,
        on background: String
    ) throws -> Image {
        guard let size = design.pixelSize(atScale: scale) else {
            throw DrawingError(description: "\(design.name) has no size")
        }
        var style = StripPicture.Style()
        style.background = try StripBackground(parsing: background)
        let environment = try environment(appearance)
        let strip = try StripPicture(
            frames: moments.frames(of: design.states, named: design.name),
            frameSize: size,
            environment: environment,
            style: style
        )
        var renderer = Renderer()
        let scene = strip.scene { renderer.render(design.scene(at: $0, in: environment)) }
        return renderer.render(scene)
    }
}

/// An error when an image of a document is drawn.
struct DrawingError: Error, CustomStringConvertible {
    let description: String
}

import ArgumentParser
import Base
import Frames
import Indicators
import Pictures
import Raster

/// The options for the layout of a gallery.
struct GalleryOptions: ParsableArguments {
    @Option(
        help: ArgumentHelp("The number of designs in a row. (default: 10)", valueName: "count"),
        transform: { try CommaList.wholeNumber($0, of: "columns", in: 1...1_000) }
    )
    var columns: Int = 10

    @Option(
        help: ArgumentHelp(
            "The colour behind the picture, or none. (default: white, or black in dark)",
            valueName: "color"
        ),
        completion: .list(["none", "white", "black"]),
        transform: { text throws(InputError) in
            text == "none" ? ColorValue.system(.clear) : try ColorArgument.color(text)
        }
    )
    var background: ColorValue?

    @Flag(name: .customLong("labels"), inversion: .prefixedNo, help: "Write names and kinds.")
    var hasLabels = true

    /// Returns the style for an appearance.
    func style(in appearance: Appearance, of palette: Palette) -> GalleryPicture.Style {
        var style = GalleryPicture.Style()
        style.columns = columns
        style.labels = hasLabels
        let color = background ?? .system(appearance == .dark ? .black : .white)
        style.background = color.resolved(in: appearance, of: palette)
        return style
    }
}

/// The options for the animation of a gallery.
struct GalleryAnimationOptions: ParsableArguments {
    @Option(
        name: .customLong("length"),
        help: ArgumentHelp(
            "The length of the animation in seconds, from the pull to the end. (default: 6)",
            valueName: "seconds"
        ),
        transform: {
            try CommaList.number($0, of: "lengths", in: GalleryRun.shortest...GalleryRun.longest)
        }
    )
    var length: Double?

    @Option(
        help: ArgumentHelp("Frames per second. (default: 30, for GIF 25)", valueName: "rate"),
        transform: { try CommaList.number($0, of: "fps", in: 1...120) }
    )
    var fps: Double?

    /// Throws an error if the options do not apply to the format.
    func check(for format: FrameFormat) throws(InputError) {
        if !format.holdsMany, length != nil || fps != nil {
            throw InputError(
                "--length and --fps need an animation; a \(format.name) is a still",
                hint: "name a file that ends in .apng, .webp, .gif or .avif"
            )
        }
        if let fps, 1 / fps < format.shortestDelay - 1e-9 {
            let most = NumberText.short(1 / format.shortestDelay)
            throw InputError("\(format.name) shows at most \(most) frames per second")
        }
    }

    /// Returns the file of an animation, frame by frame.
    ///
    /// - Throws: `EncodingError`.
    func file(
        of gallery: GalleryPicture,
        as format: FrameFormat,
        scale: Double,
        _ renderer: inout Renderer
    ) throws -> [UInt8] {
        let rate = fps ?? (format.shortestDelay > 1.0 / 30 ? 25 : 30)
        let count = max(Int((gallery.length * rate).rounded()), 1)
        let settings = FrameSettings(count: count, plays: 0, scale: scale)
        let encoder = try format.encoder(for: settings)
        for index in 0..<count {
            let time = gallery.length * Double(index) / Double(count)
            let image = renderer.render(gallery.scene(at: time, &renderer))
            try encoder.add(image, lasting: gallery.length / Double(count))
        }
        return try encoder.finish()
    }
}

import Pictures
import Raster

/// The opacity of pixels that a format without partial transparency does not show.
struct TransparencyLoss {
    /// The sum of all opacities.
    private var total = 0
    /// The sum of the opacities below one half.
    private var lost = 0

    mutating func add(_ image: Image) {
        for index in stride(from: 3, to: image.pixels.count, by: 4) {
            let alpha = Int(image.pixels[index])
            total += alpha
            if alpha < 128 { lost += alpha }
        }
    }

    /// Returns a note if more than a quarter is lost, or `nil`. Edges of shapes lose less.
    func note(on format: FrameFormat) -> String? {
        guard 4 * lost > total else { return nil }
        return "pinwheel: \(format.name) has no partial transparency, and "
            + "\(100 * lost / total) % of the opacity is lost; "
            + "name a colour behind all pixels with --matte"
    }
}

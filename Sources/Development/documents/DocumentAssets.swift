import DesignFormat
import Frames
import Indicators
import Raster

/// Files next to the designs of the documents.
enum DocumentAssets {
    /// The path of the logo in the package.
    static let logoPath = "Assets/pictures/cookbook/logo.png"

    /// The path of the sprite sheet in the package.
    static let sailsPath = "Assets/pictures/cookbook/sails.png"

    /// The files by name, drawn on demand.
    static let designAssets = DesignAssets(
        image: { path, _ throws(AssetFailure) in
            do {
                switch path {
                case "logo.png": return try logo()
                case "sails.png": return try sails()
                default: break
                }
            } catch {
                throw AssetFailure("\(error)")
            }
            throw AssetFailure.missing(path)
        }
    )

    /// Draws a pinwheel with four sails, 32 × 32 pixels.
    static func logo() throws -> Image { try image(width: 32, layers: pinwheel) }

    /// Draws a sprite sheet of four pinwheels in a row, each rotated by 22.5° more.
    static func sails() throws -> Image {
        let turned = (0..<4).map { index in
            """
              - group:
                \(pinwheel.split(separator: "\n").joined(separator: "\n    "))
                offset: [\(32 * index - 48), 0]
                rotate: \(22.5 * Double(index))

            """
        }
        return try image(width: 128, layers: turned.joined())
    }

    private static let pinwheel = """
          - repeat:
              count: 4
              angle: 90
              layers:
                - path: {data: "M0 0 V-15 L7.5 -7.5 Z"}
                  anchor: {points: [0, 0]}
                  fill: orange

        """

    private static func image(width: Int, layers: String) throws -> Image {
        let text = """
            pinwheel: 1
            name: logo
            canvas: {size: [\(width), 32]}
            states:
              idle: {frames: 1}
            layers:

            """
        let drawing = DesignDrawing(
            text: text + layers,
            moments: MomentSelection(states: [.idle])
        )
        let design = try drawing.design()
        return try drawing.image(of: design, at: Moment(state: .idle, position: .progress(0)))
    }
}

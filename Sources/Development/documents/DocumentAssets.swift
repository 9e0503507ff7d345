import DesignFormat
import Frames
import Indicators
import Raster

/// What lies beside the designs of the documents.
enum DocumentAssets {
    /// Where the package has the logo.
    static let logoPath = "Assets/pictures/cookbook/logo.png"

    /// Where it has the sheet of sails.
    static let sailsPath = "Assets/pictures/cookbook/sails.png"

    /// The files by their names, drawn when they are asked for.
    static let beside = DesignAssets(
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

    /// A pinwheel of four sails, 32 × 32 pixels.
    static func logo() throws -> Image { try image(width: 32, layers: pinwheel) }

    /// Four of it in a row, each turned on by a quarter of the way from sail to sail.
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

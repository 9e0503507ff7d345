import DesignFormat
import Indicators
import Raster
import TestSupport

/// A design that uses other designs, all given as text.
struct UsingDesign {
    /// The layers of the outer design.
    var layers: String
    var parameters = ""
    /// The files that the design can refer to.
    var texts: [String: String] = [:]
    var images: [String: Image] = [:]
    var file = "x.yaml"

    func design() throws(DesignErrors) -> Design { try design(of: text) }

    /// Returns the design of another text with the same files.
    func design(of text: String) throws(DesignErrors) -> Design {
        try Design(
            yaml: Array(text.utf8),
            name: "x",
            file: file,
            assets: DesignAssets(images: images, texts: texts)
        )
    }

    var text: String { Samples.design(layers: layers, parameters: parameters) }

    /// The problems of the design.
    var problems: [String] {
        do {
            _ = try design()
            return []
        } catch {
            return error.problems.map(\.description)
        }
    }

    /// Returns the file of a used design with its own canvas.
    static func file(
        _ layers: String,
        parameters: String = "",
        canvas: String = "[20, 10]"
    ) -> String {
        """
        pinwheel: 1
        canvas: {size: \(canvas)}
        parameters: {\(parameters)}
        states: {pulling: {frames: 2}, finishing: {duration: 1}}
        layers:
        \(layers)
        """
    }
}

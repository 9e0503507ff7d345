import DesignFormat
import Indicators
import Raster
import TestSupport

/// A design that uses others, all of them as texts.
struct UsingDesign {
    /// The layers of the design itself.
    var layers: String
    var parameters = ""
    /// Files beside it.
    var texts: [String: String] = [:]
    var images: [String: Image] = [:]
    var file = "x.yaml"

    func design() throws(DesignErrors) -> Design { try design(of: text) }

    /// The design that another text describes beside the same files.
    func design(of text: String) throws(DesignErrors) -> Design {
        try Design(
            yaml: Array(text.utf8),
            name: "x",
            file: file,
            assets: DesignAssets(images: images, texts: texts)
        )
    }

    var text: String { Samples.design(layers: layers, parameters: parameters) }

    /// What is wrong with it.
    var problems: [String] {
        do {
            _ = try design()
            return []
        } catch {
            return error.problems.map(\.description)
        }
    }

    /// A design of its own with a canvas, as a file.
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

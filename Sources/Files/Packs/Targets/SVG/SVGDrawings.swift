import Base
import Raster

/// The images of one sequence: one for both appearances, or a light and a dark one.
struct SVGDrawings {
    let pack: Pack
    let sequence: PackSequence
    /// The index of the sequence.
    let index: Int
    /// The scale of embedded images, in pixels per point.
    let scale: Double
    /// What is drawn differently, one sentence each.
    private(set) var substitutions: [String] = []

    /// The start of file names and identifiers.
    var prefix: String { "\(pack.name)-\(sequence.name)" }

    /// Creates the images without drawing them.
    init(pack: Pack, sequence: PackSequence, index: Int, scale: Double) {
        (self.pack, self.sequence, self.index, self.scale) = (pack, sequence, index, scale)
    }

    /// Returns the image for both appearances; or a light and a dark image if more than constant
    /// colours differ.
    mutating func images(of documents: [VectorDocument]) throws -> [SVGElement] {
        let light = try drawing(of: documents[0], prefix)
        guard documents.count > 1 else { return [styled(light, prefix, "")] }
        var appearances = SVGAppearances(prefix: prefix)
        if let merged = appearances.merged(light, try drawing(of: documents[1], prefix)) {
            return [styled(merged, prefix, appearances.rules.isEmpty ? "" : appearances.text)]
        }
        // Both images can be in one page.
        let darkPrefix = prefix + "-dark"
        let dark = try drawing(of: documents[1], darkPrefix)
        return [styled(light, prefix, ""), styled(dark, darkPrefix, "")]
    }

    /// Draws the sequence, and a still image for people who prefer reduced motion.
    private mutating func drawing(
        of document: VectorDocument,
        _ prefix: String
    ) throws -> SVGElement {
        var writer = SVGWriter(document, sequence: index, prefix: prefix, scale: scale)
        let moving = try writer.content()
        var content = moving
        if sequence.playback == .loop || sequence.playback == .once {
            writer.stillTime = sequence.playback == .loop ? 0 : 1
            let still = try writer.content()
            if still != moving {
                content = [
                    SVGElement("g", [("class", "\(prefix)-motion")], moving),
                    SVGElement("g", [("class", "\(prefix)-still")], still),
                ]
            }
        }
        if !writer.definitions.isEmpty {
            content.insert(SVGElement("defs", [], writer.definitions), at: 0)
        }
        for sentence in writer.substitutions where !substitutions.contains(sentence) {
            substitutions.append(sentence)
        }
        let (width, height) = (document.canvas.width, document.canvas.height)
        let box = [-width / 2, -height / 2, width, height].map(\.svg)
        return SVGElement(
            "svg",
            [
                ("xmlns", "http://www.w3.org/2000/svg"), ("width", width.svg),
                ("height", height.svg), ("viewBox", box.joined(separator: " ")), ("role", "img"),
                ("aria-label", document.title),
            ],
            content
        )
    }

    /// Returns an image with its style sheet.
    private func styled(_ root: SVGElement, _ prefix: String, _ rules: String) -> SVGElement {
        let hasStill = root.children.contains { $0["class"] == "\(prefix)-still" }
        let still = """
            .\(prefix)-still{display:none}
            @media (prefers-reduced-motion:reduce){
            .\(prefix)-motion{display:none}
            .\(prefix)-still{display:inline}
            }

            """
        let sheet = (hasStill ? still : "") + rules
        guard !sheet.isEmpty else { return root }
        var (root, element) = (root, SVGElement("style"))
        element.text = sheet
        root.children.insert(element, at: 0)
        return root
    }
}

import Raster

/// What a file says, once its parameters have their values.
package struct DesignContent: Sendable {
    var name: String
    var title: String
    var canvas: Size
    var pullThreshold: Double
    var background: Driven<ColorValue>?
    var parameters: [Parameter]
    var states: [StateTimeline]
    package var layers: [Layer]
}

extension DesignReader {
    /// The content of the file whose outermost value is `root`; `fallback` names it otherwise.
    ///
    /// What is nil or wrong is in the log.
    func content(
        of root: YAMLNode,
        named fallback: String,
        overrides: [String: ParameterOverride]
    ) -> DesignContent? {
        guard let fields = fields(of: root, .design) else { return nil }
        if let version = fields["pinwheel"] { checkVersion(version) }
        if let node = fields["parameters"] { readParameters(node, overrides: overrides) }
        let states = fields["states"].map(states) ?? []
        let layers = fields["layers"].map(layers) ?? []
        if let node = fields["layers"] { checkWeight(of: layers, at: node.mark) }
        let background = fields["background"].map {
            driven($0, .color, standard: .system(.clear))
        }
        let threshold = fields["pull"].flatMap { self.fields(of: $0, .pull)?["threshold"] }
        return DesignContent(
            name: fields["name"].flatMap(name) ?? fallback,
            title: fields["title"].flatMap(text) ?? "",
            canvas: fields["canvas"].flatMap(canvas) ?? Size(width: 1, height: 1),
            pullThreshold: threshold.flatMap { number($0, .extent) } ?? 100,
            background: background,
            parameters: parameters,
            states: states,
            layers: layers
        )
    }

    /// Refuses versions of a format that are not known.
    package func checkVersion(_ node: YAMLNode) {
        guard node.plainText != "1" else { return }
        log.report("version \(node.summary) of the format is not known; allowed: 1", at: node.mark)
    }

    package func name(_ node: YAMLNode) -> String? {
        guard let name = text(node) else { return nil }
        guard Self.isName(name) else {
            log.report(
                "\(node.summary) cannot name a design; allowed: letters, digits, - and _, "
                    + "a letter first",
                at: node.mark
            )
            return nil
        }
        return name
    }

    private func canvas(_ node: YAMLNode) -> Size? {
        let side = NumberForm(range: 1...DesignLimits.canvas, unit: " points")
        guard let fields = fields(of: node, .canvas), let size = fields["size"],
            let pair = pair(size, side)
        else { return nil }
        return Size(width: pair.dx, height: pair.dy)
    }

    /// Refuses designs whose repeats within repeats make too much of a frame.
    private func checkWeight(of layers: [Layer], at mark: YAMLNode.Mark) {
        let weight = layers.reduce(DrawingWeight()) { $0 + $1.weight }
        if weight.shapes > DesignLimits.shapes {
            log.report(
                "a frame would have more than \(DesignLimits.shapes) shapes, copies counted",
                at: mark
            )
        } else if weight.segments > DesignLimits.segments {
            log.report(
                "a frame would have more than \(DesignLimits.segments) curves and lines, "
                    + "copies counted",
                at: mark
            )
        }
    }
}

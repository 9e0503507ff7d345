import Indicators

extension DesignReader {
    /// Parses a file into a model. Returns `nil` if the root is not a map. Reports errors to `log`.
    ///
    /// - Parameters:
    ///   - root: The outermost value of the file.
    ///   - fallback: The design's name if the file contains none.
    func model(of root: YAMLNode, named fallback: String) -> DesignModel? {
        guard let fields = fields(of: root, .design) else { return nil }
        if let version = fields["pinwheel"] { checkVersion(version) }
        if let node = fields["parameters"] { readParameters(node) }
        if let node = fields["glyphs"] { readGlyphs(node) }
        var model = DesignModel(
            name: fields["name"].flatMap(name) ?? fallback,
            canvas: fields["canvas"].flatMap(canvas) ?? .pair(1, 1),
            background: driven(fields["background"], .color),
            parameters: parameters,
            states: fields["states"].map(states) ?? [],
            layers: fields["layers"].flatMap(layers) ?? []
        )
        if let title = fields["title"].flatMap({ setting($0, text) }) { model.title = title }
        model.info = info(fields)
        if let node = fields["pull"], let threshold = threshold(node) {
            model.pullThreshold = threshold
        }
        return model
    }

    /// Parses the description for lists and galleries.
    private func info(_ fields: Fields) -> DesignInfo {
        let tags = fields["tags"].flatMap { list($0, count: 1...DesignLimits.tags) } ?? []
        return DesignInfo(
            kind: fields["kind"].flatMap { word($0, "a kind of design") },
            tags: tags.compactMap(text),
            about: fields["about"].flatMap(text) ?? "",
            origin: fields["origin"].flatMap(text) ?? ""
        )
    }

    /// Reports a format version other than 1.
    package func checkVersion(_ node: YAMLNode) {
        guard node.plainText != "1" else { return }
        log.report("version \(node.summary) of the format is not known; allowed: 1", at: node.mark)
    }

    /// Parses a design's name.
    package func name(_ node: YAMLNode) -> String? { name(node, of: "a design") }

    /// Parses a name. `title` is the named thing in error messages, such as “a layer”.
    func name(_ node: YAMLNode, of title: String) -> String? {
        guard let name = text(node) else { return nil }
        guard NameSyntax.isName(name) else {
            log.report(
                "\(node.summary) cannot name \(title); allowed: \(NameSyntax.allowed)",
                at: node.mark
            )
            return nil
        }
        return name
    }

    private func canvas(_ node: YAMLNode) -> Setting<Pair>? {
        let size: Setting<Setting<Pair>>? = setting(node) { node in
            fields(of: node, .canvas)?["size"].flatMap { pair($0, of: .canvasSide) }
        }
        return size?.flatMap { $0 }
    }

    private func threshold(_ node: YAMLNode) -> Setting<Double>? {
        let threshold: Setting<Setting<Double>>? = setting(node) { node in
            guard let fields = fields(of: node, .pull) else { return nil }
            guard let threshold = fields["threshold"] else {
                return .constant(DesignModel.defaultPullThreshold)
            }
            return number(threshold, of: .extent)
        }
        return threshold?.flatMap { $0 }
    }
}

import Indicators

/// The layer of a design file that a path leads into, and the setting below it.
struct DesignLayer {
    /// The name of the layer or of the group around it; nil if none of them has a name.
    private(set) var name: String?
    /// The key of its content, such as `circle`; nil if the path leads into no layer.
    private(set) var kind: String?
    /// The keys from the layer, or from the file, to the setting.
    private(set) var keys: [String] = []

    /// The keys whose lists hold layers.
    private static let lists: Set = ["layers", "group"]

    /// The layer that a path leads into.
    init(_ path: [DesignTree.Step], in tree: DesignTree) {
        var value: DesignTree? = tree
        var depth = 0
        for (index, step) in path.enumerated() {
            value = value?.value(at: [step])
            guard Self.isLayer(path[...index]), let layer = value else { continue }
            depth = index + 1
            kind = layer.entries.first { Self.kinds.contains($0.key) }?.key
            if let own = layer["name"]?.text { name = own }
        }
        keys = path[depth...].map { step in
            switch step {
            case .key(let key): key
            case .index(let index): "\(index + 1)"
            }
        }
    }

    /// Whether a path leads to a layer itself.
    static func isLayer(_ path: some BidirectionalCollection<DesignTree.Step>) -> Bool {
        guard case .index = path.last, let list = path.dropLast().last else { return false }
        return list.isOne(of: lists)
    }

    /// The keys of which each layer has one.
    private static let kinds = Set(
        OutlineKind.all.map(\.name) + ["image", "group", "repeat", "use"]
    )

    /// The layer as a sentence names it; nil for a setting of the whole design.
    var subject: String? {
        if let name { return "layer “\(name)”" }
        return kind.map { "the \($0)" }
    }
}

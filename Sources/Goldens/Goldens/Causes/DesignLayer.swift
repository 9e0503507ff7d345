import Indicators

/// The layer of a design file that contains a path, and the rest of the path.
struct DesignLayer {
    /// The name of the layer, or of the innermost enclosing group with a name. `nil` if there is no
    /// name.
    private(set) var name: String?
    /// The key of the layer's content, such as `circle`. It is `nil` if the path is not in a layer.
    private(set) var kind: String?
    /// The keys from the layer to the setting. If the path is not in a layer, the keys from the top
    /// of the file.
    private(set) var keys: [String] = []

    /// The keys of lists that contain layers.
    private static let lists: Set = ["layers", "group"]

    /// Finds the layer that contains a path.
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

    /// The keys for a layer's content. Each layer has one of them.
    private static let kinds = Set(
        OutlineKind.all.map(\.name) + ["image", "group", "repeat", "use"]
    )

    /// The layer in the wording of sentences, such as "layer “dots”". `nil` for a setting of the
    /// entire design.
    var subject: String? {
        if let name { return "layer “\(name)”" }
        return kind.map { "the \($0)" }
    }
}

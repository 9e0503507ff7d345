import Indicators

/// A design file in which one choice is replaced or one part is removed.
struct DesignEdit {
    /// The kind of change from the expected file to the actual file.
    enum Kind: Equatable {
        /// Another choice, such as “round” instead of “butt”. `actual` is `nil` if the actual file
        /// uses the default.
        case word(expected: String, actual: String?)
        /// A part that the expected file does not have.
        case added
    }

    /// The path to the changed value.
    let path: [DesignTree.Step]
    /// The kind of the change.
    let kind: Kind
    /// The file with the change reverted. It may draw the expected frames.
    let tree: DesignTree
}

/// The edits that could turn the actual design into the expected one.
struct DesignEdits {
    /// Removals of entire layers.
    private(set) var layers: [DesignEdit] = []
    /// All other edits. Replacements of choices come first.
    private(set) var others: [DesignEdit] = []

    private let root: DesignTree
    private var removals: [DesignEdit] = []

    /// The allowed choices of each key.
    private static let words: [String: [String]] = [
        "ease": Easing.names,
        "cap": ["butt", "round", "square"],
        "join": ["miter", "round", "bevel"],
        "order": ["forwards", "backwards", "center", "edges", "random"],
        "align": ["leading", "center", "trailing"],
        "rule": ["nonZero", "evenOdd"],
        "space": ["oklab", "srgb"],
        "corners": ["circular", "continuous"],
        "filter": ["smooth", "nearest"],
        "by": ["alpha", "luminance"],
        "blend": [
            "sourceOver", "multiply", "screen", "overlay", "plusLighter", "darken", "lighten",
        ],
        "alternate": ["true", "false"], "inverted": ["true", "false"], "closed": ["true", "false"],
    ]
    /// Keys that must not be removed. Without them, the states or the size of the frames would
    /// change.
    private static let required: Set = ["pinwheel", "name", "title", "canvas", "states", "layers"]

    /// Lists the edits of a file.
    init(of tree: DesignTree) {
        root = tree
        visit(tree, at: [])
        others += removals
    }

    private mutating func visit(_ tree: DesignTree, at path: [DesignTree.Step]) {
        if DesignLayer.isLayer(path) { remove(path) }
        for (index, item) in tree.items.enumerated() { visit(item, at: path + [.index(index)]) }
        addMissingWords(to: tree, at: path)
        for entry in tree.entries {
            let part = path + [.key(entry.key)]
            if let text = entry.value.text { replace(text, of: entry.key, at: part) }
            if !Self.required.contains(entry.key) {
                if !path.isEmpty { remove(part) }
                visit(entry.value, at: part)
            } else if entry.key == "layers" {
                visit(entry.value, at: part)
            }
        }
    }

    private mutating func remove(_ path: [DesignTree.Step]) {
        guard let tree = root.removing(path) else { return }
        let edit = DesignEdit(path: path, kind: .added, tree: tree)
        if DesignLayer.isLayer(path) {
            layers.append(edit)
        } else {
            removals.append(edit)
        }
    }

    private mutating func replace(_ word: String?, of key: String, at path: [DesignTree.Step]) {
        for other in Self.words[key] ?? [] where other != word {
            guard let tree = root.setting(path, .plain(other)) else { continue }
            others.append(
                DesignEdit(path: path, kind: .word(expected: other, actual: word), tree: tree)
            )
        }
    }

    private mutating func addMissingWords(to map: DesignTree, at path: [DesignTree.Step]) {
        if map["ease"] == nil, map.entries.count(where: { Double($0.key) != nil }) >= 2 {
            replace(nil, of: "ease", at: path + [.key("ease")])
        }
        guard path.last == .key("stroke") else { return }
        for key in ["cap", "join"] where map[key] == nil {
            replace(nil, of: key, at: path + [.key(key)])
        }
    }
}

import Goldens

/// The locations in a design's file where a kind of change is possible.
struct ChangeSites {
    struct Site {
        let path: [DesignTree.Step]
        let layer: String?
    }

    private(set) var all: [Site] = []
    private let kind: ChangeKind

    init(of tree: DesignTree, _ kind: ChangeKind) {
        self.kind = kind
        visit(tree, [], layer: nil, isLayer: false)
    }

    private mutating func visit(
        _ tree: DesignTree,
        _ path: [DesignTree.Step],
        layer: String?,
        isLayer: Bool
    ) {
        let layer = isLayer ? tree["name"]?.text ?? layer : layer
        let keys = path.compactMap { step in
            if case .key(let key) = step { key } else { nil }
        }
        if isSite(tree, keys, path.last, isLayer) {
            all.append(Site(path: path, layer: layer))
        }
        for entry in tree.entries {
            let isList = ["layers", "group"].contains(entry.key)
            for (index, item) in entry.value.items.enumerated() {
                visit(
                    item,
                    path + [.key(entry.key), .index(index)],
                    layer: layer,
                    isLayer: isList
                )
            }
            visit(entry.value, path + [.key(entry.key)], layer: layer, isLayer: false)
        }
        if path.last.map({ if case .index = $0 { true } else { false } }) ?? false, !isLayer {
            for (index, item) in tree.items.enumerated() {
                visit(item, path + [.index(index)], layer: layer, isLayer: false)
            }
        }
    }

    private func isSite(
        _ value: DesignTree,
        _ keys: [String],
        _ last: DesignTree.Step?,
        _ isLayer: Bool
    ) -> Bool {
        guard case .key(let key)? = last else { return isItem(value, keys, isLayer) }
        let before = keys.dropLast().last ?? ""
        let isNumber = value.isNumbers
        switch kind {
        case .size:
            let outline = keys.dropLast(before == "size" ? 2 : 1).last ?? ""
            return isNumber && !["text", "roundedRect", "repeat", "canvas"].contains(outline)
                && (["diameter", "size", "innerRadius", "radius"].contains(key) || before == "size")
                || outline == "roundedRect" && key == "size"
        case .lineWidth: return key == "width"
        case .arcLength: return isNumber && (key == "sweep" || keys.contains("trim"))
        case .rotation: return isNumber && keys.contains("rotate") && Double(key) == nil
        case .turns: return key == "rotate" && value.items.count == 2
        case .delay: return key == "delay"
        case .period: return key == "period" && keys.first == "states"
        case .opacity: return isNumber && keys.contains("opacity")
        case .color: return ["fill", "paint"].contains(key) && value.text != nil
        case .copies: return key == "count" && before == "repeat"
        case .position:
            return isNumber && keys.contains("offset") && before != "repeat" && Double(key) == nil
                && !keys.contains("shadow")
        case .text: return key == "string"
        case .fontSize: return key == "size" && before == "text"
        case .blur: return isNumber && keys.contains("blur")
        case .bounce:
            return isNumber && Double(key) != nil
                && (keys.contains("offset") || keys.contains("scale"))
        case .easing: return key == "ease"
        case .cornerRadius: return key == "radius" && before == "roundedRect"
        case .dash: return key == "dash"
        case .addedLayer: return keys == ["layers"]
        case .background: return keys.first == "background" && value.text != nil
        case .addedOpacity, .gradientColor, .copySize, .removedLayer: return false
        }
    }

    /// Returns whether a layer or a list item can be changed.
    private func isItem(_ value: DesignTree, _ keys: [String], _ isLayer: Bool) -> Bool {
        switch kind {
        case .addedOpacity: isLayer && value["opacity"] == nil && !keys.contains("mask")
        case .blur: isLayer && value["blur"] == nil && !keys.contains("mask")
        case .removedLayer: isLayer && !keys.contains("mask") && !keys.contains("repeat")
        case .gradientColor: ["colors", "conic"].contains(keys.last) && value.text != nil
        case .copySize: keys.last == "each" && keys.contains("diameter")
        case .background: keys.isEmpty
        default: false
        }
    }
}

extension DesignTree {
    /// Whether the value is a number or a list of numbers.
    fileprivate var isNumbers: Bool {
        guard items.isEmpty else { return items.allSatisfy(\.isNumbers) }
        return Double(text ?? "") != nil
    }
}

import Goldens
import Indicators
import SeededRandom

/// A random source of new values for properties.
struct ChangeValues {
    var random: SplitMix64

    typealias Change = (tree: DesignTree, summary: String, layer: String?)

    private static let words = [
        "Release now", "Loading data", "Updating", "Pull down", "Done", "Wait",
    ]

    /// Returns the design's file with one value changed. Returns `nil` if the change is impossible
    /// there.
    mutating func changing(_ site: ChangeSites.Site, in tree: DesignTree, _ kind: ChangeKind)
        -> Change?
    {
        guard let value = tree.value(at: site.path) else { return nil }
        var path = site.path
        var old: DesignTree? = value
        var layer: String?
        let new: DesignTree?
        switch kind {
        case .dash:
            // One of the lengths, or all of them.
            path.append(contentsOf: Bool.random(using: &random) ? [.index(0)] : [])
            old = tree.value(at: path)
            new = scaled(old ?? value, by: factor(0.15...0.6))
        case .size, .lineWidth, .cornerRadius, .fontSize, .copySize:
            new = scaled(value, by: factor(0.15...0.6))
        case .arcLength: new = scaled(value, by: factor(0.1...0.5))
        case .rotation: new = shifted(value, by: sign * number(5...90, unit: 1))
        case .turns: new = scaled(value, by: [0.5, 2, -1, 1.5].randomElement(using: &random) ?? 2)
        case .delay: new = shifted(value, by: sign * number(0.01...0.06, unit: 100))
        case .period: new = scaled(value, by: factor(0.1...0.4))
        case .opacity: new = scaled(value, by: number(0.3...0.9, unit: 20))
        case .addedOpacity:
            path.append(.key("opacity"))
            old = nil
            new = .scalar("\(number(0.3...0.9, unit: 20))", isQuoted: false)
        case .color, .gradientColor, .background:
            if site.path.isEmpty {
                path = [.key("background")]
                old = tree["background"]
            }
            new = .scalar(color, isQuoted: true)
        case .copies: new = shifted(value, by: sign * number(1...2, unit: 1))
        case .position: new = moved(value)
        case .text: new = .scalar(Self.words.randomElement(using: &random) ?? "", isQuoted: true)
        case .blur:
            if !value.entries.isEmpty {
                path.append(.key("blur"))
                old = nil
                new = .scalar("\(number(0.5...3, unit: 4))", isQuoted: false)
            } else {
                new = scaled(value, by: factor(0.3...0.7))
            }
        case .bounce: new = scaled(value, by: factor(0.15...0.6))
        case .easing:
            let words: [String] = ["linear", "easeIn", "easeOut", "easeInOut"]
            new = .scalar(words.randomElement(using: &random) ?? "linear", isQuoted: false)
        case .addedLayer:
            (new, layer) = (added(to: value), "extra")
        case .removedLayer:
            let siblings = tree.value(at: site.path.dropLast())?.items.count ?? 0
            guard siblings > 1, let changed = tree.removing(site.path) else { return nil }
            return (changed, "without \(site.layer ?? "a layer")", nil)
        }
        guard let new, new != old, let changed = tree.setting(path, new) else { return nil }
        let keys = path.map { "\($0)" }.joined(separator: " ")
        return (
            changed, "\(keys) \(old?.flow.prefix(60) ?? "none") to \(new.flow.prefix(60))", layer
        )
    }

    private var sign: Double { mutating get { Bool.random(using: &random) ? 1 : -1 } }

    private mutating func number(_ range: ClosedRange<Double>, unit: Double) -> Double {
        (random.double(in: range) * unit).rounded() / unit
    }

    private mutating func factor(_ range: ClosedRange<Double>) -> Double {
        1 + sign * random.double(in: range)
    }

    private var color: String {
        mutating get {
            let bytes = (0..<3).map { _ in UInt8.random(in: 0...255, using: &random) }
            return bytes.reduce("#") {
                $0 + ($1 < 16 ? "0" : "") + String($1, radix: 16, uppercase: true)
            }
        }
    }

    private func scaled(_ value: DesignTree, by factor: Double) -> DesignTree? {
        mapped(value) { Self.short($0 * factor) }
    }

    private func shifted(_ value: DesignTree, by step: Double) -> DesignTree? {
        mapped(value) { Self.short($0 + step) }
    }

    /// Returns a number with as many digits as a person would write.
    private static func short(_ number: Double) -> Double {
        let unit = number.magnitude < 2 ? 100.0 : number.magnitude < 10 ? 10 : 1
        return (number * unit).rounded() / unit
    }

    /// Returns the value with all its numbers changed, except the times of keys.
    private func mapped(_ value: DesignTree, _ change: (Double) -> Double) -> DesignTree? {
        switch value {
        case .scalar(let text, isQuoted: false):
            if let number = Double(text) {
                return .scalar("\(change(number))", isQuoted: false)
            }
            return value
        case .scalar: return value
        case .list(let items):
            let changed = items.compactMap { mapped($0, change) }
            return changed.count == items.count ? .list(changed) : nil
        case .map(let entries):
            return .map(
                entries.map { entry in
                    var entry = entry
                    if entry.key != "ease" {
                        entry.value = mapped(entry.value, change) ?? entry.value
                    }
                    return entry
                }
            )
        }
    }

    private mutating func moved(_ value: DesignTree) -> DesignTree? {
        let step = sign * number(0.5...6, unit: 2)
        if value.entries.contains(where: { $0.key == "x" }) { return nil }
        return shifted(value, by: step)
    }

    private mutating func added(to layers: DesignTree) -> DesignTree? {
        let dot = DesignTree(
            yaml: """
                name: extra
                circle: {diameter: \(number(4...10, unit: 1))}
                fill: "\(color)"
                offset: [\(number(-15...15, unit: 1)), \(number(-8...8, unit: 1))]
                """
        )
        return dot.map { .list(layers.items + [$0]) }
    }
}

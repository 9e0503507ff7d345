import Indicators
import Raster

/// All settings of a design file that can be varied.
struct DesignSettings {
    /// The settings, in the order of the file. Times of keyframes and default values come last.
    private(set) var all: [DesignSetting] = []

    private var added: [DesignSetting] = []
    private let environment: Environment

    /// Keys whose values are not varied, because they are not settings or change the number or size
    /// of frames.
    private static let skipped: Set = [
        "pinwheel", "name", "title", "canvas", "pull", "frames", "string", "data", "font", "file",
        "files", "sheet", "use", "type", "choices", "range", "glyphs", "seed", "drive", "blend",
    ]
    /// Keys whose values are integers.
    private static let wholeNumbers: Set = ["count", "steps", "times", "first", "cells"]
    /// The maximum length of a list that is varied as one setting.
    private static let longestList = 4

    /// Finds the settings of a file.
    init(of tree: DesignTree, in environment: Environment) {
        self.environment = environment
        visit(tree, at: [])
        all += added
    }

    private mutating func visit(_ tree: DesignTree, at path: [DesignTree.Step]) {
        switch tree {
        case .scalar(let text, let isQuoted): visit(text, isQuoted, tree.number, at: path)
        case .list(let items):
            let numbers = items.compactMap(\.number)
            if numbers.count == items.count, (2...Self.longestList).contains(items.count) {
                all.append(DesignSetting(path: path, form: .list, values: numbers))
                return
            }
            for (index, item) in items.enumerated() { visit(item, at: path + [.index(index)]) }
        case .map(let entries):
            addDefaults(to: tree, at: path)
            for entry in entries where !Self.skipped.contains(entry.key) {
                let part = path + [.key(entry.key)]
                if let time = Double(entry.key), time > 0, time < 1 {
                    added.append(DesignSetting(path: part, form: .time, values: [time]))
                }
                visit(entry.value, at: part)
            }
        }
    }

    private mutating func visit(
        _ text: String,
        _ isQuoted: Bool,
        _ number: Double?,
        at path: [DesignTree.Step]
    ) {
        if let number {
            let isWhole = path.last.map { $0.isOne(of: Self.wholeNumbers) } ?? false
            let form: DesignSetting.Form = isWhole ? .integer : .number
            all.append(DesignSetting(path: path, form: form, values: [number]))
        } else if let color = try? ColorValue(parsing: text) {
            let seen = color.resolved(in: environment.appearance, of: environment.palette)
            all.append(
                DesignSetting(path: path, form: .color, values: seen.channels, word: text)
            )
        }
    }

    /// Adds the settings that a layer does not specify, with their defaults, because the expected
    /// design may specify them.
    private mutating func addDefaults(to map: DesignTree, at path: [DesignTree.Step]) {
        guard DesignLayer.isLayer(path) else { return }
        let defaults: [(key: String, form: DesignSetting.Form, values: [Double])] = [
            ("opacity", .number, [1]), ("rotate", .number, [0]), ("scale", .number, [1]),
            ("offset", .list, [0, 0]), ("blur", .number, [0]),
        ]
        for (key, form, values) in defaults where map[key] == nil {
            added.append(
                DesignSetting(path: path + [.key(key)], form: form, values: values, isDefault: true)
            )
        }
        if map["stroke"] != nil {
            addTrim(map["trim"], at: path)
        }
    }

    private mutating func addTrim(_ trim: DesignTree?, at path: [DesignTree.Step]) {
        let trimPath = path + [.key("trim")]
        guard let trim else { return }
        for (key, value) in [("from", 0.0), ("to", 1.0)] where trim[key] == nil {
            added.append(
                DesignSetting(
                    path: trimPath + [.key(key)],
                    form: .number,
                    values: [value],
                    isDefault: true
                )
            )
        }
    }
}

extension DesignTree.Step {
    /// Whether the step is one of these keys.
    func isOne(of keys: Set<String>) -> Bool {
        guard case .key(let key) = self else { return false }
        return keys.contains(key)
    }
}

/// An Android level list, whose level follows the progress of a pull.
enum LevelList {
    /// The largest level of a drawable.
    static let levels = 10_000

    /// Returns the list of drawables in their order.
    static func element(_ drawables: [String]) -> ResourceElement {
        let items = drawables.enumerated().map { index, drawable in
            ResourceElement(
                "item",
                [
                    "maxLevel": "\(maxLevel(index, drawables.count))",
                    "drawable": "@drawable/\(drawable)",
                ]
            )
        }
        return ResourceElement("level-list", [:], items)
    }

    /// Returns the last level at which floor(count · level / 10,000) is `index`.
    static func maxLevel(_ index: Int, _ count: Int) -> Int {
        guard index < count - 1 else { return levels }
        return ((index + 1) * levels + count - 1) / count - 1
    }
}

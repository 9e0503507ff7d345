/// Merges the light and the dark image of a sequence if only colours differ that are not animated.
struct SVGAppearances {
    /// The rules of the dark appearance, by class.
    private(set) var rules: [String] = []
    /// The start of class names.
    let prefix: String

    private static let colors: Set = [
        "fill", "stroke", "stop-color", "flood-color", "fill-opacity", "stroke-opacity",
        "stop-opacity", "flood-opacity", "opacity",
    ]

    /// Creates the state without rules.
    init(prefix: String) { self.prefix = prefix }

    /// Returns the light element with classes for the colours that differ in the dark one, or `nil`
    /// if something else differs.
    mutating func merged(_ light: SVGElement, _ dark: SVGElement) -> SVGElement? {
        guard light.name == dark.name, light.text == dark.text,
            light.children.count == dark.children.count
        else { return nil }
        var result = light
        let names = Set((light.attributes + dark.attributes).map(\.name))
        var declarations: [String] = []
        for name in names.sorted() where light[name] != dark[name] {
            guard Self.colors.contains(name) else { return nil }
            // A missing opacity is 1.
            declarations.append("\(name):\(dark[name] ?? "1")")
        }
        if !declarations.isEmpty { result["class"] = add(declarations.joined(separator: ";")) }
        result.children = []
        for (light, dark) in zip(light.children, dark.children) {
            guard let child = merged(light, dark) else { return nil }
            result.children.append(child)
        }
        return result
    }

    /// Returns the class with some declarations.
    private mutating func add(_ declarations: String) -> String {
        let number = rules.firstIndex(of: declarations) ?? rules.count
        if number == rules.count { rules.append(declarations) }
        return "\(prefix)-dark-\(number + 1)"
    }

    /// The rules as a part of a style sheet.
    var text: String {
        let lines = rules.enumerated().map { ".\(prefix)-dark-\($0 + 1){\($1)}" }
        return "@media (prefers-color-scheme:dark){\n\(lines.joined(separator: "\n"))\n}"
    }
}

/// A declaration in a style sheet.
struct CSSDeclaration: Equatable {
    var property: String
    var value: String

    /// The declaration with its semicolon.
    var text: String { "\(property): \(value);" }
}

/// A rule in a style sheet.
struct CSSRule: Equatable {
    var selector: String
    var declarations: [CSSDeclaration]
}

/// The rules of one appearance, and the animations of all.
struct CSSStyleSheet {
    /// The start of all names.
    let name: String
    private(set) var rules: [CSSRule] = []
    /// The bodies of the animations. Equal animations have one name.
    private(set) var animations: [String] = []
    /// The registered custom properties with their syntax and initial values.
    private(set) var properties: [String] = []

    /// Creates an empty style sheet.
    init(name: String) { self.name = name }

    /// Adds a declaration to the rule of a selector.
    mutating func add(_ property: String, _ value: String, to selector: String) {
        let declaration = CSSDeclaration(property: property, value: value)
        if let index = rules.firstIndex(where: { $0.selector == selector }) {
            rules[index].declarations.append(declaration)
        } else {
            rules.append(CSSRule(selector: selector, declarations: [declaration]))
        }
    }

    /// Adds an animation to the rule of a selector.
    mutating func addAnimation(_ value: String, to selector: String) {
        guard let rule = rules.firstIndex(where: { $0.selector == selector }),
            let index = rules[rule].declarations.firstIndex(where: { $0.property == "animation" })
        else { return add("animation", value, to: selector) }
        rules[rule].declarations[index].value += ", \(value)"
    }

    /// Adds the keys of an animation, and returns its name.
    mutating func define(keys: [String]) -> String {
        let body = keys.map { "  \($0)\n" }.joined()
        let index = animations.firstIndex(of: body) ?? animations.count
        if index == animations.count { animations.append(body) }
        return "\(name)-motion-\(index + 1)"
    }

    /// Registers a custom property, so that it can be animated.
    mutating func register(_ property: String, syntax: String, initial: String) {
        let text = """
            @property \(property) {
              syntax: "\(syntax)";
              inherits: false;
              initial-value: \(initial);
            }
            """
        if !properties.contains(text) { properties.append(text) }
    }

    /// Removes the rules, so that those of another appearance can be added. Animations and
    /// properties are retained.
    mutating func removeRules() { rules = [] }

    /// The registered properties and the animations.
    var definitions: [String] {
        properties
            + animations.enumerated().map { "@keyframes \(name)-motion-\($0 + 1) {\n\($1)}" }
    }

    /// Returns the rules of the dark appearance that differ from the light ones.
    static func differences(of dark: [CSSRule], from light: [CSSRule]) -> [CSSRule] {
        dark.compactMap { rule in
            let known = light.first { $0.selector == rule.selector }?.declarations ?? []
            let own = rule.declarations.filter { !known.contains($0) }
            return own.isEmpty ? nil : CSSRule(selector: rule.selector, declarations: own)
        }
    }

    /// Returns rules as text. Rules with equal declarations are one.
    static func text(of rules: [CSSRule], indent: String = "") -> String {
        var merged: [(selectors: [String], declarations: [CSSDeclaration])] = []
        for rule in rules {
            if let index = merged.firstIndex(where: { $0.declarations == rule.declarations }) {
                merged[index].selectors.append(rule.selector)
            } else {
                merged.append(([rule.selector], rule.declarations))
            }
        }
        return merged.map { selectors, declarations in
            let lines = declarations.map { "\(indent)  \($0.text)\n" }.joined()
            return "\(indent)\(selectors.joined(separator: ",\n\(indent)")) {\n\(lines)\(indent)}"
        }.joined(separator: "\n\n")
    }
}

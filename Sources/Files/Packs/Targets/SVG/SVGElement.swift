/// An element of an SVG document.
struct SVGElement: Equatable {
    /// An attribute with its unescaped value.
    struct Attribute: Equatable {
        var name: String
        var value: String
    }

    var name: String
    var attributes: [Attribute]
    var children: [SVGElement]
    /// Text that contains no characters to escape, such as a style sheet.
    var text = ""

    /// Creates an element. Attributes without a value are left out.
    init(_ name: String, _ attributes: [(String, String?)] = [], _ children: [SVGElement] = []) {
        self.name = name
        self.attributes = attributes.compactMap { name, value in
            value.map { Attribute(name: name, value: $0) }
        }
        self.children = children
    }

    /// The value of an attribute, or `nil` if the element does not have it.
    subscript(name: String) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            attributes.removeAll { $0.name == name }
            if let newValue { attributes.append(Attribute(name: name, value: newValue)) }
        }
    }

    /// Whether the element is a group that does not change its children.
    var isPlainGroup: Bool {
        name == "g" && attributes.isEmpty
            && !children.contains { $0.name.hasPrefix("animate") }
    }

    /// Returns the element as lines of text.
    func lines(indent: Int = 0) -> [String] {
        let blanks = String(repeating: "  ", count: indent)
        let start = attributes.reduce("\(blanks)<\(name)") {
            "\($0) \($1.name)=\"\(Self.escaped($1.value))\""
        }
        if !text.isEmpty {
            let inner = text.split(separator: "\n").map { "\(blanks)  \($0)" }
            return ["\(start)>"] + inner + ["\(blanks)</\(name)>"]
        }
        guard !children.isEmpty else { return ["\(start)/>"] }
        return ["\(start)>"] + children.flatMap { $0.lines(indent: indent + 1) }
            + ["\(blanks)</\(name)>"]
    }

    /// Returns text with the characters escaped that have a meaning in XML and HTML.
    static func escaped(_ text: String) -> String {
        text.reduce(into: "") { result, character in
            switch character {
            case "&": result += "&amp;"
            case "<": result += "&lt;"
            case ">": result += "&gt;"
            case "\"": result += "&quot;"
            default: result.append(character)
            }
        }
    }
}

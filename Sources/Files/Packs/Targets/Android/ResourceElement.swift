/// An element of an Android resource file.
struct ResourceElement: Equatable {
    /// An attribute; names without a prefix of their own get `android:`.
    struct Attribute: Equatable {
        var name: String
        var value: String
    }

    var name: String
    var attributes: [Attribute] = []
    var children: [ResourceElement] = []

    /// Creates an element.
    init(
        _ name: String,
        _ attributes: KeyValuePairs<String, String> = [:],
        _ children: [ResourceElement] = []
    ) {
        self.name = name
        self.attributes = attributes.map { Attribute(name: $0, value: $1) }
        self.children = children
    }

    /// Creates the element for an attribute whose value is a resource in the same file.
    init(attribute: String, _ child: ResourceElement) {
        name = "aapt:attr"
        attributes = [Attribute(name: "name", value: "android:" + attribute)]
        children = [child]
    }

    /// The value of an attribute. Setting `nil` changes nothing.
    subscript(name: String) -> String? {
        get { attributes.first { $0.name == name }?.value }
        set {
            guard let newValue else { return }
            attributes.removeAll { $0.name == name }
            attributes.append(Attribute(name: name, value: newValue))
        }
    }

    /// The file with this root element.
    var file: String {
        var root = self
        let android = Attribute(
            name: "xmlns:android",
            value: "http://schemas.android.com/apk/res/android"
        )
        let aapt = Attribute(name: "xmlns:aapt", value: "http://schemas.android.com/aapt")
        root.attributes.insert(contentsOf: hasInlineResource ? [android, aapt] : [android], at: 0)
        let lines = ["<?xml version=\"1.0\" encoding=\"utf-8\"?>"] + root.lines(indent: "")
        return lines.joined(separator: "\n")
    }

    /// Whether the element contains a resource of its own.
    private var hasInlineResource: Bool {
        name == "aapt:attr" || children.contains(where: \.hasInlineResource)
    }

    private func lines(indent: String) -> [String] {
        let attributes = attributes.map { attribute in
            let isPlain = name != "aapt:attr" && !attribute.name.contains(":")
            return "\(isPlain ? "android:" : "")\(attribute.name)=\"\(attribute.value)\""
        }
        let end = children.isEmpty ? " />" : ">"
        let single = ([indent + "<" + name] + attributes).joined(separator: " ") + end
        var lines = [single]
        if single.count > 100, attributes.count > 1 {
            lines = [indent + "<" + name] + attributes.map { indent + "    " + $0 }
            lines[lines.count - 1] += end
        }
        guard !children.isEmpty else { return lines }
        return lines + children.flatMap { $0.lines(indent: indent + "    ") }
            + [indent + "</" + name + ">"]
    }
}

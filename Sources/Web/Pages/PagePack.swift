import Base

/// A target of packs in a page's menu.
package struct PageTarget {
    /// The name after `--for`.
    package let name: String
    /// What loads the pack, in a few words.
    package let purpose: String

    /// Creates a target.
    package init(name: String, purpose: String) { (self.name, self.purpose) = (name, purpose) }

    /// The target as JSON for the page's script.
    var json: JSON { ["name": .string(name), "purpose": .string(purpose)] }
}

/// A design's source for a target, such as SVG, which a page copies.
package struct PageSource: Equatable {
    /// The name of the target.
    package let target: String
    /// The states that the source shows.
    package let states: [String]
    /// The source.
    package let text: String

    /// Creates a source.
    package init(target: String, states: [String], text: String) {
        (self.target, self.states, self.text) = (target, states, text)
    }

    /// The source as JSON for the page's script.
    var json: JSON {
        [
            "target": .string(target), "states": .array(states.map(JSON.string)),
            "text": .string(text),
        ]
    }
}

import Base
import DesignFormat
import Frames
import Indicators
import Platform
import Raster

/// The recipes of `Documentation/cookbook.md`.
package struct Cookbook {
    /// The recipes, in order.
    package let recipes: [Recipe]

    /// Reads the cookbook of a package.
    package init(package: String) throws {
        let bytes = try FileContents.read(path: "\(package)/Documentation/cookbook.md")
        try self.init(String(decoding: bytes, as: UTF8.self))
    }

    /// Parses a cookbook. Each section has a code block, an image, and the command that draws it.
    package init(_ markdown: String) throws {
        var sections: [[Substring]] = []
        for line in markdown.split(separator: "\n", omittingEmptySubsequences: false) {
            if line.hasPrefix("## ") { sections.append([]) }
            if !sections.isEmpty { sections[sections.count - 1].append(line) }
        }
        recipes = try sections.map(Recipe.init)
    }
}

/// A design of the cookbook with its image.
package struct Recipe {
    /// The heading.
    package let title: String
    /// The contents of the code block.
    package let code: String
    /// Whether the code is Swift rather than YAML.
    package let isSwift: Bool
    /// The image's path in the package.
    package let picturePath: String
    /// The options of the drawing command.
    private let options: [String]
    private let hasDark: Bool

    fileprivate init(_ lines: [Substring]) throws {
        let heading = lines.first.map { String($0.dropFirst(3)) } ?? ""
        func missing(_ part: String) -> DrawingError {
            DrawingError(description: "recipe “\(heading)” has no \(part)")
        }
        guard let start = lines.firstIndex(where: { $0.hasPrefix("```") }),
            let end = lines[(start + 1)...].firstIndex(of: "```")
        else { throw missing("code") }
        let prefix = "](../Assets/pictures/"
        guard let picture = lines.first(where: { $0.hasPrefix("![") && $0.contains(prefix) }),
            let name = picture.split(separator: "/").last?.dropLast()
        else { throw missing("picture") }
        guard let command = lines.first(where: { $0.hasPrefix("`pinwheel strip ") }) else {
            throw missing("command")
        }
        title = heading
        code = lines[(start + 1)..<end].joined(separator: "\n") + "\n"
        isSwift = lines[start] == "```swift"
        picturePath = "Assets/pictures/cookbook/\(name)"
        options = command.split(separator: " ").map(String.init)
        hasDark = lines[..<start].contains { $0.contains("--appearance dark") }
    }

    /// Returns the recipe's design.
    package func design() throws -> Design {
        isSwift ? try SwiftRecipe.moon() : try DesignDrawing(text: code).design()
    }

    /// Draws the recipe's image.
    package func strip() throws -> Image {
        let moments = MomentSelection(
            states: try states(),
            times: .steps(value(after: "--steps").flatMap { Int($0) } ?? 8)
        )
        let drawing = DesignDrawing(text: code, moments: moments, hasDark: hasDark)
        return try drawing.strip(of: design())
    }

    private func states() throws -> [StateName]? {
        try value(after: "--state").map { names in
            try names.split(separator: ",").map { name in
                guard let state = StateName(rawValue: String(name)) else {
                    throw DrawingError(description: "recipe “\(title)”: no state \(name)")
                }
                return state
            }
        }
    }

    private func value(after option: String) -> String? {
        options.firstIndex(of: option).flatMap { index in
            options.indices.contains(index + 1) ? options[index + 1] : nil
        }
    }
}

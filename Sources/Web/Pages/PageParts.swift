import Base
import PageAssets

/// The files for embedding designs in other pages: the module, its types, the engine, designs, and
/// a minimal example page.
package struct PageParts {
    /// A file in the output folder.
    package struct File {
        /// The path relative to the output folder.
        package let path: String
        /// The content.
        package let bytes: [UInt8]
    }

    /// The files. The first is the page.
    package let files: [File]

    /// Creates the files for designs with distinct names.
    ///
    /// - Parameters:
    ///   - designs: The designs to show, at least one.
    ///   - engine: The engine, compressed with gzip.
    package init(designs: [PageDesign], engine: [UInt8]) {
        let sources = Self.paths(of: designs)
        files =
            [File(path: "index.html", bytes: Array(Self.page(sources).utf8))] + Self.module
            + [File(path: PageEngineFile.name, bytes: engine)]
            + zip(designs, sources).flatMap(Self.files)
    }

    /// The module, the custom element and the files they import.
    private static let module = [
        asset("pinwheel.js"),
        asset("pinwheel.d.ts"),
        asset("pinwheel-indicator.js"),
        asset("pinwheel-indicator.d.ts"),
        asset("pinwheel-clock.js"),
        asset("pinwheel-files.js"),
        asset("pinwheel-frames.js"),
        asset("pinwheel-labels.js"),
        asset("pinwheel-problems.js"),
        asset("png.js"),
    ]

    /// Returns the files that play the designs in documentation pages. They work without a server.
    ///
    /// - Parameters:
    ///   - engine: The engine, compressed with gzip, or `nil` if it is missing. Then only the
    ///     styles are returned.
    ///   - images: The PNG files that the designs refer to, by name.
    package static func live(engine: [UInt8]?, images: [String: [UInt8]] = [:]) -> [File] {
        guard let engine else { return styles }
        let pictures = images.sorted { $0.key < $1.key }.map { name, png in
            JSON.Member(name, .string(Base64.text(of: png)))
        }
        let script = """
            globalThis.pinwheelEngine = "\(Base64.text(of: engine))";
            globalThis.pinwheelImages = \(JSON.object(pictures).text);

            """
        return styles + [
            File(path: "engine.js", bytes: Array(script.utf8)),
            File(path: "live.js", bytes: Array(PageScript.liveText.utf8)),
        ]
    }

    private static let styles = [
        asset("live.css"),
        asset("guide.css"),
        asset("look.css"),
    ]

    /// Returns an embedded file.
    private static func asset(_ name: String) -> File {
        File(path: name, bytes: PageAssets.web.bytes(name))
    }

    private static func page(_ sources: [String]) -> String {
        let elements = sources.map { "<pinwheel-indicator src=\"\($0)\"></pinwheel-indicator>" }
        return """
            <!doctype html><meta charset="utf-8"><meta name="color-scheme" content="light dark">\
            <title>Indicators</title>
            <script type="module" src="pinwheel-indicator.js"></script>
            \(elements.joined(separator: " "))

            """
    }

    /// Returns the designs' paths. A design with other files gets a folder of its own. Names that
    /// are equal after replacing special characters get a number.
    private static func paths(of designs: [PageDesign]) -> [String] {
        var usedNames: Set<String> = []
        return designs.map { design in
            let letters = String(
                design.name.map {
                    $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "_"
                }
            )
            var (name, number) = (letters, 2)
            // Some file systems ignore case.
            while !usedNames.insert(name.lowercased()).inserted {
                name = "\(letters)-\(number)"
                number += 1
            }
            let isSingleFile = design.texts.isEmpty && design.images.isEmpty
            return isSingleFile ? "designs/\(name).yaml" : "designs/\(name)/\(name).yaml"
        }
    }

    private static func files(_ design: PageDesign, _ path: String) -> [File] {
        let folder = path[...(path.lastIndex(of: "/") ?? path.startIndex)]
        let usedFiles = design.texts.mapValues { Array($0.utf8) }.merging(design.images) { $1 }
        return [File(path: path, bytes: Array(design.text.utf8))]
            + usedFiles.sorted { $0.key < $1.key }
            .map { File(path: folder + $0.key, bytes: $0.value) }
    }
}

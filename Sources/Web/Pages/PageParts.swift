import Base
import PageAssets

/// What pages of one's own are made of: the module, its types, the engine, designs, and a page of three
/// lines that shows them.
package struct PageParts {
    /// A file below the folder.
    package struct File {
        /// Where it lies below the folder.
        package let path: String
        /// What is in it.
        package let bytes: [UInt8]
    }

    /// The files, the page first.
    package let files: [File]

    /// The parts for designs, whose names differ.
    ///
    /// - Parameters:
    ///   - designs: What the page shows, at least one.
    ///   - engine: The engine, compressed by gzip.
    package init(designs: [PageDesign], engine: [UInt8]) {
        let sources = Self.paths(of: designs)
        files =
            [File(path: "index.html", bytes: Array(Self.page(sources).utf8))] + Self.module
            + [File(path: PageEngineFile.name, bytes: engine)]
            + zip(designs, sources).flatMap(Self.files)
    }

    /// The module, the element and what they are made of.
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

    /// What makes the designs of the documentation's pages alive, opened as files, too.
    ///
    /// - Parameters:
    ///   - engine: The engine, compressed by gzip; nil where there is none.
    ///   - images: What designs name, as PNG.
    package static func live(engine: [UInt8]?, images: [String: [UInt8]] = [:]) -> [File] {
        guard let engine else { return styles }
        let pictures = images.sorted { $0.key < $1.key }.map { name, png in
            JSON.Member(name, .string(Base64.text(of: png)))
        }
        let held = """
            globalThis.pinwheelEngine = "\(Base64.text(of: engine))";
            globalThis.pinwheelImages = \(JSON.object(pictures).text);

            """
        return styles + [
            File(path: "engine.js", bytes: Array(held.utf8)),
            File(path: "live.js", bytes: Array(PageScript.liveText.utf8)),
        ]
    }

    private static let styles = [
        asset("live.css"),
        asset("guide.css"),
        asset("look.css"),
    ]

    /// An embedded file under its own name.
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

    /// Where the designs lie. One that uses files has a folder of its own, so that none is in another's way;
    /// what names of other letters would have in common is told apart by numbers.
    private static func paths(of designs: [PageDesign]) -> [String] {
        var taken: Set<String> = []
        return designs.map { design in
            let letters = String(
                design.name.map {
                    $0.isASCII && ($0.isLetter || $0.isNumber || $0 == "-") ? $0 : "_"
                }
            )
            var (name, number) = (letters, 2)
            // Some file systems do not tell capitals from small letters.
            while !taken.insert(name.lowercased()).inserted {
                name = "\(letters)-\(number)"
                number += 1
            }
            let isAlone = design.texts.isEmpty && design.images.isEmpty
            return isAlone ? "designs/\(name).yaml" : "designs/\(name)/\(name).yaml"
        }
    }

    private static func files(_ design: PageDesign, _ path: String) -> [File] {
        let folder = path[...(path.lastIndex(of: "/") ?? path.startIndex)]
        let beside = design.texts.mapValues { Array($0.utf8) }.merging(design.images) { $1 }
        return [File(path: path, bytes: Array(design.text.utf8))]
            + beside.sorted { $0.key < $1.key }.map { File(path: folder + $0.key, bytes: $0.value) }
    }
}

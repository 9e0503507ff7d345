import Base
import DesignReference
import Frames
import Pages
import Pictures
import Platform

/// A generator of web pages from `Documentation`. The designs play if the WebAssembly engine is
/// available.
package struct Guide {
    private let package: String
    private let folder: String
    private let engine: [UInt8]?
    /// The reason why the designs do not play, or `nil`.
    package let engineProblem: String?

    /// The pages: file names, and the titles in links.
    private static let pages = [
        ("gallery", "Gallery"), ("designs", "Designs"), ("format", "Format"),
        ("cookbook", "Cookbook"),
        ("commands", "Commands"), ("packs", "Packs"), ("goldens", "Goldens"),
        ("lifecycles", "Lifecycles"),
        ("preview", "Preview"), ("pages", "Pages"), ("views", "Views"), ("scale", "Scale"),
        ("determinism", "Determinism"), ("Extending", "Extending"),
    ]

    /// Creates the guide of a package in a folder of the package, and reads the engine.
    package init(package: String, folder: String) {
        self.package = package
        self.folder = folder
        do {
            engine = try PageEngineFile.read(path: nil)
            engineProblem = nil
        } catch {
            engine = nil
            engineProblem = "\(error)"
        }
    }

    /// Writes all pages, images and scripts. The designs do not play if there is an
    /// `engineProblem`.
    package func write() throws {
        for (name, title) in Self.pages {
            let bytes = try FileContents.read(path: "\(package)/Documentation/\(name).md")
            try save(
                page(String(decoding: bytes, as: UTF8.self), name, title, engine != nil),
                "\(name).html"
            )
        }
        try save(Self.entrance, "index.html")
        try savePictures()
        let images = [
            "logo.png": try PNG.encode(DocumentAssets.logo()),
            "sails.png": try PNG.encode(DocumentAssets.sails()),
        ]
        for (name, png) in images { try save(png, name) }
        for file in PageParts.live(engine: engine, images: images) {
            try save(file.bytes, file.path)
        }
    }

    private func save(_ text: String, _ path: String) throws { try save(Array(text.utf8), path) }

    private func save(_ bytes: [UInt8], _ path: String) throws {
        try AtomicFile.write(bytes, to: "\(folder)/\(path)")
    }

    /// Writes the images of the pages.
    private func savePictures() throws {
        for kind in ["format", "cookbook", "gallery"] {
            let pictures = "Assets/pictures/\(kind)"
            for file in try Folder.files(below: "\(package)/\(pictures)") {
                let bytes = try FileContents.read(path: "\(package)/\(pictures)/\(file)")
                try save(bytes, "pictures/\(kind)/\(file)")
            }
        }
        for name in ["preview.png", "storyboard.png"] {
            try save(
                FileContents.read(path: "\(package)/Assets/pictures/\(name)"),
                "pictures/\(name)"
            )
        }
    }

    private static let entrance = """
        <!doctype html><meta charset="utf-8"><title>Pinwheel</title>
        <meta http-equiv="refresh" content="0; url=cookbook.html"><a href="cookbook.html">Cookbook</a>

        """

    private func page(_ markdown: String, _ name: String, _ title: String, _ hasEngine: Bool)
        -> String
    {
        let links = Self.pages.map { page, words in
            "<a href=\"\(page).html\"\(page == name ? " aria-current=\"page\"" : "")>\(words)</a>"
        }
        // Examples in the format reference contain only layers, so the page needs the rest of a
        // design.
        let head =
            name == "format" ? " data-head=\"\(MarkdownLine.escaped(FormatExample.head))\"" : ""
        let scripts =
            hasEngine
            ? ["engine.js", "live.js"].map { "<script defer src=\"\($0)\"></script>\n" }.joined()
            : ""
        return """
            <!doctype html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width, initial-scale=1">
            <meta name="color-scheme" content="light dark">
            <title>\(title) – Pinwheel</title>
            <link rel="icon" href="data:,">
            <link rel="stylesheet" href="look.css">
            <link rel="stylesheet" href="guide.css">
            <link rel="stylesheet" href="live.css">
            \(scripts)<header class="guide-top"><h1>Pinwheel</h1>\(links.joined(separator: "\n"))</header>
            <main class="guide"\(head)>
            \(MarkdownHTML(markdown, address: Self.address).text)
            </main>
            </html>

            """
    }

    /// Returns the target of a link in the guide: its own page or image, or a file of the package,
    /// which is three folders up.
    private static func address(_ link: String) -> String {
        if link.hasPrefix("#") || link.contains("://") { return link }
        let pictures = "../Assets/pictures/"
        if link.hasPrefix(pictures) { return "pictures/" + link.dropFirst(pictures.count) }
        if link.hasPrefix("../") { return "../../" + link }
        return link.replacing(".md", with: ".html")
    }
}

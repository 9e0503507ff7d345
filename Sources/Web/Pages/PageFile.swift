import Base
import PageAssets

/// A self-contained HTML file that shows designs. It embeds the engine, the designs and the script.
package struct PageFile {
    /// The file's content in UTF-8.
    package let html: [UInt8]

    /// Creates a page for designs.
    ///
    /// - Parameters:
    ///   - designs: The designs to show, at least one.
    ///   - targets: The targets of packs.
    ///   - engine: The engine, compressed with gzip.
    package init(designs: [PageDesign], targets: [PageTarget] = [], engine: [UInt8]) {
        let parts: [(mark: String, text: String)] = [
            (
                "/*STYLE*/",
                ["look.css", "gallery.css", "page.css"].map(PageAssets.web.text).joined()
            ),
            ("/*DESIGNS*/", Self.escapedForScript(JSON.array(designs.map(\.json)).text)),
            ("/*TARGETS*/", Self.escapedForScript(JSON.array(targets.map(\.json)).text)),
            ("/*ENGINE*/", Base64.text(of: engine)),
            ("/*WORKER*/", PageScript.workerText),
            ("/*SCRIPT*/", PageScript.text),
        ]
        html = Array(Self.replacingMarks(PageAssets.web.text("page.html"), parts).utf8)
    }

    /// Replaces the first occurrence of each mark with its text.
    private static func replacingMarks(
        _ text: String,
        _ parts: [(mark: String, text: String)]
    ) -> String {
        var rest = text[...]
        var result = ""
        for part in parts {
            guard let range = rest.firstRange(of: part.mark) else { continue }
            result += rest[..<range.lowerBound] + part.text
            rest = rest[range.upperBound...]
        }
        return result + rest
    }

    /// Escapes `<`, so that JSON cannot end the script element that contains it.
    private static func escapedForScript(_ text: String) -> String {
        text.replacing("<", with: "\\u003c")
    }
}

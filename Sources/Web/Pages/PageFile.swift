import Base
import PageAssets

/// One HTML file that shows designs by itself: the engine, the designs and the page's script are in it.
package struct PageFile {
    /// The file's text.
    package let html: [UInt8]

    /// A page for designs.
    ///
    /// - Parameters:
    ///   - designs: What it shows, at least one.
    ///   - engine: The engine, compressed by gzip.
    package init(designs: [PageDesign], engine: [UInt8]) {
        let parts: [(mark: String, text: String)] = [
            (
                "/*STYLE*/",
                PageAssets.web.text("look.css") + PageAssets.web.text("page.css")
            ),
            ("/*DESIGNS*/", Self.inScript(JSON.array(designs.map(\.json)).text)),
            ("/*ENGINE*/", Base64.text(of: engine)),
            ("/*WORKER*/", PageScript.workerText),
            ("/*SCRIPT*/", PageScript.text),
        ]
        html = Array(Self.filled(PageAssets.web.text("page.html"), parts).utf8)
    }

    /// A text with each mark, once, replaced by what it stands for.
    private static func filled(_ text: String, _ parts: [(mark: String, text: String)]) -> String {
        var rest = text[...]
        var filled = ""
        for part in parts {
            guard let range = rest.firstRange(of: part.mark) else { continue }
            filled += rest[..<range.lowerBound] + part.text
            rest = rest[range.upperBound...]
        }
        return filled + rest
    }

    /// A JSON text that cannot end the element around it.
    private static func inScript(_ text: String) -> String { text.replacing("<", with: "\\u003c") }
}

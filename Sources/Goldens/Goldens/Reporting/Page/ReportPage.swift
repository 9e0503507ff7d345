import PageAssets

/// The page's own files, which lie in `Assets/report` and are embedded when the package is built.
enum ReportPage {
    /// The modules of the script, each after those it imports from.
    private static let modules = [
        "dom.js", "copy.js",
        "words.js", "png.js", "pixels.js",
        "pictures.js", "player.js", "timeline.js",
        "stage.js", "inspector.js", "details.js",
        "list.js", "keyboard.js", "keys.js",
        "theme.js", "address.js", "viewer.js",
        "report.js",
    ]

    /// What every page begins with.
    static var start: Substring { PageAssets.report.text("report.html").prefix { $0 != "{" } }

    /// The page with `data`, a JSON text, for its script.
    static func text(data: String) -> String {
        let values = [
            "style": PageAssets.report.text("look.css") + PageAssets.report.text("report.css"),
            // Within a script element only "<" could end it; JSON has it in texts alone.
            "data": data.split(separator: "<", omittingEmptySubsequences: false)
                .joined(separator: "\\u003c"),
            "script": script,
        ]
        // Split rather than replaced, so that what is filled in is never searched itself.
        var page = ""
        var rest = PageAssets.report.text("report.html")[...]
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
            let name = rest[start..<end].drop { $0 == "{" }
            page += rest[..<start] + (values[String(name)] ?? "")
            rest = rest[end...].drop { $0 == "}" }
        }
        return page + rest
    }

    /// The modules as one, since a page opened from a disk may not import any. Their names are all
    /// different; what they import and export is left out.
    private static var script: String {
        modules.map { module in
            PageAssets.report.text(module).split(separator: "\n", omittingEmptySubsequences: false)
                .filter { !$0.hasPrefix("import ") }
                .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
                .joined(separator: "\n")
        }
        .joined(separator: "\n")
    }
}

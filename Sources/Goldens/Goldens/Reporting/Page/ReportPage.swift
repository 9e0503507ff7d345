import PageAssets

/// The HTML page, assembled from the files in `Assets/report`, which are embedded when the package
/// is built.
enum ReportPage {
    /// The modules of the script. Each module comes after the modules that it imports.
    private static let modules = [
        "dom.js", "copy.js",
        "choices.js", "words.js", "base64.js", "png.js", "pixels.js",
        "pictures.js", "player.js", "timeline.js",
        "stage.js", "inspector.js", "details.js",
        "list.js", "keyboard.js", "keys.js",
        "theme.js", "address.js", "viewer.js",
        "report.js",
    ]

    /// The first characters of every page.
    static var start: Substring { PageAssets.report.text("report.html").prefix { $0 != "{" } }

    /// Returns the page with the JSON text `data` for its script.
    static func text(data: String) -> String {
        let values = [
            "style": PageAssets.report.text("look.css") + PageAssets.report.text("report.css"),
            // "<" could end the script element. In JSON it occurs only in strings, so it can be
            // escaped.
            "data": data.split(separator: "<", omittingEmptySubsequences: false)
                .joined(separator: "\\u003c"),
            "script": script,
        ]
        // Placeholders are filled in one pass, so inserted text is not searched for placeholders.
        var page = ""
        var rest = PageAssets.report.text("report.html")[...]
        while let start = rest.firstIndex(of: "{"), let end = rest[start...].firstIndex(of: "}") {
            let name = rest[start..<end].drop { $0 == "{" }
            page += rest[..<start] + (values[String(name)] ?? "")
            rest = rest[end...].drop { $0 == "}" }
        }
        return page + rest
    }

    /// All modules as one script, because a page that is opened from a disk cannot import modules.
    /// Top-level names are unique across modules, so imports and exports are dropped.
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

/// The page's own files, which lie in `Assets/report` and are embedded when the package is built.
enum ReportPage {
    /// The modules of the script, each after those it imports from.
    private static let modules = [
        PackageResources.dom_js, PackageResources.copy_js,
        PackageResources.words_js, PackageResources.png_js, PackageResources.pixels_js,
        PackageResources.pictures_js, PackageResources.player_js, PackageResources.timeline_js,
        PackageResources.stage_js, PackageResources.inspector_js, PackageResources.details_js,
        PackageResources.list_js, PackageResources.keyboard_js, PackageResources.keys_js,
        PackageResources.theme_js, PackageResources.address_js, PackageResources.viewer_js,
        PackageResources.report_js,
    ]

    /// What every page begins with.
    static var start: Substring { string(PackageResources.report_html).prefix { $0 != "{" } }

    /// The page with `data`, a JSON text, for its script.
    static func text(data: String) -> String {
        let values = [
            "style": string(PackageResources.look_css) + string(PackageResources.report_css),
            // Within a script element only "<" could end it; JSON has it in texts alone.
            "data": data.split(separator: "<", omittingEmptySubsequences: false)
                .joined(separator: "\\u003c"),
            "script": script,
        ]
        // Split rather than replaced, so that what is filled in is never searched itself.
        var page = ""
        var rest = string(PackageResources.report_html)[...]
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
            string(module).split(separator: "\n", omittingEmptySubsequences: false)
                .filter { !$0.hasPrefix("import ") }
                .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
                .joined(separator: "\n")
        }
        .joined(separator: "\n")
    }

    private static func string(_ bytes: [UInt8]) -> String {
        String(decoding: bytes, as: UTF8.self)
    }
}

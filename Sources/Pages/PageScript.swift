/// The page's modules as one script, so that a page opens without a server: a file's modules may not be
/// fetched.
enum PageScript {
    /// The modules, each after those that it imports.
    private static let modules = [
        PackageResources.dom_js, PackageResources.copy_js, PackageResources.surface_js,
        PackageResources.png_js, PackageResources.pinwheel_problems_js,
        PackageResources.pinwheel_files_js, PackageResources.pinwheel_js,
        PackageResources.animation_js, PackageResources.keep_js, PackageResources.player_js,
        PackageResources.recording_js, PackageResources.pulling_js, PackageResources.controls_js,
        PackageResources.main_js,
    ]

    /// The script.
    static var text: String { modules.map { joined(PageFile.text($0)) }.joined(separator: "\n") }

    /// A module without its imports and exports, whose names are one another's. Those of pages stand on
    /// one line each.
    private static func joined(_ module: String) -> String {
        module.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !($0.hasPrefix("import ") && $0.hasSuffix(";")) }
            .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
            .joined(separator: "\n")
    }
}

/// Modules as one script, so that pages open without a server: a file's modules may not be fetched.
enum PageScript {
    /// The modules of `pinwheel page`, each after those that it imports.
    private static let page = [
        PackageResources.dom_js, PackageResources.copy_js, PackageResources.surface_js,
        PackageResources.png_js, PackageResources.pinwheel_problems_js,
        PackageResources.pinwheel_files_js, PackageResources.pinwheel_js,
        PackageResources.animation_js, PackageResources.keep_js, PackageResources.player_js,
        PackageResources.recording_js, PackageResources.pulling_js, PackageResources.controls_js,
        PackageResources.main_js,
    ]

    /// The modules of documentation whose designs are alive.
    private static let live = [
        PackageResources.png_js, PackageResources.pinwheel_problems_js,
        PackageResources.pinwheel_files_js, PackageResources.pinwheel_js,
        PackageResources.pinwheel_clock_js, PackageResources.pinwheel_frames_js,
        PackageResources.pinwheel_indicator_js, PackageResources.live_js,
    ]

    /// The script of `pinwheel page`.
    static var text: String { joined(page) }

    /// The script of documentation, whose names are its own.
    static var liveText: String {
        """
        (() => {
        "use strict";
        const ownAddress = document.currentScript.src;
        \(joined(live).replacing("import.meta.url", with: "ownAddress"))
        })();

        """
    }

    private static func joined(_ modules: [[UInt8]]) -> String {
        modules.map { joined(PageFile.text($0)) }.joined(separator: "\n")
    }

    /// A module without its imports and exports, whose names are one another's. Those of pages stand on
    /// one line each.
    private static func joined(_ module: String) -> String {
        module.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !($0.hasPrefix("import ") && $0.hasSuffix(";")) }
            .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
            .joined(separator: "\n")
    }
}

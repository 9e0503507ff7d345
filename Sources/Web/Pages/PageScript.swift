import PageAssets

/// Modules as one script, so that pages open without a server: a file's modules may not be fetched.
enum PageScript {
    /// The modules of `pinwheel page`, each after those that it imports.
    private static let page = [
        "dom.js", "choices.js", "copy.js", "range.js", "surface.js",
        "base64.js", "png.js", "pinwheel-problems.js", "pinwheel-files.js", "pinwheel-clock.js",
        "animation.js", "latest.js", "engine.js",
        "link.js", "drafts.js", "problem-list.js", "saving.js",
        "player.js", "recording.js", "pulling.js", "controls.js",
        "main.js",
    ]

    /// The modules of the worker of `pinwheel page`, which has the engine.
    private static let worker = [
        "png.js", "pinwheel-problems.js", "pinwheel-files.js", "pinwheel.js",
        "base64.js", "engine-worker.js",
    ]

    /// The modules of documentation whose designs are alive.
    private static let live = [
        "dom.js", "choices.js", "base64.js", "png.js", "pinwheel-problems.js",
        "pinwheel-files.js", "pinwheel.js",
        "pinwheel-clock.js", "pinwheel-frames.js", "pinwheel-labels.js",
        "pinwheel-indicator.js", "live.js",
    ]

    /// The script of `pinwheel page`.
    static var text: String { joined(page) }

    /// The script of the worker of `pinwheel page`, which is no module.
    static var workerText: String {
        joined(worker).replacing("import.meta.url", with: "location.href")
    }

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

    private static func joined(_ modules: [String]) -> String {
        modules.map { joined(module: PageAssets.web.text($0)) }.joined(separator: "\n")
    }

    /// A module without its imports and exports, whose names are one another's. Those of pages stand on
    /// one line each.
    private static func joined(module: String) -> String {
        module.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !($0.hasPrefix("import ") && $0.hasSuffix(";")) }
            .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
            .joined(separator: "\n")
    }
}

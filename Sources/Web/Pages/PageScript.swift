import PageAssets

/// JavaScript modules joined into one script. A page opened from a file cannot import modules.
enum PageScript {
    /// The modules of `pinwheel page`, each after its imports.
    private static let page = [
        "dom.js", "choices.js", "copy.js", "range.js", "surface.js",
        "base64.js", "png.js", "pinwheel-problems.js", "pinwheel-files.js", "pinwheel-clock.js",
        "animation.js", "latest.js", "engine.js",
        "link.js", "drafts.js", "problem-list.js", "saving.js",
        "design-filter.js", "showcase.js", "grid.js",
        "player.js", "recording.js", "pulling.js", "controls.js", "pack-menu.js",
        "main.js",
    ]

    /// The modules of the worker of `pinwheel page`, which runs the engine.
    private static let worker = [
        "png.js", "pinwheel-problems.js", "pinwheel-files.js", "pinwheel.js",
        "base64.js", "engine-worker.js",
    ]

    /// The modules of documentation pages with live designs.
    private static let live = [
        "dom.js", "choices.js", "base64.js", "png.js", "pinwheel-problems.js",
        "pinwheel-files.js", "pinwheel.js",
        "pinwheel-clock.js", "pinwheel-frames.js", "pinwheel-labels.js",
        "pinwheel-indicator.js", "live.js",
    ]

    /// The script of `pinwheel page`.
    static var text: String { joined(page) }

    /// The worker's script of `pinwheel page`. It is a classic script, not a module.
    static var workerText: String {
        joined(worker).replacing("import.meta.url", with: "location.href")
    }

    /// The script of documentation pages, in a function scope of its own.
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

    /// Removes the imports and export keywords of a module, so that joined modules share one scope.
    /// Each import must be on one line.
    private static func joined(module: String) -> String {
        module.split(separator: "\n", omittingEmptySubsequences: false)
            .filter { !($0.hasPrefix("import ") && $0.hasSuffix(";")) }
            .map { $0.hasPrefix("export ") ? $0.dropFirst("export ".count) : $0 }
            .joined(separator: "\n")
    }
}

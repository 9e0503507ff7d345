import Foundation
import PackagePlugin

/// Names for what is in a target's catalogues of assets, as Xcode makes them for its own builds:
/// `Image(.logo)`, `Color(.brand)`.
@main struct AssetSymbols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        #if os(macOS)
            // Xcode has made them already.
            return []
        #else
            guard let module = target.sourceModule else { return [] }
            let catalogs = module.sourceFiles.filter { $0.url.pathExtension == "xcassets" }
            guard !catalogs.isEmpty else { return [] }
            for catalog in catalogs where catalog.type != .resource {
                let name = catalog.url.lastPathComponent
                Diagnostics.error(
                    "\(name) is no resource of the target “\(target.name)”, so its pictures would not be "
                        + "found: give the target resources: [.process(\"\(name)\")] in Package.swift"
                )
            }
            let symbols = context.pluginWorkDirectoryURL.appending(path: "AssetSymbols.swift")
            let folders = catalogs.map(\.url)
            return [
                .buildCommand(
                    displayName: "Names of the assets of \(target.name)",
                    executable: try context.tool(named: "asset-symbols").url,
                    arguments: [symbols.path(), library(of: module)] + folders.map { $0.path() },
                    inputFiles: folders.flatMap(contents),
                    outputFiles: [symbols]
                )
            ]
        #endif
    }

    /// What a target's files call the library of views: where they have SwiftUI's name for it by an alias, its
    /// own may not even stand in a branch that is not compiled.
    private func library(of module: any SourceModuleTarget) -> String {
        let own = "PinwheelUI"
        let files = module.sourceFiles.filter { $0.url.pathExtension == "swift" }
        let isNamed = files.contains { file in
            (try? String(contentsOf: file.url, encoding: .utf8))?.contains("import \(own)") == true
        }
        return isNamed ? own : "SwiftUI"
    }

    /// What says which assets a catalogue has, and the folders that are of a name each.
    private func contents(of catalog: URL) -> [URL] {
        let inner = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
        let files = (inner?.allObjects as? [URL] ?? []).filter { url in
            url.lastPathComponent == "Contents.json" || url.hasDirectoryPath
        }
        return [catalog] + files.sorted { $0.path() < $1.path() }
    }
}

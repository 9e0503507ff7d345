import Foundation
import PackagePlugin

/// Writes Swift names for the assets of a target, as Xcode does in its own builds:
/// `Image(.logo)`, `Color(.brand)`.
@main struct AssetSymbols: BuildToolPlugin {
    func createBuildCommands(context: PluginContext, target: any Target) throws -> [Command] {
        #if os(macOS)
            // Xcode has already written them.
            return []
        #else
            guard let module = target.sourceModule else { return [] }
            let catalogs = module.sourceFiles.filter { $0.url.pathExtension == "xcassets" }
            guard !catalogs.isEmpty else { return [] }
            for catalog in catalogs where catalog.type != .resource {
                let name = catalog.url.lastPathComponent
                Diagnostics.error(
                    "\(name) is not a resource of the target “\(target.name)”, so its images "
                        + "are not found; add resources: [.process(\"\(name)\")] to the target "
                        + "in Package.swift"
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

    /// Returns the name of the library of views in the imports of a target. If a module alias
    /// renames it to SwiftUI, its own name is an error even in a branch that is not compiled.
    private func library(of module: any SourceModuleTarget) -> String {
        let own = "PinwheelUI"
        let files = module.sourceFiles.filter { $0.url.pathExtension == "swift" }
        let isNamed = files.contains { file in
            (try? String(contentsOf: file.url, encoding: .utf8))?.contains("import \(own)") == true
        }
        return isNamed ? own : "SwiftUI"
    }

    /// Returns the files that describe the assets of a catalogue, and the folders of its assets.
    private func contents(of catalog: URL) -> [URL] {
        let inner = FileManager.default.enumerator(at: catalog, includingPropertiesForKeys: nil)
        let files = (inner?.allObjects as? [URL] ?? []).filter { url in
            url.lastPathComponent == "Contents.json" || url.hasDirectoryPath
        }
        return [catalog] + files.sorted { $0.path() < $1.path() }
    }
}

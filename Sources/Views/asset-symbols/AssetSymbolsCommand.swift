import AssetCatalogs
import Foundation

/// Writes Swift declarations for the assets in asset catalogues.
///
/// Usage: `asset-symbols SYMBOLS.swift LIBRARY CATALOGUE.xcassets…`. `LIBRARY` is the module that
/// the generated file imports, such as `SwiftUI`.
@main enum AssetSymbolsCommand {
    static func main() {
        let arguments = Array(CommandLine.arguments.dropFirst())
        guard arguments.count >= 3 else {
            fail("usage: asset-symbols SYMBOLS.swift LIBRARY CATALOGUE.xcassets…")
        }
        do {
            var space = AssetNamespace()
            for argument in arguments.dropFirst(2) {
                let path = argument.hasSuffix("/") ? String(argument.dropLast()) : argument
                guard FileManager.default.fileExists(atPath: path) else {
                    fail("\(path): error: no such asset catalogue")
                }
                for asset in try AssetCatalog(path: path).assets {
                    if let other = space.add(asset) { warn(asset, other) }
                }
            }
            let source = SymbolSource(space, library: arguments[1]).text
            try Data(source.utf8).write(to: URL(filePath: arguments[0]), options: .atomic)
        } catch let error as AssetError {
            fail("\(error.path): error: \(error.reason)")
        } catch {
            fail("asset-symbols: error: \(error)")
        }
    }

    private static func warn(_ asset: Asset, _ other: String) {
        let reason =
            asset.name == other
            ? "another folder also has “\(other)”; either may be drawn: rename one of them"
            : "“\(asset.name)” has the same Swift name as “\(other)”: rename it, or write its name "
                + "as a string"
        printError("\(asset.folder): warning: \(reason)")
    }

    private static func fail(_ message: String) -> Never {
        printError(message)
        exit(2)
    }

    private static func printError(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}

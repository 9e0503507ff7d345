import AssetCatalogs
import Foundation

/// Writes the names of what is in catalogues of assets as Swift, for a library of views by the name that files
/// beside it have for it: `asset-symbols SYMBOLS.swift LIBRARY CATALOGUE.xcassets…`.
@main enum AssetSymbolsCommand {
    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        guard words.count >= 3 else {
            fail("usage: asset-symbols SYMBOLS.swift LIBRARY CATALOGUE.xcassets…")
        }
        do {
            var space = AssetSpace()
            for word in words.dropFirst(2) {
                let path = word.hasSuffix("/") ? String(word.dropLast()) : word
                guard FileManager.default.fileExists(atPath: path) else {
                    fail("\(path): error: there is no such catalogue")
                }
                for asset in try AssetCatalog(path: path).assets {
                    if let other = space.add(asset) { warn(asset, other) }
                }
            }
            let source = SymbolSource(space, library: words[1]).text
            try Data(source.utf8).write(to: URL(filePath: words[0]), options: .atomic)
        } catch let error as AssetError {
            fail("\(error.path): error: \(error.reason)")
        } catch {
            fail("asset-symbols: error: \(error)")
        }
    }

    private static func warn(_ asset: Asset, _ other: String) {
        let reason =
            asset.name == other
            ? "“\(other)” is there already, in another folder: which of both is drawn is open"
            : "“\(asset.name)” would have the same name in Swift as “\(other)”: ask for it by its text"
        tell("\(asset.folder): warning: \(reason)")
    }

    private static func fail(_ message: String) -> Never {
        tell(message)
        exit(2)
    }

    private static func tell(_ line: String) {
        FileHandle.standardError.write(Data("\(line)\n".utf8))
    }
}

import AssetCatalogs
import Platform

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
                guard FilePath.exists(path) else {
                    fail("\(path): error: there is no such catalogue")
                }
                for asset in try AssetCatalog(path: path).assets {
                    if let other = space.add(asset) { warn(asset, other) }
                }
            }
            let source = SymbolSource(space, library: words[1]).text
            try AtomicFile.write(Array(source.utf8), to: words[0])
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
        StandardError.write(lines: ["\(asset.folder): warning: \(reason)"])
    }

    private static func fail(_ message: String) -> Never {
        StandardError.write(lines: [message])
        ExitStatus.usage.end()
    }
}

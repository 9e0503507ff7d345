import ArgumentParser
import Frames
import Platform

extension CompletionKind {
    /// The names of built-in designs, and the design files and folders at the typed path.
    static let designs = CompletionKind.custom { _, _, prefix in
        let slash = prefix.lastIndex(of: "/")
        let folder = slash.map { String(prefix[...$0]) } ?? ""
        let files = files(in: folder).filter { $0.hasPrefix(prefix) }
        guard slash == nil else { return files }
        return Program.current.knownDesigns.filter { $0.hasPrefix(prefix) } + files
    }

    /// Returns the paths of the design files and the folders in a folder. Empty if it cannot be
    /// read.
    private static func files(in folder: String) -> [String] {
        guard let listing = try? FolderListing(folder.isEmpty ? "." : folder) else { return [] }
        let designs = listing.files.filter { name in
            [".yaml", ".yml", ".json"].contains { name.lowercased().hasSuffix($0) }
        }
        let folders = listing.folders.filter { !$0.hasPrefix(".") }.map { $0 + "/" }
        return (designs + folders).map { folder + $0 }
    }
}

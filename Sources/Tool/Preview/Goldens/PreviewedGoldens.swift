import Goldens
import Indicators
import Platform
import Raster
import Synchronization

/// The recorded goldens of previewed designs.
package final class PreviewedGoldens: Sendable {
    private struct Known {
        var stamp: FileStamp?
        var manifest: GoldenManifest
    }

    private let store: GoldenStore
    private let known = Mutex<[GoldenName: Known]>([:])

    /// Opens the goldens in a folder. If `folder` is `nil`, uses the folder in goldens.yaml, or
    /// `goldens`.
    ///
    /// - Parameters:
    ///   - folder: The folder's path.
    ///   - allowsOutside: Whether goldens.yaml may refer to a folder outside of its own.
    /// - Throws: `DesignErrors` if goldens.yaml is invalid, or `FileError`.
    package init(folder: String?, allowsOutside: Bool = false) throws {
        let planned = { try GoldenPlanFile(path: nil, allowsOutside: allowsOutside).folder }
        store = GoldenStore(folder: try folder ?? planned())
    }

    /// A golden of a design's state.
    struct Match {
        let name: GoldenName
        let manifest: GoldenManifest
    }

    /// Returns the goldens of a state with any options. Goldens with the current parameters come
    /// first, then those with the default parameters. Unreadable goldens are skipped, because
    /// `verify` reports them.
    func goldens(of design: some Indicator, _ state: StateName) -> [Match] {
        let values = design.parameters.filter { $0.text != $0.defaultText }
            .map { "\($0.name)=\($0.text)" }
        let all = ((try? store.names()) ?? []).compactMap { name -> Match? in
            guard let manifest = manifest(of: name), manifest["design"] == design.name,
                manifest["state"] == state.rawValue
            else { return nil }
            return Match(name: name, manifest: manifest)
        }
        func matches(_ values: [String]) -> [Match] {
            all.filter { match in
                let given = match.manifest["parameters"]?.split(separator: " ").map(String.init)
                return (given ?? []).sorted() == values.sorted()
            }
        }
        return matches(values) + (values.isEmpty ? [] : matches([]))
    }

    /// Whether there is a golden of any state of a design.
    func hasGolden(of design: some Indicator) -> Bool {
        ((try? store.names()) ?? []).contains { manifest(of: $0)?["design"] == design.name }
    }

    private func manifest(of name: GoldenName) -> GoldenManifest? {
        let stamp = FileStamp(path: "\(store.folder)/\(name)\(GoldenManifest.fileEnding)")
        let cached = known.withLock { $0[name] }
        if let cached, cached.stamp == stamp { return cached.manifest }
        guard let manifest = try? store.manifest(of: name) else { return nil }
        known.withLock { $0[name] = Known(stamp: stamp, manifest: manifest) }
        return manifest
    }

    /// Reads a recorded frame's image.
    ///
    /// - Throws: `GoldenError` if it is missing or damaged.
    func picture(_ frame: Int, of match: Match) throws(GoldenError) -> Image {
        try store.picture(of: match.manifest.frames[frame], in: match.name)
    }
}

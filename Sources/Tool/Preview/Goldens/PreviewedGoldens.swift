import Goldens
import Indicators
import Platform
import Raster
import Synchronization

/// The recorded goldens, as far as they show designs that are previewed.
package final class PreviewedGoldens: Sendable {
    private struct Known {
        var stamp: FileStamp?
        var manifest: GoldenManifest
    }

    private let store: GoldenStore
    private let known = Mutex<[GoldenName: Known]>([:])

    /// The goldens in a folder, or in the one that goldens.yaml names, or else in `goldens`.
    ///
    /// - Parameter allowsOutside: Whether goldens.yaml may name a folder outside of its own.
    /// - Throws: `DesignErrors` for a plan that cannot be read; `FileError`.
    package init(folder: String?, allowsOutside: Bool = false) throws {
        let planned = { try GoldenPlanFile(path: nil, allowsOutside: allowsOutside).folder }
        store = GoldenStore(folder: try folder ?? planned())
    }

    /// A golden that shows a state of a design.
    struct Match {
        let name: GoldenName
        let manifest: GoldenManifest
    }

    /// The goldens of a state in whatever options, those with the design's present parameters
    /// first, then those with its file's own. What cannot be read is skipped: `verify` reports it.
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
        let kept = known.withLock { $0[name] }
        if let kept, kept.stamp == stamp { return kept.manifest }
        guard let manifest = try? store.manifest(of: name) else { return nil }
        known.withLock { $0[name] = Known(stamp: stamp, manifest: manifest) }
        return manifest
    }

    /// A frame's picture.
    ///
    /// - Throws: `GoldenError` where it is missing or damaged.
    func picture(_ frame: Int, of match: Match) throws(GoldenError) -> Image {
        try store.picture(of: match.manifest.frames[frame], in: match.name)
    }
}

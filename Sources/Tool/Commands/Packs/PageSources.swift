import Base
import Indicators
import Packs
import Pages

/// The targets whose sources a page contains.
struct PageSources {
    /// The targets that have a source.
    static let targets = PackTargets.all.filter { $0.sourceEnding != nil }

    private let chosen: [any PackTarget]

    /// - Throws: `InputError` for a name that is no target, or a target that consists of images.
    init(named names: [String]) throws(InputError) {
        chosen = try names.unique().map { name throws(InputError) in
            let target = try PackTargets.target(named: name)
            guard target.sourceEnding != nil else {
                throw InputError(
                    "\(name) packs have no source to copy",
                    hint: "leave out \(name); the page shows the command that writes the pack"
                )
            }
            return target
        }
    }

    /// Returns the sources of a design with its default parameters.
    ///
    /// - Throws: `InputError` if the design exceeds a limit of a target; `EncodingError` if an
    ///   image in a source cannot be encoded.
    func sources(of design: Design) throws -> [PageSource] {
        guard !chosen.isEmpty else { return [] }
        let images = try PackImages(of: design, PackSettings())
        return try chosen.flatMap { try sources(of: images, for: $0) }
    }

    /// Returns each source once, with the states that it shows.
    private func sources(of images: PackImages, for target: some PackTarget) throws -> [PageSource]
    {
        let pack = try Pack(of: images, for: target)
        let contents = try target.contents(of: pack)
        var sources: [(file: PackFile, states: [String])] = []
        for state in pack.sequences.map(\.state.rawValue).unique() {
            guard let file = contents.source(for: target, showing: state) else { continue }
            if let index = sources.firstIndex(where: { $0.file == file }) {
                sources[index].states.append(state)
            } else {
                sources.append((file, [state]))
            }
        }
        return sources.map { file, states in
            let text = String(decoding: file.bytes, as: UTF8.self)
            return PageSource(target: target.name, states: states, text: text)
        }
    }
}

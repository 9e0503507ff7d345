import Base
import DesignFormat
import Frames
import Indicators
import Platform
import Synchronization

/// The designs in the preview: the named ones first, then all other built-ins.
package final class DesignStore: Sendable {
    private let state: Mutex<[PreviewedDesign]>
    /// Reads files in another process first, if a crash of the reader must not end this one.
    let probe: ReadingProbe?

    /// Creates a store.
    ///
    /// - Parameters:
    ///   - arguments: The names of built-ins, and the paths of files.
    ///   - indicators: Indicators written in Swift, which come first.
    ///   - probe: Reads files in another process first, if a crash of the reader must not end this
    ///     one.
    /// - Throws: `InputError` for an unknown name, for standard input, or for a file that cannot be
    ///   opened. A file with problems is not an error.
    package init(
        _ arguments: [String],
        _ indicators: [any Indicator] = [],
        probe: ReadingProbe? = nil
    ) throws {
        self.probe = probe
        var entries: [PreviewedDesign] = []
        // Browsers cache images by version, even after the server restarts, so versions must not
        // repeat.
        var version = WallClock.milliseconds
        for indicator in indicators {
            version += 1
            entries.append(Self.entry(indicator, version: version))
        }
        for argument in arguments.unique() + BuiltInDesigns.names
        where !entries.contains(where: { $0.argument == argument }) {
            version += 1
            let entry = try Self.entry(argument, version: version, probe)
            entries.append(entry.renamed(avoiding: Set(entries.map(\.name))))
        }
        state = Mutex(entries)
    }

    /// All designs, in order.
    package var designs: [PreviewedDesign] { state.withLock { $0 } }

    /// Returns the design with a name, or `nil`.
    package func design(named name: String) -> PreviewedDesign? {
        state.withLock { entries in entries.first { $0.name == name } }
    }

    private static func entry(_ indicator: some Indicator, version: Int) -> PreviewedDesign {
        PreviewedDesign(
            name: indicator.name,
            argument: indicator.name,
            path: nil,
            design: indicator,
            text: [],
            stamps: [:],
            problems: [],
            version: version
        )
    }

    private static func entry(
        _ argument: String,
        version: Int,
        _ probe: ReadingProbe?
    ) throws -> PreviewedDesign {
        switch try DesignSource(argument: argument) {
        case .standardInput:
            throw InputError("the preview cannot read standard input again", hint: "name a file")
        case .own(let name):
            guard let indicator = Program.current.indicator(named: name) else {
                throw InputError("the program has no indicator “\(name)”")
            }
            return entry(indicator, version: version)
        case .builtIn(let name):
            return PreviewedDesign(
                name: name,
                argument: argument,
                path: nil,
                design: BuiltInDesigns.design(named: name),
                text: BuiltInDesigns.source(named: name) ?? [],
                stamps: [:],
                problems: [],
                version: version
            )
        case .file(let path):
            let reading = DesignReading(path: path, probe: probe)
            if case .unreadable(let error) = reading.outcome { throw error }
            return PreviewedDesign(
                name: reading.design?.name ?? DesignReading.name(of: path),
                argument: argument,
                path: path,
                design: reading.design,
                text: reading.text,
                stamps: reading.stamps,
                problems: reading.problems,
                warnings: reading.warnings,
                version: version
            )
        }
    }

    /// Updates a design from its file, and returns the updated design.
    ///
    /// If the file has problems, the last valid design is retained.
    package func update(_ name: String, _ reading: DesignReading) -> PreviewedDesign? {
        state.withLock { entries in
            guard let index = entries.firstIndex(where: { $0.name == name }) else { return nil }
            let newest = entries.map(\.version).max() ?? 0
            entries[index].version = max(newest, WallClock.milliseconds) + 1
            entries[index].problems = reading.problems
            if let design = reading.design {
                entries[index].design = design
                entries[index].text = reading.text
                entries[index].warnings = reading.warnings
            }
            return entries[index]
        }
    }
}

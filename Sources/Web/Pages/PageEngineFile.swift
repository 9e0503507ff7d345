import Base
import Platform

/// The engine's file: WebAssembly compressed with gzip. `make web` builds it, and `make install`
/// puts it next to the tool.
package enum PageEngineFile {
    /// The file's name.
    package static let name = "pinwheel.wasm.gz"

    /// The maximum size of the file in bytes.
    private static let limit = 1 << 24

    /// Reads the engine.
    ///
    /// - Parameter path: The file's path, or `nil` to search the folders of builds and
    ///   installations.
    /// - Throws: `InputError` if there is no such file or it is not an engine; `FileError` if it
    ///   cannot be read.
    package static func read(path: String?) throws -> [UInt8] {
        guard let path = path ?? installedPath else { throw missingEngineError }
        let bytes = try FileContents.read(path: path, from: .argument, limit: limit)
        guard bytes.starts(with: [0x1f, 0x8b, 8]) else {
            throw InputError(
                "\(path) is not an engine",
                hint: "use \(name), which make web builds"
            )
        }
        return bytes
    }

    /// The engine's path in the folders of builds and installations, or `nil` if it is missing.
    package static var installedPath: String? { candidates.first { FilePath.isReadable($0) } }

    /// The error for a missing engine.
    package static let missingEngineError = InputError(
        "the engine \(name) is not next to pinwheel",
        hint: "build it with make web, or pass its path with --engine"
    )

    /// The engine's paths in installations and builds.
    private static var candidates: [String] {
        guard let executable = CommandWords.executable, let slash = executable.lastIndex(of: "/")
        else {
            return []
        }
        let folder = executable[..<slash]
        // Build folders are .build/TARGET/debug, .build/TARGET/release and, with a static runtime,
        // .build/static.
        return [
            "\(folder)/../share/pinwheel/\(name)", "\(folder)/../web/\(name)",
            "\(folder)/../../web/\(name)",
        ]
    }
}

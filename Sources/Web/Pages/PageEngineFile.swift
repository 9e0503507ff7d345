import Base
import Platform

/// The engine's file: WebAssembly, compressed by gzip, as `make web` makes it and `make install` puts it
/// beside the tool.
package enum PageEngineFile {
    /// The file's name.
    package static let name = "pinwheel.wasm.gz"

    /// The most bytes of an engine.
    private static let limit = 1 << 24

    /// The engine.
    ///
    /// - Parameter path: Where it is; nil for where builds and installations have it.
    /// - Throws: `InputError` where there is none, and for a file that is none; `FileError`.
    package static func read(path: String?) throws -> [UInt8] {
        guard let path = path ?? found else { throw absence }
        let bytes = try FileContents.read(path: path, from: .argument, limit: limit)
        guard bytes.starts(with: [0x1f, 0x8b, 8]) else {
            throw InputError(
                "\(path) is no engine",
                hint: "it must be \(name), which make web builds"
            )
        }
        return bytes
    }

    /// Where the engine is, of the places where builds and installations have it; nil where there is none.
    package static var found: String? { places.first { FilePath.isReadable($0) } }

    /// What is said where there is none.
    package static let absence = InputError(
        "the engine \(name) is not beside pinwheel",
        hint: "make web builds it, or says what it needs; --engine names one"
    )

    /// Where installations and builds have it.
    private static var places: [String] {
        guard let executable = CommandWords.executable, let slash = executable.lastIndex(of: "/")
        else {
            return []
        }
        let folder = executable[..<slash]
        // Builds are in .build/TARGET/debug, .build/TARGET/release and, with the runtime, .build/static.
        return [
            "\(folder)/../share/pinwheel/\(name)", "\(folder)/../web/\(name)",
            "\(folder)/../../web/\(name)",
        ]
    }
}

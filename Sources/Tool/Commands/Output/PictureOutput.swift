import Base
import Pictures
import Platform
import Raster

/// Where one picture goes.
package enum PictureOutput: Equatable, Sendable {
    /// Standard output.
    case standardOutput
    /// A file that the user named, in a folder that is there.
    case file(String)
    /// The file that is written when the user names none; its folder is made.
    case usual(String)

    /// What `-o` says: `-` is standard output, nil the file of the usual path.
    package init(option: String?, usual path: String) {
        switch option {
        case nil: self = .usual(path)
        case "-": self = .standardOutput
        case let path?: self = .file(path)
        }
    }

    /// The path, as `OutputFiles` takes it.
    package var path: String {
        switch self {
        case .standardOutput: "-"
        case .file(let path), .usual(let path): path
        }
    }

    /// Makes sure, before anything is drawn, that the picture can go there.
    ///
    /// - Parameter inputs: The files that the command reads; `-` is standard input.
    /// - Throws: `InputError` where standard output is a terminal, a folder is missing, as a
    ///   misspelt path must not leave folders behind, the file is an input, or its name is that of
    ///   another kind of file.
    package func check(reading inputs: [String]) throws(InputError) {
        try check(reading: inputs, formats: FrameFormat.all.holding(many: false))
    }

    /// The same for a picture of one of some kinds, the usual one first.
    func check(reading inputs: [String], formats: [FrameFormat]) throws(InputError) {
        try checkPlace(reading: inputs)
        if case .file(let path) = self { try OutputExtension.checkImage(path, formats) }
    }

    /// The one of some kinds whose ending the file's name has, or the first.
    func format(among formats: [FrameFormat]) -> FrameFormat {
        formats.format(ofFile: path) ?? formats[0]
    }

    /// The same for any kind of file.
    func checkPlace(reading inputs: [String]) throws(InputError) {
        try OutputFiles.check([path], reading: inputs)
        switch self {
        case .standardOutput where StandardOutput.isTerminal:
            throw InputError(
                "a terminal cannot show a PNG's bytes",
                hint: "name a file with -o or send standard output to one"
            )
        case .file(let path):
            guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
            let folder = String(path[..<slash])
            guard FilePath.exists(folder) else {
                throw InputError(
                    "cannot write \(path): there is no folder \(folder)",
                    hint: "make it first: mkdir -p \(folder)"
                )
            }
        case .standardOutput, .usual:
            return
        }
    }

    /// Writes `image` as the kind of file that its name says, and the usual path to standard output,
    /// so that it can be found.
    ///
    /// - Throws: `EncodingError`, `FileError`, `BrokenPipe`.
    package func write(
        _ image: Image,
        scale: Double,
        text: [PNGText] = [],
        compression: PNGCompression = .default
    ) throws {
        let format = format(among: FrameFormat.all.holding(many: false))
        let settings = FrameSettings(
            count: 1,
            scale: scale,
            compression: compression,
            text: text
        )
        try write(format.file(of: image, settings))
    }

    /// Writes a picture's file that is made already, as `write(_:scale:text:compression:)` does.
    ///
    /// - Throws: `FileError`, `BrokenPipe`.
    func write(_ bytes: [UInt8]) throws {
        switch self {
        case .standardOutput:
            try StandardOutput.write(bytes)
        case .file(let path):
            try AtomicFile.write(bytes, to: path)
        case .usual(let path):
            try Folder.make(Folder.parent(of: path) ?? ".")
            try AtomicFile.write(bytes, to: path)
            try StandardOutput.write(line: path)
        }
    }
}

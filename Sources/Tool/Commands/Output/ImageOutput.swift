import Base
import Pictures
import Platform
import Raster

/// The target of an output image.
package enum ImageOutput: Equatable, Sendable {
    /// Standard output.
    case standardOutput
    /// A file named by the user, in an existing folder.
    case file(String)
    /// The default file. Its folder is created if necessary.
    case defaultFile(String)

    /// Parses the value of `-o`. `-` is standard output, and `nil` the default path.
    package init(option: String?, defaultPath path: String) {
        switch option {
        case nil: self = .defaultFile(path)
        case "-": self = .standardOutput
        case let path?: self = .file(path)
        }
    }

    /// The path for `OutputConflictCheck.check(_:reading:)`.
    package var path: String {
        switch self {
        case .standardOutput: "-"
        case .file(let path), .defaultFile(let path): path
        }
    }

    /// Checks that the image can be written, before anything is drawn.
    ///
    /// A missing folder is an error, so that a misspelled path does not create folders.
    ///
    /// - Parameter inputs: The paths of input files. `-` is standard input.
    /// - Throws: `InputError` if standard output is a terminal, the folder does not exist, the file
    ///   is an input, or its extension is that of another format.
    package func check(reading inputs: [String]) throws(InputError) {
        try check(reading: inputs, formats: FrameFormat.all.holding(many: false))
    }

    /// Checks that an image can be written in one of the formats, the default first.
    func check(reading inputs: [String], formats: [FrameFormat]) throws(InputError) {
        try checkPath(reading: inputs)
        if case .file(let path) = self { try OutputExtension.checkImage(path, formats) }
    }

    /// Returns the format with the extension of the path, or the first one.
    func format(among formats: [FrameFormat]) -> FrameFormat {
        formats.format(ofFile: path) ?? formats[0]
    }

    /// Checks that a file of any kind can be written.
    func checkPath(reading inputs: [String]) throws(InputError) {
        try OutputConflictCheck.check([path], reading: inputs)
        switch self {
        case .standardOutput where StandardOutput.isTerminal:
            throw InputError(
                "a terminal cannot show the bytes of a PNG",
                hint: "name a file with -o, or redirect standard output"
            )
        case .file(let path):
            guard let slash = path.lastIndex(of: "/"), slash != path.startIndex else { return }
            let folder = String(path[..<slash])
            guard FilePath.exists(folder) else {
                throw InputError(
                    "cannot write \(path): there is no folder \(folder)",
                    hint: "create it with: mkdir -p \(folder)"
                )
            }
        case .standardOutput, .defaultFile:
            return
        }
    }

    /// Writes an image in the format of the path's extension. Prints the path if it is the default.
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

    /// Writes an encoded image. Prints the path if it is the default.
    ///
    /// - Throws: `FileError`, `BrokenPipe`.
    func write(_ bytes: [UInt8]) throws {
        switch self {
        case .standardOutput:
            try StandardOutput.write(bytes)
        case .file(let path):
            try AtomicFile.write(bytes, to: path)
        case .defaultFile(let path):
            try Folder.make(Folder.parent(of: path) ?? ".")
            try AtomicFile.write(bytes, to: path)
            try StandardOutput.write(line: path)
        }
    }
}

import Base
import Platform

/// Keeps a command from writing over what it reads, and from writing two things to one path.
package enum OutputFiles {
    /// Makes sure, before anything is written, that no output is an input or another output, also
    /// by way of links.
    ///
    /// - Parameters:
    ///   - outputs: The files that will be written; `-` is standard output.
    ///   - inputs: The files that are read; `-` is standard input.
    /// - Throws: `InputError` with the path of the first output that cannot be.
    package static func check(
        _ outputs: [String],
        reading inputs: [String]
    ) throws(InputError) {
        var read: [Position: String] = [:]
        for input in inputs {
            if let position = Position(input, standard: "/dev/stdin") { read[position] = input }
        }
        var written: Set<Position> = []
        for output in outputs {
            guard let position = Position(output, standard: nil) else { continue }
            if let input = read[position] {
                throw InputError(
                    "cannot write \(output): \(reason(output, input))",
                    hint: "name another file"
                )
            }
            guard written.insert(position).inserted else {
                throw InputError(
                    "two outputs would go to \(output == "-" ? "standard output" : output)",
                    hint: "name a file for each"
                )
            }
        }
    }

    private static func reason(_ output: String, _ input: String) -> String {
        if input == "-" { return "it is read from standard input" }
        return input == output ? "it is read, too" : "it is the file \(input), which is read"
    }

    /// Where bytes come from or go to, whatever its path is.
    private enum Position: Hashable {
        case standardOutput
        /// A file that is there.
        case file(FileIdentity)
        /// A file that is not there yet, by its path with links resolved.
        case name(String)

        /// The position of a path; nil for what keeps no bytes, such as a device or a pipe.
        ///
        /// - Parameter standard: What `-` means; nil for standard output.
        init?(_ path: String, standard: String?) {
            if path == "-", standard == nil {
                self = .standardOutput
                return
            }
            let path = path == "-" ? standard ?? path : path
            if let file = FileIdentity(path: path) {
                guard file.isRegular else { return nil }
                self = .file(file)
            } else {
                let folder = Folder.parent(of: path) ?? "."
                let name = path.split(separator: "/").last ?? ""
                self = .name("\(Self.resolved(folder))/\(name)")
            }
        }

        /// A folder's path without links; where it is not there yet, by its words alone.
        private static func resolved(_ folder: String) -> String {
            FilePath.resolved(folder) ?? "/" + RelativePath.path(from: "/", to: folder)
        }
    }
}

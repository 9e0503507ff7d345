import Base
import Platform

/// Checks that a command does not overwrite its inputs, or write two outputs to one path.
package enum OutputConflictCheck {
    /// Checks that no output is an input or another output, after resolving links.
    ///
    /// - Parameters:
    ///   - outputs: The paths of output files. `-` is standard output.
    ///   - inputs: The paths of input files. `-` is standard input.
    /// - Throws: `InputError` with the path of the first output that fails.
    package static func check(
        _ outputs: [String],
        reading inputs: [String]
    ) throws(InputError) {
        var read: [Identity: String] = [:]
        for input in inputs {
            if let identity = Identity(input, standard: "/dev/stdin") { read[identity] = input }
        }
        var written: Set<Identity> = []
        for output in outputs {
            guard let identity = Identity(output, standard: nil) else { continue }
            if let input = read[identity] {
                throw InputError(
                    "cannot write \(output): \(reason(output, input))",
                    hint: "name another file"
                )
            }
            guard written.insert(identity).inserted else {
                throw InputError(
                    "two outputs would go to \(output == "-" ? "standard output" : output)",
                    hint: "name a file for each"
                )
            }
        }
    }

    private static func reason(_ output: String, _ input: String) -> String {
        if input == "-" { return "it is read from standard input" }
        return input == output ? "it is also an input" : "it is the input \(input)"
    }

    /// The identity of an input or output, independent of its path.
    private enum Identity: Hashable {
        case standardOutput
        /// An existing file.
        case file(FileIdentity)
        /// A file that does not exist yet, by its path with links resolved.
        case name(String)

        /// Returns the identity of a path, or `nil` for devices and pipes, which cannot be
        /// overwritten.
        ///
        /// - Parameters:
        ///   - path: The path of an input or output.
        ///   - standard: The path that `-` means, or `nil` if it means standard output.
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

        /// Returns a folder's path without links. If it does not exist, only `.` and `..` are
        /// resolved.
        private static func resolved(_ folder: String) -> String {
            FilePath.resolved(folder) ?? "/" + RelativePath.path(from: "/", to: folder)
        }
    }
}

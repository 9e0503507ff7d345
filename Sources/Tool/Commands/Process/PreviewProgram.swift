import Base
import Platform

/// Finding and starting the preview's server.
///
/// The server is a separate program, because its libraries would slow down every start of the tool
/// and take longer to build than everything else.
enum PreviewProgram {
    private static let name = "pinwheel-preview"

    /// Replaces the process with the server. Returns only by throwing.
    ///
    /// A tool that was built with `make` builds the server first if it is missing.
    ///
    /// - Throws: `InputError` if the program cannot be found, built or run.
    static func start(_ arguments: some Sequence<String>) throws(InputError) -> Never {
        var path = installedPath
        if path == nil { path = try buildFromCheckout() }
        guard let path else {
            throw InputError(
                "the program \(name) is not next to \(executable ?? "pinwheel")",
                hint: "build and install it with make server and make install"
            )
        }
        throw InputError(
            "cannot run \(path): \(ChildProcess.replaceProcess(path, Array(arguments)))"
        )
    }

    /// The possible paths: next to the tool, and in the `libexec` folder of a distribution.
    private static var candidatePaths: [String] {
        guard let executable, let slash = executable.lastIndex(of: "/") else { return [] }
        let folder = executable[..<slash]
        return ["\(folder)/\(name)", "\(folder)/../libexec/pinwheel/\(name)"]
    }

    /// The program's path, or `nil` if it is not installed.
    private static var installedPath: String? { candidatePaths.first { FilePath.isExecutable($0) } }

    /// Builds the program with `make server` and returns its path. Returns `nil` if the
    /// sources are not available.
    private static func buildFromCheckout() throws(InputError) -> String? {
        guard let checkout, let make = ChildProcess.path(of: "make") else { return nil }
        StandardError.write(lines: [
            "pinwheel: building the preview's server; this takes some minutes, once"
        ])
        let words = ["--no-print-directory", "-C", checkout, "server"]
        let child = ChildProcess.start(make, words, sharing: .terminal)
        guard let child, child.wait() else {
            throw InputError("cannot build the program \(name)", hint: "see what make said above")
        }
        return installedPath
    }

    /// The folder of the sources if `make frames` has built the tool there.
    private static var checkout: String? {
        let parts = (executable ?? "").split(separator: "/", omittingEmptySubsequences: false)
        guard let index = parts.lastIndex(of: ".build"), parts.dropLast().last == "debug" else {
            return nil
        }
        let folder = parts[..<index].joined(separator: "/")
        return FilePath.isReadable("\(folder)/Makefile") ? folder : nil
    }

    /// The tool's path on the command line, or an empty string. It is needed without `/proc`.
    private static var pathOnCommandLine: String {
        let word = (try? CommandWords.all())?.first ?? ""
        return word.contains("/") ? word : ""
    }

    /// The path of the running tool without links, or `nil` if it is unknown.
    private static var executable: String? {
        CommandWords.executable ?? FilePath.resolved(pathOnCommandLine)
    }
}

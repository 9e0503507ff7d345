import Base
import Platform

/// The preview's server, which is a program of its own: the libraries that it needs would slow
/// down every start of the tool, and take longer to build than all else.
enum PreviewProgram {
    private static let name = "pinwheel-preview"

    /// Becomes the server, with these arguments; returns only by throwing. A tool that `make` built
    /// has the server built, too, when it is first asked for.
    ///
    /// - Throws: `InputError` where the program is not to be found, built or run.
    static func start(_ arguments: some Sequence<String>) throws(InputError) -> Never {
        var path = found
        if path == nil { path = try built() }
        guard let path else {
            throw InputError(
                "the program \(name) is not beside \(executable ?? "pinwheel")",
                hint: "make server and make install put it there"
            )
        }
        throw InputError("cannot run \(path): \(ChildProcess.become(path, Array(arguments)))")
    }

    /// Beside the tool, and where distributions put programs that are not called by hand.
    private static var positions: [String] {
        guard let executable, let slash = executable.lastIndex(of: "/") else { return [] }
        let folder = executable[..<slash]
        return ["\(folder)/\(name)", "\(folder)/../libexec/pinwheel/\(name)"]
    }

    /// Where the program is; nil where it is not.
    private static var found: String? { positions.first { FilePath.isExecutable($0) } }

    /// Where the program is once `make server` has built it; nil outside of a checkout.
    private static func built() throws(InputError) -> String? {
        guard let checkout, let make = ChildProcess.path(of: "make") else { return nil }
        StandardError.write(lines: [
            "pinwheel: building the preview's server; this once, it takes some minutes"
        ])
        let words = ["--no-print-directory", "-C", checkout, "server"]
        let child = ChildProcess.start(make, words, sharing: .terminal)
        guard let child, child.wait() else {
            throw InputError("cannot build the program \(name)", hint: "see what make said above")
        }
        return found
    }

    /// The folder of the sources, if the tool is the one that `make frames` builds there.
    private static var checkout: String? {
        let parts = (executable ?? "").split(separator: "/", omittingEmptySubsequences: false)
        guard let index = parts.lastIndex(of: ".build"), parts.dropLast().last == "debug" else {
            return nil
        }
        let folder = parts[..<index].joined(separator: "/")
        return FilePath.isReadable("\(folder)/Makefile") ? folder : nil
    }

    /// The tool as it was called, where that is a path: all there is without `/proc`.
    private static var typed: String {
        let word = (try? CommandWords.all())?.first ?? ""
        return word.contains("/") ? word : ""
    }

    /// The path of the running tool, links resolved; nil where the system does not tell.
    private static var executable: String? {
        CommandWords.executable ?? FilePath.resolved(typed)
    }
}

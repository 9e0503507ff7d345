import Platform

/// Writes the reference of designs and draws the pictures in `Documentation`: `documents PACKAGE`; or
/// writes `Documentation` as pages in which designs are alive: `documents PACKAGE --guide FOLDER`.
@main enum DocumentsCommand {
    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        do {
            switch words.count {
            case 1:
                for document in try GeneratedDocument.all(package: words[0]) {
                    try document.write(package: words[0])
                }
            case 3 where words[1] == "--guide":
                if let reason = try Guide(package: words[0], folder: words[2]).write() {
                    StandardError.write(lines: [
                        "documents: warning: examples stand still: \(reason)"
                    ])
                }
            default: fail("usage: documents PACKAGE [--guide FOLDER]")
            }
        } catch {
            fail("\(error)")
        }
    }

    private static func fail(_ message: String) -> Never {
        StandardError.write(lines: ["documents: \(message)"])
        ExitStatus.usage.end()
    }
}

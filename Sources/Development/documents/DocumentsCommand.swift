import Platform

/// A program that generates documents. `documents PACKAGE` writes the reference of the design
/// format and the images in `Documentation`. `documents PACKAGE --guide FOLDER` writes
/// `Documentation` as web pages with playing designs.
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
                let guide = Guide(package: words[0], folder: words[2])
                try guide.write()
                if let reason = guide.engineProblem {
                    StandardError.write(lines: [
                        "documents: warning: the designs do not play: \(reason)"
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
        ExitStatus.usage.exitProcess()
    }
}

import Platform

/// Writes the reference of designs and draws the pictures in `Documentation`: `documents PACKAGE`.
@main enum DocumentsCommand {
    static func main() {
        let words = CommandLine.arguments.dropFirst()
        guard words.count == 1, let package = words.first else {
            fail("usage: documents PACKAGE")
        }
        do {
            for document in try GeneratedDocument.all(package: package) {
                try document.write(package: package)
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

import Platform

/// Prints the list of all pictures with their hashes, as this build draws them.
///
/// `catalogue FOLDER` also writes the pictures themselves there, to be looked at.
@main enum CatalogueCommand {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count < 2, arguments.allSatisfy({ !$0.hasPrefix("-") && !$0.isEmpty })
        else {
            fail("usage: catalogue [FOLDER], FOLDER being where the pictures shall go, if anywhere")
        }
        do {
            let pictures = Catalogue.pictures
            let list =
                try arguments.first.map { try PixelList(writing: pictures, to: $0) }
                ?? PixelList(drawing: pictures)
            print(list.text, terminator: "")
        } catch {
            fail("\(error)")
        }
    }

    /// Says what went wrong and ends.
    private static func fail(_ message: String) -> Never {
        StandardError.write(lines: ["catalogue: \(message)"])
        ExitStatus.usage.end()
    }
}

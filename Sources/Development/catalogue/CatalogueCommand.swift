import Platform

/// A program that prints the names, sizes and hashes of all images, as this build draws them.
///
/// `catalogue FOLDER` also writes the images to a folder.
@main enum CatalogueCommand {
    static func main() {
        let arguments = CommandLine.arguments.dropFirst()
        guard arguments.count < 2, arguments.allSatisfy({ !$0.hasPrefix("-") && !$0.isEmpty })
        else {
            fail("usage: catalogue [FOLDER]; writes the images to FOLDER if it is given")
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

    private static func fail(_ message: String) -> Never {
        StandardError.write(lines: ["catalogue: \(message)"])
        ExitStatus.usage.exitProcess()
    }
}

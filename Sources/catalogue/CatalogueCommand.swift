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

/// All that must look the same on every machine: the built-in designs and what shapes, pens,
/// paints and layers can do.
package enum Catalogue {
    /// The pictures, sorted by name.
    package static let pictures: [Picture] =
        (DesignPictures.all + FillPictures.all + StrokePictures.all + GradientPictures.all
        + BlendPictures.all + LayerPictures.all + EffectPictures.all + RandomPictures.all)
        .sorted { $0.name < $1.name }
}

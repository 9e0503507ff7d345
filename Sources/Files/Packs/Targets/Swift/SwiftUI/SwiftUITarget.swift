import Base
import Indicators
import Pictures
import Raster

/// A SwiftUI view that draws the design.
struct SwiftUITarget: PackTarget {
    let name = "swiftui"
    let purpose = "a SwiftUI view for iOS 15 and macOS 12, drawn by code"
    let proof = PackProof.consumer("PinwheelUI")
    let sourceEnding: String? = ".swift"
    let scales: [Double] = [3]
    let appearances: [Appearance] = [.light, .dark]

    func contents(of pack: Pack) throws -> PackContents {
        let documents = try pack.documents().map(\.document)
        let file = SwiftUIFile(pack: pack, documents: documents)
        var contents = PackContents()
        contents.files.append(PackFile("\(pack.typeName).swift", text: file.text))
        for image in file.images {
            contents.files += try image.files()
        }
        contents.substitutions = documents[0].substitutions(
            supported: Self.features(in: documents[0]),
            target: name
        ) { _ in "whose strokes keep one width" }
        return contents
    }

    /// The features of a document that the code draws: all except perspective.
    private static func features(in document: VectorDocument) -> Set<VectorFeature> {
        document.allLayers.reduce(into: Set()) { $0.formUnion($1.features) }
            .subtracting([.perspective])
    }
}

extension SwiftUIImage {
    /// Returns the image as an image set of an asset catalogue.
    func files() throws -> [PackFile] {
        let folder = "Assets.xcassets/\(name).imageset"
        let pixels = part.map { image.cropped(to: $0) } ?? image
        let json: JSON = [
            "images": [["filename": .string("\(name).png"), "idiom": "universal"]],
            "info": ["author": "pinwheel", "version": 1],
        ]
        return [
            PackFile("\(folder)/Contents.json", json),
            PackFile(
                "\(folder)/\(name).png",
                try FrameFormat.png.file(of: pixels, FrameSettings(count: 1))
            ),
        ]
    }
}

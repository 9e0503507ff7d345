import Base
import Indicators
import Raster

/// Kotlin source that draws a design with Jetpack Compose.
///
/// Sources: the reference of `androidx.compose.ui.graphics`. The source needs no other library, and
/// is written in the syntax of Kotlin 1.3.
struct ComposeTarget: PackTarget {
    let name = "compose"
    let purpose = "a composable for Jetpack Compose in Kotlin, without images"
    let proof = PackProof.consumer("Kotlin's compiler and a recorder of the drawing")
    let sourceEnding: String? = ".kt"
    let scales: [Double] = [1]
    let appearances: [Appearance] = [.light, .dark]

    func contents(of pack: Pack) throws -> PackContents {
        let documents = try pack.documents()
        for (_, document) in documents { try checkDrawable(document) }
        let source = try ComposeSource(pack: pack, documents: documents)
        var contents = PackContents()
        for (_, document) in documents {
            contents.substitutions += Self.substitutions(of: document).filter {
                !contents.substitutions.contains($0)
            }
        }
        contents.files.append(PackFile("\(source.typeName).kt", text: try source.text))
        return contents
    }

    private func checkDrawable(_ document: VectorDocument) throws(InputError) {
        let image = document.allLayers.first { layer in
            guard case .image = layer.content else { return false }
            return !layer.isInvisible
        }
        guard let image else { return }
        throw InputError(
            "compose cannot draw the image “\(NearestName.excerpt(image.label))” of "
                + "\(document.name): its source has no files of images",
            hint: "pass --for android, which draws images"
        )
    }

    private static func substitutions(of document: VectorDocument) -> [String] {
        let supported = document.allLayers.flatMap(\.features).filter { feature in
            switch feature {
            case .blur, .shadow, .perspective, .blend(.plusDarker): false
            default: true
            }
        }
        return document.substitutions(supported: Set(supported), target: "compose") { feature in
            switch feature {
            case .blur: "drawn sharp"
            case .shadow: "left out"
            case .perspective: "drawn without perspective"
            default: "drawn over what is below"
            }
        }
    }
}

import Base
import Indicators

/// A `CALayer` that Core Animation animates.
///
/// Source: Apple, "Core Animation Programming Guide"; `CAMediaTiming` for `timeOffset`;
/// `CAGradientLayer` for conic gradients, which begin at `endPoint` and run clockwise.
struct CoreAnimationTarget: PackTarget {
    let name = "coreanimation"
    let purpose = "a CALayer for iOS 13, animated by Core Animation"
    let proof = PackProof.structure
    let sourceEnding: String? = ".swift"
    let scales: [Double] = [3]
    let appearances: [Appearance] = [.light, .dark]

    func contents(of pack: Pack) throws -> PackContents {
        let documents = try pack.documents().map(\.document)
        let file = try CoreAnimationFile(pack: pack, documents: documents)
        var contents = PackContents()
        contents.files.append(PackFile("\(file.type).swift", text: file.text))
        for image in file.images { contents.files += try image.files() }
        contents.substitutions = documents[0].substitutions(
            supported: Self.features,
            target: name,
            replacement: Self.replacement
        )
        let trimmed = documents[0].allLayers.first { layer in
            guard case .shape(let shape) = layer.content else { return false }
            return shape.trim != nil && shape.fill != nil
        }
        if let trimmed {
            contents.substitutions.append(
                "\(name) has no trimmed fills: in \(trimmed.label), all of the shape is filled"
            )
        }
        return contents
    }

    /// The features that the code draws.
    private static let features: Set<VectorFeature> = [
        .linearGradient, .radialGradient, .conicGradient, .animatedGradient, .gradientStroke,
        .image, .dash, .trim, .animatedPath, .evenOddFill, .clip, .mask, .shadow, .shear,
    ]

    private static func replacement(_ feature: VectorFeature) -> String {
        switch feature {
        case .animatedDash: "the dashes keep their first lengths"
        case .luminanceMask: "the opacity is the mask"
        case .invertedMask: "all of the layer is drawn"
        case .blur: "the layer is drawn sharp"
        case .perspective: "strokes keep one width"
        case .blend: "the layer covers those behind it"
        default: "the layer is drawn without"
        }
    }
}

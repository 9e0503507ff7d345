import Base
import Indicators
import Pictures
import Raster

/// One Lottie animation, or a dotLottie file, with a marker for each state.
struct LottieTarget: PackTarget {
    let name: String
    let purpose: String
    let proof = PackProof.consumer("rlottie and ThorVG")
    let scales: [Double] = [2]
    let appearances: [Appearance] = [.light, .dark]
    var sourceEnding: String? { isArchive ? nil : ".json" }
    /// Whether all animations are in one compressed file.
    private let isArchive: Bool

    static let lottie = LottieTarget(
        name: "lottie",
        purpose: "a Lottie animation with a marker for each state",
        isArchive: false
    )
    static let dotLottie = LottieTarget(
        name: "dotlottie",
        purpose: "a compressed Lottie animation, light and dark",
        isArchive: true
    )

    func contents(of pack: Pack) throws -> PackContents {
        guard pack.scales.count == 1, let scale = pack.scales.first else {
            throw InputError("\(name) has one picture for all screens", hint: "pass one --scale")
        }
        var contents = PackContents()
        var animations: [(id: String, json: [UInt8])] = []
        for (appearance, document) in try pack.documents() {
            let isDark = appearance == .dark && pack.appearances.count > 1
            let composition = try LottieComposition(document, scale: scale)
            let id = pack.name + (isDark ? "-dark" : "")
            animations.append((id, Array(composition.json.text.utf8)))
            if contents.substitutions.isEmpty {
                contents.substitutions = substitutions(document)
            }
        }
        let files =
            isArchive
            ? [PackFile("\(pack.name).lottie", try archive(animations))]
            : animations.map { PackFile("\($0.id).json", $0.json) }
        contents.files = files
        for sequence in pack.sequences {
            contents.sequenceFiles[sequence.name] = files.map(\.path)
        }
        contents.files += LottieCode(pack: pack, animation: animations[0].id).files
        return contents
    }

    // MARK: What Lottie lacks

    private static let supported: Set<VectorFeature> = [
        .linearGradient, .radialGradient, .animatedGradient, .gradientStroke, .dash,
        .animatedDash, .trim, .animatedPath, .evenOddFill, .clip, .mask, .luminanceMask,
        .invertedMask, .shear,
    ]

    private func substitutions(_ document: VectorDocument) -> [String] {
        let blends = BlendMode.allCases.filter { $0.lottieNumber != nil }
        return document.substitutions(
            supported: Self.supported.union(blends.map { .blend($0) }),
            target: name
        ) { feature in
            switch feature {
            case .conicGradient: "a picture of the gradient shows through the shape"
            case .blur, .shadow: "players without effects, such as rlottie, leave them out"
            case .image: "which each player scales by its own filter"
            case .perspective: "strokes keep one width"
            case .blend: "layers are drawn over the ones behind"
            default: "they are left out"
            }
        }
    }

    // MARK: Files

    /// Returns a dotLottie file of version 2: a ZIP archive with a manifest.
    private func archive(_ animations: [(id: String, json: [UInt8])]) throws -> [UInt8] {
        let manifest: JSON = [
            "version": "2", "generator": "Pinwheel",
            "animations": .array(animations.map { ["id": .string($0.id)] }),
        ]
        var archive = ZIPArchive()
        try archive.add("manifest.json", Array(manifest.text.utf8))
        for animation in animations { try archive.add("a/\(animation.id).json", animation.json) }
        return archive.finished
    }
}

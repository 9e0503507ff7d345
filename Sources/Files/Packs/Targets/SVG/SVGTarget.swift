import Base
import Indicators
import Raster

/// An animated SVG for each state.
///
/// The images are animated by SMIL, because it works in `<img>`, and a script can set its time.
/// Source: SVG Animations Level 2.
struct SVGTarget: PackTarget {
    let name = "svg"
    let purpose = "animated SVGs, light and dark"
    let proof = PackProof.consumer("Chromium and Firefox")
    let sourceEnding: String? = ".svg"
    let scales: [Double] = [2]
    let appearances: [Appearance] = [.light, .dark]

    /// Everything that can be drawn, except that `SVGWriter` reports some combinations.
    private static let features: Set<VectorFeature> = {
        let modes = BlendMode.allCases.filter { $0.css != nil }
        return Set(modes.map(VectorFeature.blend)).union([
            .linearGradient, .radialGradient, .conicGradient, .animatedGradient, .gradientStroke,
            .image, .dash, .animatedDash, .trim, .animatedPath, .evenOddFill, .clip, .mask,
            .luminanceMask, .invertedMask, .blur, .shadow, .shear,
        ])
    }()

    func contents(of pack: Pack) throws -> PackContents {
        _ = try pack.checkedClassName()
        guard let scale = pack.scales.last, pack.scales.count == 1 else {
            throw InputError(
                "svg has one image for all screens",
                hint: "pass one --scale for conic gradients and images, such as 2"
            )
        }
        let documents = try pack.documents().map(\.document)
        var contents = PackContents()
        var images: [SVGPage.Image] = []
        for document in documents {
            contents.substitutions += document.substitutions(
                supported: Self.features,
                target: "svg"
            ) { $0 == .perspective ? "strokes keep one width" : "it is drawn normally" }
        }
        for (index, sequence) in pack.sequences.enumerated() {
            var drawings = SVGDrawings(pack: pack, sequence: sequence, index: index, scale: scale)
            let prefix = drawings.prefix
            let svgs = try drawings.images(of: documents).map {
                $0.lines().joined(separator: "\n") + "\n"
            }
            for (svg, suffix) in zip(svgs, ["", "-dark"]) {
                contents.add(PackFile("\(prefix)\(suffix).svg", text: svg), to: sequence)
            }
            contents.substitutions += drawings.substitutions
            images.append(SVGPage.Image(name: prefix, sequence: sequence, svgs: svgs))
        }
        contents.substitutions = contents.substitutions.unique()
        let page = SVGPage(name: pack.name, images: images)
        contents.files.append(PackFile("\(pack.name).html", text: page.text))
        return contents
    }
}

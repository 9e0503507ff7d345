import Base
import Packs
import Raster

/// Draws SVG and CSS packs with a browser. A page shows a sequence at up to ten times.
struct BrowserSheetPlayer: PackPlayer {
    let name = "Chromium"
    let targets: [String]
    let limits: ProofLimits
    private let sheet: @Sendable (SheetFrames) throws(InputError) -> BrowserSheet

    /// For animated SVG files.
    static let svg = BrowserSheetPlayer(targets: ["svg"], limits: .shapes, sheet: BrowserSheet.svg)
    /// For animated elements.
    static let css = BrowserSheetPlayer(targets: ["css"], limits: .masks, sheet: BrowserSheet.css)
    /// For sprite sheets.
    static let sprites = BrowserSheetPlayer(
        targets: ["css-sprites"],
        limits: .equal,
        sheet: BrowserSheet.sprites
    )

    var installation: String? { Browser() == nil ? Browser.installation : nil }

    /// The pixels per point of the compared frames, if the pack has no scale.
    private static let scale = 2.0

    func frames(of sequence: PackSequence, in pack: WrittenPack) throws(InputError) -> [ShownFrame]
    {
        let scale = pack.pack.scales.last ?? Self.scale
        guard let browser = Browser(), let size = pack.pack.design.pixelSize(atScale: scale) else {
            return []
        }
        let indices = sequence.sampledIndices
        let sheet = try sheet(SheetFrames(indices: indices, sequence: sequence, pack: pack))
        let (width, height) = (Double(size.width) / scale, Double(size.height) / scale)
        let picture = try browser.picture(
            of: sheet.page(cellWidth: width, cellHeight: height),
            width: Int(width.rounded(.up)),
            height: Int((height * Double(indices.count)).rounded(.up)),
            scale: scale
        )
        let variant = PackVariant(scale: scale, appearance: pack.pack.appearances[0])
        return try indices.enumerated().map { row, index throws(InputError) in
            guard
                let cell = picture.part(
                    x: 0,
                    y: row * size.height,
                    width: size.width,
                    height: size.height
                )
            else {
                throw InputError("Chromium shows no frame \(index) of \(sequence.name)", hint: nil)
            }
            return ShownFrame(index: index, variant: variant, premultiplying: cell)
        }
    }
}

import Base
import Indicators
import Pictures
import Raster

/// A sprite sheet for each state, played by CSS.
struct CSSSpritesTarget: PackTarget {
    let name = "css-sprites"
    let purpose = "sprite sheets with CSS animations, light and dark"
    let proof = PackProof.consumer("Chromium")
    let scales: [Double] = [2]
    let appearances: [Appearance] = [.light, .dark]

    func contents(of pack: Pack) throws -> PackContents {
        _ = try pack.checkedClassName()
        let pack = try pack.withoutEqualAppearances()
        guard pack.scales.count == 1, let scale = pack.scales.first else {
            throw InputError(
                "css-sprites has one image for all screens",
                hint: "pass one --scale, such as 2"
            )
        }
        guard let size = pack.design.pixelSize(atScale: scale) else { return PackContents() }
        var contents = PackContents()
        for sequence in pack.sequences {
            let sheet = SpriteSheet(count: sequence.count, frame: (size.width, size.height))
            try pack.checkSide(sheet.size, SpriteSheet.sideLimit, "a sprite sheet has up to")
            for appearance in pack.appearances {
                let variant = PackVariant(scale: scale, appearance: appearance)
                let image = sheet.image(of: try pack.images.images(of: sequence, variant))
                let settings = FrameSettings(count: 1, compression: PNGCompression(level: 9))
                let file = PackFile(
                    file(sequence, appearance, pack),
                    try FrameFormat.png.file(of: image, settings)
                )
                contents.add(file, to: sequence)
            }
        }
        contents.files.append(PackFile("\(pack.name).css", text: css(pack, size, scale)))
        contents.files.append(PackFile("\(pack.name).html", text: page(pack)))
        return contents
    }

    private func file(_ sequence: PackSequence, _ appearance: Appearance, _ pack: Pack) -> String {
        let isDark = appearance == .dark && pack.appearances.contains(.light)
        return "\(pack.name)-\(sequence.name)\(isDark ? "-dark" : "").png"
    }

    private func css(_ pack: Pack, _ size: (width: Int, height: Int), _ scale: Double) -> String {
        let (width, height) = (Double(size.width) / scale, Double(size.height) / scale)
        var rules = [
            """
            /* The indicator "\(pack.design.name)". Usage:
               <div class="\(pack.name) \(pack.name)-refreshing" role="img" aria-label="Loading"></div>
               A state that follows the finger shows the frame of --progress, 0 to 1. */
            .\(pack.name) {
              width: \(width.css)px;
              height: \(height.css)px;
              background-repeat: no-repeat;
            }
            """
        ]
        for sequence in pack.sequences {
            let sheet = SpriteSheet(count: sequence.count, frame: (size.width, size.height))
            let own = SheetRules(pack: pack, sequence: sequence, sheet: sheet, scale: scale)
            rules.append(own.text)
        }
        if pack.appearances.count > 1 {
            let dark = pack.sequences.map {
                "  .\(pack.name)-\($0.name) { background-image: url(\"\(file($0, .dark, pack))\"); }"
            }
            rules.append(
                "@media (prefers-color-scheme: dark) {\n\(dark.joined(separator: "\n"))\n}"
            )
        }
        rules.append(
            """
            @media (prefers-reduced-motion: reduce) {
              .\(pack.name) { animation-play-state: paused !important; }
            }
            """
        )
        return rules.joined(separator: "\n\n")
    }

    private func page(_ pack: Pack) -> String {
        let figures = pack.sequences.map { sequence in
            let slider =
                sequence.playback == .drag
                ? "<input type=\"range\" min=\"0\" max=\"1\" step=\"any\" value=\"0\" "
                    + "oninput=\"this.previousElementSibling.style.setProperty('--progress', value)\">"
                : ""
            return """
                  <figure>
                    <div class="\(pack.name) \(pack.name)-\(sequence.name)" role="img"></div>\(slider)
                    <figcaption>\(sequence.name)</figcaption>
                  </figure>
                """
        }
        return """
            <!DOCTYPE html>
            <html lang="en">
            <meta charset="utf-8">
            <meta name="viewport" content="width=device-width">
            <meta name="color-scheme" content="light dark">
            <title>\(pack.name)</title>
            <link rel="stylesheet" href="\(pack.name).css">
            <main>
            \(figures.joined(separator: "\n"))
            </main>
            </html>
            """
    }
}

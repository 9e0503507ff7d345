import Raster

/// The files of a design that is drawn by CSS.
struct CSSPage {
    private let pack: Pack
    private let canvas: Size
    private let content: [CSSElement]

    /// Creates the files of a design.
    init(pack: Pack, canvas: Size, elements: [CSSElement]) {
        self.pack = pack
        self.canvas = canvas
        content = elements
    }

    private var name: String { pack.name }

    /// Returns the elements in a state.
    func elements(state: String, indent: Int = 0) -> String {
        let shown = pack.sequence(state)?.name ?? pack.sequences[0].name
        let blanks = String(repeating: " ", count: indent)
        let attributes = "class=\"\(name) \(name)-\(shown)\" role=\"img\" aria-label=\"Loading\""
        let lines =
            [
                "\(blanks)<div \(attributes)>"
            ]
            + content.flatMap { $0.lines(name: name, indent: indent + 2) } + ["\(blanks)</div>"]
        return lines.joined(separator: "\n")
    }

    /// Returns the style sheet.
    func styleSheet(_ light: [CSSRule], _ dark: [CSSRule], definitions: [String]) -> String {
        var parts = [
            """
            /* The indicator "\(pack.design.name)". Usage: the elements of \(name)-elements.html,
               with the class of a state, such as \(name)-refreshing. A state that follows the
               finger shows the position of --progress, 0 to 1. */
            .\(name) {
              --\(name)-pixel: 1;
              position: relative;
              width: \(canvas.width.svg)px;
              height: \(canvas.height.svg)px;
              overflow: hidden;
            }

            .\(name) span {
              position: absolute;
              left: 50%;
              top: 50%;
            }
            """
        ]
        for sequence in pack.sequences where sequence.playback == .drag {
            parts.append(
                """
                .\(name)-\(sequence.name) {
                  --\(name)-delay: calc(clamp(0, var(--progress, 0), 1) * -1s);
                }
                """
            )
        }
        parts.append(CSSStyleSheet.text(of: light))
        parts += definitions
        parts += media
        if !dark.isEmpty {
            let rules = CSSStyleSheet.text(of: dark, indent: "  ")
            parts.append("@media (prefers-color-scheme: dark) {\n\(rules)\n}")
        }
        return parts.joined(separator: "\n\n")
    }

    /// The rules for the density of pixels and for reduced motion.
    private var media: [String] {
        var parts = [(1.5, "0.5"), (2.5, "0.3333")].map { density, pixel in
            """
            @media (min-resolution: \(density)dppx) {
              .\(name) { --\(name)-pixel: \(pixel); }
            }
            """
        }
        let rules = pack.sequences.compactMap { sequence -> String? in
            let selector = "  .\(name)-\(sequence.name) span"
            switch sequence.playback {
            case .loop: return "\(selector) { animation-play-state: paused !important; }"
            case .once: return "\(selector) { animation-duration: 0s !important; }"
            case .still, .drag: return nil
            }
        }
        if !rules.isEmpty {
            parts.append(
                "@media (prefers-reduced-motion: reduce) {\n\(rules.joined(separator: "\n"))\n}"
            )
        }
        return parts
    }

    /// The example page.
    var text: String {
        let figures = pack.sequences.map { sequence in
            let slider =
                sequence.playback == .drag
                ? "\n    <input type=\"range\" min=\"0\" max=\"1\" step=\"any\" value=\"0\" "
                    + "aria-label=\"progress\" oninput=\""
                    + "this.previousElementSibling.style.setProperty('--progress', value)\">"
                : ""
            return """
                  <figure>
                \(elements(state: sequence.name, indent: 4))\(slider)
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
            <title>\(name)</title>
            <link rel="stylesheet" href="\(name).css">
            <main>
            \(figures.joined(separator: "\n"))
            </main>
            </html>
            """
    }
}

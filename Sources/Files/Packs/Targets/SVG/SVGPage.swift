/// The example page of a pack of SVGs.
struct SVGPage {
    /// The image of a sequence.
    struct Image {
        /// The name of the file without its extension.
        var name: String
        var sequence: PackSequence
        /// The texts of one image, or of a light and a dark one.
        var svgs: [String]
    }

    /// The name of the design's files.
    let name: String
    let images: [Image]

    /// The page.
    var text: String {
        """
        <!DOCTYPE html>
        <html lang="en">
        <meta charset="utf-8">
        <meta name="viewport" content="width=device-width">
        <meta name="color-scheme" content="light dark">
        <title>\(name)</title>
        <style>
          /* Browsers show images in the color scheme of their page. */
          :root { color-scheme: light dark; }
          @media (prefers-color-scheme: light) { .dark { display: none; } }
          @media (prefers-color-scheme: dark) { .light { display: none; } }
        </style>
        <main>
        \(images.map(figure).joined(separator: "\n"))
        </main>
        <script>
          // A state that follows the finger is an inline image, whose time is the progress.
          for (const slider of document.querySelectorAll('input')) {
            const show = () => {
              for (const svg of slider.parentElement.querySelectorAll('svg')) {
                svg.pauseAnimations();
                svg.setCurrentTime(Number(slider.value));
              }
            };
            slider.addEventListener('input', show);
            show();
          }
        </script>
        </html>
        """
    }

    private func figure(_ image: Image) -> String {
        let body = image.sequence.playback == .drag ? inline(image) : picture(image)
        return """
              <figure>
            \(body)
                <figcaption>\(image.sequence.name)</figcaption>
              </figure>
            """
    }

    private func picture(_ image: Image) -> String {
        let source =
            image.svgs.count > 1
            ? "<source srcset=\"\(image.name)-dark.svg\" media=\"(prefers-color-scheme: dark)\">"
            : ""
        return "    <picture>\(source)<img src=\"\(image.name).svg\" alt=\"\"></picture>"
    }

    private func inline(_ image: Image) -> String {
        let svgs = zip(image.svgs, ["light", "dark"]).map { svg, appearance in
            image.svgs.count > 1 ? "<div class=\"\(appearance)\">\n\(svg)</div>" : svg
        }
        return svgs.joined(separator: "\n")
            + "    <input type=\"range\" min=\"0\" max=\"1\" step=\"any\" value=\"0\" "
            + "aria-label=\"progress\">"
    }
}

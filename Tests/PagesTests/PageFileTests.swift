import Base
import Pages
import Testing

/// A page is one self-contained file.
@Suite struct PageFileTests {
    private static var design: PageDesign {
        var design = PageDesign(
            name: "arc",
            file: "arc.yaml",
            text: "# </script><b>\npinwheel: 1\n",
            texts: ["parts/dot.yaml": "pinwheel: 1\n"],
            images: ["dot.png": [1, 2, 3]]
        )
        design.sources = [PageSource(target: "svg", states: ["idle"], text: "<svg></script>")]
        return design
    }

    private static var html: String {
        String(
            decoding: PageFile(
                designs: [design],
                targets: [PageTarget(name: "svg", purpose: "for </script>")],
                engine: [0x1f, 0x8b, 8, 0]
            ).html,
            as: UTF8.self
        )
    }

    @Test("The designs and the engine are embedded, and cannot end their element")
    func contents() throws {
        let html = Self.html
        #expect(html.contains("\\u003c/script>\\u003cb>"))
        #expect(html.contains(Base64.text(of: [0x1f, 0x8b, 8, 0])))
        #expect(html.contains(Base64.text(of: [1, 2, 3])))
        #expect(html.contains("\\u003csvg>\\u003c/script>"))
        #expect(html.contains("for \\u003c/script>"))
        #expect(html.split(separator: "</script>", omittingEmptySubsequences: false).count == 6)
        for mark in ["STYLE", "DESIGNS", "TARGETS", "ENGINE", "WORKER", "SCRIPT"] {
            let isLeft = html.contains("/*\(mark)*/")
            #expect(!isLeft, "\(mark) was left")
        }
    }

    @Test("The scripts of the page and its worker need no other file")
    func script() {
        let html = Self.html
        let modular = html.split(separator: "\n").filter {
            $0.hasPrefix("import ") || $0.hasPrefix("export ") || $0.contains("import.meta")
        }
        #expect(modular.isEmpty)
        for name in [
            "class Pinwheel ", "class Surface ", "function decodePNG", "class Player ",
            "async function start(", "class Latest ", "postMessage({id, answer}",
        ] {
            // Evaluated outside `#expect`, which would print the complete page on failure.
            let isThere = html.contains(name)
            #expect(isThere, "\(name) is missing")
        }
    }

    @Test("The page loads nothing from other addresses")
    func isClosed() {
        #expect(Self.html.contains("default-src 'none'"))
        #expect(!Self.html.contains("src=\"http") && !Self.html.contains("href=\"http"))
    }

    @Test("The documentation's script needs no other file and declares no name twice")
    func liveScript() throws {
        let files = PageParts.live(engine: [0x1f, 0x8b])
        let script = try #require(files.first { $0.path == "live.js" })
        let lines = String(decoding: script.bytes, as: UTF8.self).split(separator: "\n")
        let modular = lines.filter {
            $0.hasPrefix("import ") || $0.hasPrefix("export ") || $0.contains("import.meta")
        }
        #expect(modular.isEmpty)
        let words = ["const ", "let ", "class ", "function ", "async function "]
        let names = lines.compactMap { line in
            words.first { line.hasPrefix($0) }.map { word in
                String(
                    line.dropFirst(word.count).prefix { $0.isLetter || $0.isNumber || $0 == "_" }
                )
            }
        }
        #expect(names.contains("addFigures") && names.contains("PinwheelIndicator"))
        #expect(Set(names).count == names.count)
        #expect(files.contains { $0.path == "engine.js" })
        #expect(!PageParts.live(engine: nil).contains { $0.path.hasSuffix(".js") })
    }
}

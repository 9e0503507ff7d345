import DesignFormat
import Indicators
import Pages
import Raster
import Testing

/// The files for embedding designs in other pages.
@Suite struct PagePartsTests {
    private static let engine: [UInt8] = [0x1f, 0x8b, 8, 0]
    private static let plain = PageDesign(name: "arc", file: "arc.yaml", text: "pinwheel: 1\n")
    private static let rich = PageDesign(
        name: "a/b c",
        file: "b.yaml",
        text: "pinwheel: 1\n",
        texts: ["parts/dot.yaml": "pinwheel: 1\n"],
        images: ["dot.png": [1, 2, 3]]
    )

    private static func files(_ designs: [PageDesign]) -> [String: String] {
        let parts = PageParts(designs: designs, engine: engine)
        return Dictionary(
            uniqueKeysWithValues: parts.files.map {
                ($0.path, String(decoding: $0.bytes, as: UTF8.self))
            }
        )
    }

    @Test("Each imported file is present")
    func imports() {
        let files = Self.files([Self.plain])
        let scripts = files.filter { $0.key.hasSuffix(".js") }
        #expect(scripts.count > 4)
        for (name, text) in scripts {
            for line in text.split(separator: "\n") where line.hasPrefix("import ") {
                let target = line.split(separator: "\"").dropFirst().first.map { $0.dropFirst(2) }
                #expect(files[String(target ?? "")] != nil, "\(name): \(line)")
            }
        }
        #expect(files["pinwheel.js"]?.contains("\"\(PageEngineFile.name)\"") == true)
        #expect(files[PageEngineFile.name] != nil && files["pinwheel.d.ts"] != nil)
    }

    @Test("The page has three lines, with an element for each design")
    func page() {
        let page = Self.files([Self.plain, Self.rich])["index.html"] ?? ""
        #expect(page.split(separator: "\n").count == 3)
        #expect(page.contains("<pinwheel-indicator src=\"designs/arc.yaml\">"))
        #expect(page.contains("<pinwheel-indicator src=\"designs/a_b_c/a_b_c.yaml\">"))
    }

    @Test("Names with special characters get a file each")
    func collisions() {
        let names = ["ä", "ö", "_", "Arc", "arc", "_-2"]
        let files = Self.files(names.map { PageDesign(name: $0, file: "a.yaml", text: $0) })
        let designs = files.filter { $0.key.hasPrefix("designs/") }
        #expect(Set(designs.values) == Set(names))
        #expect(Set(designs.keys.map { $0.lowercased() }).count == names.count)
        for path in designs.keys {
            #expect(files["index.html"]?.contains("src=\"\(path)\"") == true, "\(path)")
        }
    }

    @Test("The files that a design uses are in its own folder")
    func beside() {
        let files = Self.files([Self.plain, Self.rich])
        #expect(files["designs/arc.yaml"] == Self.plain.text)
        #expect(files["designs/a_b_c/parts/dot.yaml"] == "pinwheel: 1\n")
        #expect(files["designs/a_b_c/dot.png"] == "\u{1}\u{2}\u{3}")
    }

    @Test("A design's images and used designs are included, except built-in ones")
    func design() throws {
        let text = """
            pinwheel: 1
            canvas: {size: [8, 8]}
            states: {pulling: {frames: 2}}
            layers:
              - image: {file: dot.png}
              - use: dot.yaml
              - use: arc

            """
        let dot = """
            pinwheel: 1
            canvas: {size: [8, 8]}
            states: {pulling: {frames: 2}}
            layers: [{circle: {diameter: 4}, fill: red}]

            """
        let assets = DesignAssets(
            image: { path, _ throws(AssetFailure) in
                guard path == "dot.png" else { throw .missing(path) }
                return Image(width: 1, height: 1, pixels: [9, 8, 7, 255])
            },
            text: { path throws(AssetFailure) in
                guard path == "dot.yaml" else { throw .missing(path) }
                return Array(dot.utf8)
            }
        )
        let bytes = Array(text.utf8)
        let design = try Design(yaml: bytes, name: "it", file: "it.yaml", assets: assets)
        let held = try PageDesign(design, text: bytes, file: "it.yaml", name: "it")
        #expect(held.text == text)
        #expect(held.images.keys.sorted() == ["dot.png"])
        #expect(held.texts.keys.sorted() == ["dot.yaml"])
        #expect(held.images["dot.png"]?.starts(with: [0x89, 0x50]) == true)
    }
}

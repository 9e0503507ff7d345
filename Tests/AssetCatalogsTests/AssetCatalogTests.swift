import AssetCatalogs
import TestSupport
import Testing

/// Catalogues written by Xcode are read as an app would read them.
struct AssetCatalogTests {
    private let folder: TestFolder

    init() throws { folder = try TestFolder() }

    /// Returns the asset of a catalogue with a single set.
    private func asset(_ set: String, _ contents: String) throws -> Asset {
        try folder.write(contents, to: "A.xcassets/\(set)/Contents.json")
        return try #require(AssetCatalog(path: folder.path("A.xcassets")).assets.first)
    }

    private func color(_ color: String) throws -> ColorSet {
        let entry = #"{"idiom": "universal", "color": \#(color)}"#
        return try ColorSet(asset("C.colorset", #"{"colors": [\#(entry)]}"#))
    }

    @Test func `folders that provide a namespace are part of an asset's name`() throws {
        for set in ["Top.colorset", "Plain/B.imageset", "Icons/C.imageset", "Icons/In/D.symbolset"]
        {
            try folder.write("{}", to: "A.xcassets/\(set)/Contents.json")
        }
        for icon in ["AppIcon.appiconset", "Icons/E.dataset"] {
            try folder.write(
                #"{"images": [{"idiom": "ios"}]}"#,
                to: "A.xcassets/\(icon)/Contents.json"
            )
        }
        let named = #"{"properties": {"provides-namespace": true}}"#
        try folder.write(named, to: "A.xcassets/Icons/Contents.json")
        let assets = try AssetCatalog(path: folder.path("A.xcassets")).assets
        #expect(assets.map(\.name) == ["Icons/C", "Icons/D", "B", "Top"])
        #expect(assets.map(\.kind) == [.image, .symbol, .image, .color])
    }

    @Test(
        arguments: [
            (#""0.500""#, 0.5), (#""1.000""#, 1), (#""255""#, 1), (#""0""#, 0), (#""51""#, 0.2),
            (#""0x33""#, 0.2), (#""0xFF""#, 1), ("0.25", 0.25), (#""1.2""#, 1.2),
            (#""-0.1""#, -0.1),
        ]
    )
    func `a colour component is a fraction, a byte or a hexadecimal byte`(
        text: String,
        value: Double
    ) throws {
        let components = #"{"red": \#(text), "green": "0.1", "blue": "0.2", "alpha": "0.3"}"#
        let set = try color(#"{"color-space": "srgb", "components": \#(components)}"#)
        let expected = ColorSet.Value.components(
            red: value,
            green: 0.1,
            blue: 0.2,
            alpha: 0.3,
            space: .sRGB
        )
        #expect(set.light == expected)
        #expect(set.dark == expected)
    }

    @Test func `colour spaces, greys, system colours and empty sets are read`() throws {
        let red = #""components": {"red": "1", "green": "0.0", "blue": "0.0"}"#
        for (name, space) in [
            ("display-p3", ColorSet.Space.displayP3), ("extended-linear-srgb", .linear),
            ("extended-srgb", .sRGB),
        ] {
            let set = try color(#"{"color-space": "\#(name)", \#(red)}"#)
            #expect(
                set.light
                    == .components(red: 1 / 255, green: 0, blue: 0, alpha: 1, space: space)
            )
        }
        let gray =
            #"{"color-space": "gray-gamma-22", "components": {"white": "0.4", "alpha": "0.5"}}"#
        #expect(
            try color(gray).light
                == .components(red: 0.4, green: 0.4, blue: 0.4, alpha: 0.5, space: .sRGB)
        )
        #expect(
            try color(#"{"platform": "ios", "reference": "systemRedColor"}"#).light
                == .system("systemRedColor")
        )
        let open = try ColorSet(asset("C.colorset", #"{"colors": [{"idiom": "universal"}]}"#))
        #expect(open.light == nil && open.dark == nil)
    }

    @Test func `the dark colour is separate, and high-contrast or TV variants are not used`() throws
    {
        func entry(_ name: String, _ rest: String = "") -> String {
            #"{"idiom": "universal"\#(rest), "color": {"reference": "\#(name)"}}"#
        }
        func appearances(_ pairs: String...) -> String {
            let values = pairs.map { pair in
                let words = pair.split(separator: ":")
                return #"{"appearance": "\#(words[0])", "value": "\#(words[1])"}"#
            }
            return #", "appearances": [\#(values.joined(separator: ", "))]"#
        }
        let entries = [
            entry("contrast", appearances("contrast:high")),
            entry("p3", #", "display-gamut": "display-P3""#),
            entry("darkContrast", appearances("luminosity:dark", "contrast:high")),
            #"{"idiom": "tv", "color": {"reference": "tv"}}"#,
            entry("plain"), entry("dark", appearances("luminosity:dark")),
        ]
        let contents = #"{"colors": [\#(entries.joined(separator: ", "))]}"#
        let set = try ColorSet(asset("C.colorset", contents))
        #expect(set.light == .system("plain"))
        #expect(set.dark == .system("dark"))
    }

    @Test(
        arguments: [(1.0, "a"), (1.5, "b"), (2, "b"), (2.5, "c"), (3, "c"), (4, "c")]
    )
    func `the smallest file with enough pixels is used, otherwise the largest`(
        scale: Double,
        file: String
    ) throws {
        let images = [("c", "3x"), ("a", "1x"), ("b", "2x")].map {
            #"{"idiom": "universal", "filename": "\#($0)", "scale": "\#($1)"}"#
        }
        let dark =
            #"{"idiom": "universal", "filename": "d", "scale": "1x", "appearances": "#
            + #"[{"appearance": "luminosity", "value": "dark"}]}"#
        let all = (images + [dark, #"{"idiom": "universal", "scale": "1x"}"#]).joined(
            separator: ","
        )
        let asset = try asset(
            "I.imageset",
            #"{"images": [\#(all)], "properties": {"template-rendering-intent": "template"}}"#
        )
        let set = try ImageSet(asset)
        let variant = try #require(set.variant(scale: scale, isDark: false))
        #expect(variant.path == "\(asset.folder)/\(file)")
        #expect(set.variant(scale: scale, isDark: true)?.path == "\(asset.folder)/d")
        #expect(set.isTemplate == true)
    }

    @Test(
        arguments: [
            ("{", "invalid asset catalogue JSON"),
            (
                #"{"colors": [{"color": {"components": {"red": "x"}}}]}"#,
                "colors.[0].color.components.red"
            ),
            (
                #"{"colors": [{"color": {"components": {"red": "1"}}}]}"#,
                "a colour has no component “green”"
            ),
            (#"{"colors": 5}"#, "at colors"), ("[]", "invalid asset catalogue JSON"),
        ]
    )
    func `an error names the file and the position`(contents: String, words: String) throws {
        let path = folder.path("A.xcassets/C.colorset/Contents.json")
        let error = try #require(throws: AssetError.self) {
            _ = try ColorSet(asset("C.colorset", contents))
        }
        #expect(error.description.hasPrefix("\(path): "))
        #expect(error.description.contains(words))
    }
}

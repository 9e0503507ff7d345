import AssetCatalogs
import BuiltPrograms
import Foundation
import TestSupport
import Testing
import asset_symbols

/// Assets have the Swift names that Xcode gives them.
struct AssetSymbolsTests {
    @Test(
        arguments: [
            ("Brand", .color, "brand"), ("AccentColor", .color, "accent"),
            ("Color", .color, "color"),
            ("AccentColor", .image, "accentColor"), ("heroImage", .image, "hero"),
            ("my-icon", .image, "myIcon"), ("ic_back_arrow", .image, "icBackArrow"),
            ("Pic 1", .image, "pic1"), ("24 hours", .image, "_24Hours"),
            ("URLIcon", .image, "urlIcon"),
            ("URL", .image, "url"), ("ABC123", .image, "abc123"), ("default", .color, "`default`"),
            ("Été", .image, "été"), ("iPhone", .symbol, "iPhone"), ("—", .image, nil),
            ("", .image, nil),
        ] as [(String, Asset.Kind, String?)]
    )
    func `an asset has the same Swift name as in Xcode`(
        name: String,
        kind: Asset.Kind,
        symbol: String?
    ) {
        #expect(SymbolName.property(name, of: kind) == symbol)
    }

    @Test(
        arguments: [("icons", "Icons"), ("my icons", "MyIcons"), ("2x", "_2x")]
    )
    func `a namespace folder has the same Swift name as in Xcode`(name: String, symbol: String) {
        #expect(SymbolName.namespace(name) == symbol)
    }

    @Test func `a colour named like one of SwiftUI's is available as a resource only`() {
        var space = AssetNamespace()
        let paths = [["Red"], ["Brand \"A\""], ["Dark", "Red"]]
        for path in paths {
            #expect(space.add(Asset(kind: .color, path: path, folder: "")) == nil)
        }
        #expect(space.add(Asset(kind: .color, path: ["redColor"], folder: "")) == "Red")
        let text = SymbolSource(space, library: "SwiftUI").text
        #expect(text.contains("import SwiftUI\n"))
        #expect(
            text.contains(
                #"static let brandA = ColorResource(name: "Brand \"A\"", bundle: .module)"#
            )
        )
        #expect(text.contains(#"    static let red = ColorResource(name: "Red", bundle: .module)"#))
        #expect(
            text.contains(
                #"        @_disfavoredOverload static var red: Color { Color(ColorResource.Dark.red) }"#
            )
        )
        #expect(
            !text.contains(
                "    @_disfavoredOverload static var red: Color { Color(ColorResource.red) }"
            )
        )
        #expect(!text.contains("ImageResource"))
    }

    @Test func `the list of framework colours contains all colours and styles of PinwheelUI`()
        throws
    {
        let folder = "\(BuiltPrograms.root)/Sources/Views/PinwheelUI/Color"
        var names: Set<String> = []
        for file in try FileManager.default.contentsOfDirectory(atPath: folder) {
            let text = try String(contentsOfFile: "\(folder)/\(file)", encoding: .utf8)
            let declared =
                /public static (?:let|var) (\w+)(?: = (?:UI)?Color\(|: (?:UI)?Color )/
            names.formUnion(text.matches(of: declared).map { String($0.1) })
        }
        #expect(names.count > 50)
        #expect(names.subtracting(FrameworkColors.names).sorted() == [])
    }

    @Test func `an error names the file and leaves the previous output unchanged`() throws {
        let folder = try TestFolder()
        try folder.write("before", to: "S.swift")
        func run(_ catalog: String) throws -> ProgramRun {
            let words = [folder.path("S.swift"), "PinwheelUI", folder.path(catalog)]
            return try ProgramRun(BuiltPrograms.path(of: "asset-symbols"), words)
        }
        #expect(
            try run("No.xcassets").errors.contains("No.xcassets: error: no such asset catalogue")
        )
        try folder.write("{", to: "A.xcassets/Icons/Contents.json")
        let broken = try run("A.xcassets")
        #expect(broken.status != 0)
        #expect(
            broken.errors.hasPrefix("\(folder.path("A.xcassets/Icons/Contents.json")): error: ")
        )
        #expect(try folder.bytes("S.swift") == Array("before".utf8))
        try folder.write("{}", to: "A.xcassets/Icons/Contents.json")
        try folder.write("{}", to: "A.xcassets/Icons/Logo.imageset/Contents.json")
        try folder.write("{}", to: "A.xcassets/logo.imageset/Contents.json")
        let twice = try run("A.xcassets")
        #expect(twice.status == 0)
        #expect(
            twice.errors.contains("warning: “logo” has the same Swift name as “Logo”")
        )
        let text = String(decoding: try folder.bytes("S.swift"), as: UTF8.self)
        #expect(text.contains(#"static let logo = ImageResource(name: "Logo", bundle: .module)"#))
    }
}

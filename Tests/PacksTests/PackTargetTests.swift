import Base
import DesignFormat
import Indicators
import Packs
import Pictures
import Raster
import TestSupport
import Testing

/// Every target packs every built-in design, completely and with the same bytes each time.
@Suite struct PackTargetTests {
    static func contents(
        of design: any Indicator,
        for name: String,
        _ change: (inout PackSettings) -> Void = { _ in }
    ) throws -> (pack: Pack, contents: PackContents) {
        var settings = PackSettings()
        settings.fps = 10
        change(&settings)
        let images = try PackImages(of: design, settings)
        func made(_ target: some PackTarget) throws -> (Pack, PackContents) {
            let pack = try Pack(of: images, for: target)
            return (pack, try target.contents(of: pack))
        }
        return try made(PackTargets.target(named: name))
    }

    @Test(arguments: PackTargets.all.map(\.name))
    func `paths are unique and relative, and the bytes are reproducible`(target: String) throws {
        for design in ["arc", "arrow"] {
            let indicator = try #require(BuiltInDesigns.design(named: design))
            let (pack, contents) = try Self.contents(of: indicator, for: target)
            let paths = contents.files.map(\.path)
            #expect(Set(paths).count == paths.count)
            for path in paths { _ = try OutputName(path) }
            #expect(try Self.contents(of: indicator, for: target).contents == contents)
            for sequence in pack.sequences {
                for file in contents.sequenceFiles[sequence.name] ?? [] {
                    #expect(paths.contains(file))
                }
            }
        }
    }

    @Test(arguments: ["uikit", "xcassets", "mjrefresh", "watchos", "flutter", "reactnative"])
    func `images are the rendered frames, and their size is points times scale`(
        target: String
    ) throws {
        let (pack, contents) = try Self.contents(
            of: #require(BuiltInDesigns.design(named: "arc")),
            for: target
        )
        let variant = PackVariant(scale: pack.scales[0], appearance: .light)
        for sequence in pack.sequences {
            let expected = try pack.images.images(of: sequence, variant)
            let files = (contents.sequenceFiles[sequence.name] ?? []).prefix(sequence.count)
            let images = try files.map { path in
                let file = try #require(contents.files.first { $0.path == path })
                return try PNG.decode(file.bytes)
            }
            #expect(images == expected)
            #expect(images.allSatisfy { $0.width == Int(60 * pack.scales[0]) })
        }
    }

    @Test func `image sets have each scale and appearance once, and light ones without appearance`()
        throws
    {
        let (_, contents) = try Self.contents(
            of: #require(BuiltInDesigns.design(named: "arc")),
            for: "xcassets"
        )
        let sets = contents.files.filter { $0.path.hasSuffix(".imageset/Contents.json") }
        #expect(!sets.isEmpty)
        for set in sets {
            let images = try #require(JSON(reading: set.bytes)["images"]?.array)
            let keys = images.map { "\($0["scale"]?.string ?? "") \($0["appearances"] == nil)" }
            #expect(Set(keys).count == images.count)
            #expect(images.contains { $0["appearances"] == nil })
            let folder = set.path.dropLast("Contents.json".count)
            for image in images {
                let file = try #require(image["filename"]?.string)
                #expect(contents.files.contains { $0.path == folder + file })
            }
        }
    }

    @Test func `a level selects the same frame as a progress`() throws {
        let (pack, contents) = try Self.contents(
            of: #require(BuiltInDesigns.design(named: "arc")),
            for: "android"
        )
        let file = try #require(
            contents.files.first { $0.path == "res/drawable/arc_pulling.xml" }
        )
        let text = String(decoding: file.bytes, as: UTF8.self)
        let levels = text.split(separator: "maxLevel=\"").dropFirst()
            .compactMap { Int($0.prefix { $0.isNumber }) }
        let count = try #require(pack.sequence("pulling")?.count)
        #expect(levels.count == count)
        for level in 0...10_000 {
            let found = levels.firstIndex { level <= $0 }
            #expect(found == min(level * count / 10_000, count - 1))
        }
    }

    @Test func `delays of an animation list sum to the period`() throws {
        let (_, contents) = try Self.contents(
            of: #require(BuiltInDesigns.design(named: "arc")),
            for: "android"
        ) {
            $0.fps = 30
        }
        let file = try #require(
            contents.files.first { $0.path == "res/drawable/arc_refreshing.xml" }
        )
        let text = String(decoding: file.bytes, as: UTF8.self)
        let delays = text.split(separator: "duration=\"").dropFirst()
            .compactMap { Int($0.prefix { $0.isNumber }) }
        #expect(delays.count == 27)
        #expect(delays.reduce(0, +) == 900)
    }

    @Test(arguments: [
        ("android", "scale 2.5", "Android has fixed densities"),
        ("uikit", "padding", "numbers from 0 without leading zeros"),
        ("uikit", "both", "cannot choose between light and dark"),
        ("css-sprites", "scales", "one image for all screens"),
        ("css-sprites", "name 9a", "a class in CSS must start with a letter"),
        ("reactnative", "scale 2.5", "needs images of scale 1"),
        ("lvgl", "fps 600", "lv_animimg takes up to 127"),
        ("lvgl", "name 9a", "must start with a letter"),
        ("uikit", "name a/b", "pass --name with up to 100 ASCII letters"),
    ])
    func `a limit is one error that names it`(
        target: String,
        setting: String,
        message: String
    ) throws {
        let design = try #require(BuiltInDesigns.design(named: "arc"))
        let error = #expect(throws: InputError.self) {
            try Self.contents(of: design, for: target) { settings in
                switch setting {
                case "scale 2.5": settings.scales = [2.5]
                case "padding": settings.padding = 3
                case "both": settings.appearances = [.light, .dark]
                case "scales": settings.scales = [1, 2]
                case "fps 600": settings.fps = 600
                case "name 9a": settings.name = "9a"
                default: settings.name = "a/b"
                }
            }
        }
        #expect(error?.description.contains(message) == true, "\(error?.description ?? "")")
    }

    @Test func `numbers in file names follow the settings`() throws {
        let design = try #require(BuiltInDesigns.design(named: "arc"))
        let (_, contents) = try Self.contents(of: design, for: "mjrefresh") { settings in
            settings.firstIndex = 5
            settings.padding = 2
            settings.name = "pull"
        }
        #expect(contents.files.contains { $0.path == "pull_idle_05@2x.png" })
        #expect(contents.substitutions == ["MJRefresh has no ending: finishing is not shown."])
    }

    @Test func `an unknown target is refused with a suggestion`() {
        let error = #expect(throws: InputError.self) {
            try PackTargets.target(named: "xcasset")
        }
        #expect(error?.description.contains("did you mean “xcassets”?") == true)
    }
}

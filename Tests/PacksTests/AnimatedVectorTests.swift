import Base
import DesignFormat
import Indicators
import Packs
import TestSupport
import Testing

/// The structure of Android's vector drawables.
@Suite struct AnimatedVectorTests {
    private static let designs = ["arc", "arrow", "compass", "refresh-control", "spokes"]

    private func files(_ design: String) throws -> [(path: String, text: String)] {
        let (_, contents) = try PackTargetTests.contents(
            of: #require(BuiltInDesigns.design(named: design)),
            for: "avd"
        )
        return contents.files.map { ($0.path, String(decoding: $0.bytes, as: UTF8.self)) }
    }

    /// Returns the values of an attribute, in the order of the text.
    private func values(of attribute: String, in text: some StringProtocol) -> [String] {
        text.split(separator: "android:\(attribute)=\"").dropFirst().map {
            String($0.prefix { $0 != "\"" })
        }
    }

    @Test(arguments: designs)
    func `keyframes are in order, from 0 to 1, and neither end is a jump`(design: String) throws {
        for (_, text) in try files(design) {
            for holder in text.split(separator: "<propertyValuesHolder").dropFirst() {
                let times = values(of: "fraction", in: holder).compactMap(Double.init)
                #expect(times.first == 0)
                #expect(times.last == 1)
                #expect(times == times.sorted())
                #expect(times[0] < times[1])
                #expect(times[times.count - 2] < times[times.count - 1])
            }
        }
    }

    @Test(arguments: designs)
    func `each animation has one target in its drawable`(design: String) throws {
        for (path, text) in try files(design) where path.hasSuffix(".xml") {
            let parts = text.split(separator: "<target ")
            let names = values(of: "name", in: parts[0])
                .filter { !$0.hasPrefix("android:") }
            #expect(Set(names).count == names.count)
            let targets = parts.dropFirst().flatMap { values(of: "name", in: $0).prefix(1) }
            #expect(Set(targets).count == targets.count)
            #expect(targets.allSatisfy(names.contains))
        }
    }

    @Test(arguments: designs)
    func `names of resources are lower-case, and night resources exist by day`(
        design: String
    ) throws {
        let paths = try files(design).map(\.path).filter { $0.hasPrefix("res/") }
        for path in paths {
            let name = try #require(path.split(separator: "/").last?.dropLast(".xml".count))
            #expect(name.allSatisfy { ("a"..."z").contains($0) || $0.isNumber || $0 == "_" })
            let day = path.replacing("drawable-night", with: "drawable")
            #expect(paths.contains(day))
        }
    }

    @Test func `each level shows a drawable that exists`() throws {
        let files = try files("arc")
        let list = try #require(files.first { $0.path == "res/drawable/arc_pulling.xml" })
        for drawable in values(of: "drawable", in: list.text) {
            let name = drawable.dropFirst("@drawable/".count)
            #expect(files.contains { $0.path == "res/drawable/\(name).xml" })
        }
        #expect(values(of: "maxLevel", in: list.text).last == "10000")
    }

    @Test func `an intro ends, and then its loop starts`() throws {
        let files = try files("compass")
        let intro = try #require(
            files.first { $0.path == "res/drawable/compass_refreshing_intro.xml" }
        )
        #expect(!intro.text.contains("infinite"))
        let code = try #require(files.first { $0.path == "CompassIndicator.kt" })
        #expect(code.text.contains("play(refreshingIntro) { play(refreshing) }"))
    }

    @Test func `a loop of path animations is started again by the code`() throws {
        let design = try design(
            layers: "path: {data: {refreshing: [M0 0L9 0L0 9Z, M0 0L5 0L0 5Z, M0 0L9 0L0 9Z]}}"
        )
        let (_, contents) = try PackTargetTests.contents(of: design, for: "avd")
        let texts = contents.files.map { String(decoding: $0.bytes, as: UTF8.self) }
        #expect(texts.contains { $0.contains("sequentially") })
        #expect(!texts.contains { $0.contains("infinite") })
        #expect(texts.contains { $0.contains("play(refreshing) {") })
    }

    @Test(arguments: ["destinationOut", "xor"])
    func `a blend mode that erases is an error with a hint`(mode: String) throws {
        let design = try design(layers: "circle: {diameter: 9}", "    blend: \(mode)")
        let error = #expect(throws: InputError.self) {
            try PackTargetTests.contents(of: design, for: "avd")
        }
        #expect(error?.description.contains("--for android") == true)
    }

    @Test func `a translucent group whose layers overlap is reported, one without overlap is not`()
        throws
    {
        func substitutions(_ offset: Int) throws -> [String] {
            let design = try Self.design(
                """
                group:
                      - circle: {diameter: 10}
                        fill: red
                      - circle: {diameter: 10}
                        offset: [\(offset), 0]
                        fill: blue
                    opacity: 0.5
                """
            )
            return try PackTargetTests.contents(of: design, for: "avd").contents.substitutions
        }
        #expect(try substitutions(5).count == 1)
        #expect(try substitutions(11).isEmpty)
    }

    @Test func `a name that starts with a digit is an error`() throws {
        let arc = try #require(BuiltInDesigns.design(named: "arc"))
        #expect(throws: InputError.self) {
            try PackTargetTests.contents(of: arc, for: "avd") { $0.name = "1arc" }
        }
    }

    private func design(
        layers: String...,
        fill: String = "    fill: red"
    ) throws -> any Indicator {
        try Self.design(layers.joined(separator: "\n") + "\n" + fill)
    }

    /// Returns a design with one layer, whose lines after the first are indented.
    static func design(_ layer: String) throws -> any Indicator {
        let text = """
            pinwheel: 1
            name: test
            canvas: {size: [30, 30]}
            states:
              refreshing: {drive: time, period: 1, loop: true}
            layers:
              - \(layer)
            """
        return try Design(text: text, file: "test.yaml")
    }
}

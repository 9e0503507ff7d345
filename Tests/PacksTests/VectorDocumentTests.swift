import DesignFormat
import Frames
import Indicators
import Packs
import Raster
import TestSupport
import Testing

/// Designs as animated layers look like the designs, so that the formats made from them can.
@Suite struct VectorDocumentTests {
    private static let folder =
        "\(#filePath)".split(separator: "/").dropLast(3)
        .reduce(into: "") { $0 += "/\($1)" } + "/Examples/designs"

    static let examples = [
        "blob", "card", "closing-tick", "filling-logo", "flipping-square", "folding-cube",
        "material-ring", "pull-text", "pulsing-balls", "sprite-sheet", "twelve-dots", "water-drop",
    ]

    private static func document(
        _ design: Design
    ) throws -> (document: VectorDocument, sequences: [PackSequence], environment: Environment) {
        var settings = PackSettings()
        settings.fps = 30
        let images = try PackImages(of: design, settings)
        let environment = try #require(Environment(scale: 2))
        let document = VectorDocument(of: design, images.sequences, in: environment)
        return (document, images.sequences, environment)
    }

    /// Returns the largest mean difference of a channel among six frames of each state, in 1/255,
    /// and its frame.
    private static func largestDifference(
        _ design: Design
    ) throws -> (mean: Double, frame: String) {
        let (document, sequences, environment) = try document(design)
        var (largest, frame) = (0.0, "")
        var renderer = Renderer()
        for (index, sequence) in sequences.enumerated() {
            let step = max(sequence.count / 6, 1)
            for number in stride(from: 0, to: sequence.count, by: step) {
                let stateFrame = sequence.frames[number]
                let expected = renderer.render(
                    design.scene(at: stateFrame.moment, in: environment)
                )
                let time = sequence.time(ofFrame: number)
                let drawn = try VectorDocumentDrawing(
                    document: document,
                    sequence: index,
                    time: time
                ).image(scale: 2)
                let mean = Self.meanDifference(drawn, expected)
                if mean > largest { (largest, frame) = (mean, "\(sequence.name) \(number)") }
            }
        }
        return (largest, frame)
    }

    private static func meanDifference(_ one: Image, _ other: Image) -> Double {
        let pairs = zip(one.pixels, other.pixels)
        var (sum, count) = (0.0, 0)
        for (left, right) in pairs {
            sum += Double(abs(Int(left) - Int(right)))
            count += 1
        }
        return count == 0 ? 0 : sum / Double(count)
    }

    /// The designs of the articles, and every seventh one of the gallery: all of them would take
    /// minutes.
    private static let builtIns =
        BuiltInDesigns.articleNames
        + BuiltInDesigns.names.enumerated().filter { $0.offset % 7 == 3 }.map(\.element)

    @Test(arguments: Set(builtIns).sorted())
    func `built-in designs look the same`(name: String) throws {
        let design = try #require(BuiltInDesigns.design(named: name))
        let (mean, frame) = try Self.largestDifference(design)
        #expect(mean < 0.3, "\(frame)")
    }

    @Test(arguments: Self.examples)
    func `example designs look the same`(name: String) throws {
        let path = "\(Self.folder)/\(name).yaml"
        let design = try #require(DesignSource.file(path).load() as? Design)
        let (mean, frame) = try Self.largestDifference(design)
        // The round corners of a square in perspective are not exact.
        #expect(mean < (name == "flipping-square" ? 1 : 0.3), "\(frame)")
    }
}

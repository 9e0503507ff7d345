import Base
import DesignFormat
import Foundation
import Goldens
import Indicators
import Lifecycles
import Pictures
import Platform
import Raster
import SeededRandom
import Terminal
import TestSupport
import Testing

/// Whatever stands in a file, reading it ends within a second, by a value or by an error.
///
/// PINWHEEL_FUZZ_SEED sets the seed, and PINWHEEL_FUZZ_MINUTES for how long each kind of input is tried.
@Suite(.serialized)
struct InputFuzzTests {
    private static func variable(_ name: String) -> Double? {
        ProcessInfo.processInfo.environment[name].flatMap(Double.init)
    }

    /// A kind of input, good ones of it, and what reads it; whether an input was taken.
    struct Reader: Sendable, CustomTestStringConvertible {
        let name: String
        let inputs: @Sendable () throws -> [[UInt8]]
        var words: [String] = []
        let read: @Sendable ([UInt8]) -> Bool

        var testDescription: String { name }
    }

    static let readers = [
        Reader(name: "designs", inputs: { BuiltInDesigns.names.compactMap(source) }) { bytes in
            guard let design = try? Design(yaml: bytes, name: "x", file: "x.yaml") else {
                return false
            }
            draw(design)
            return true
        },
        Reader(name: "traces", inputs: { traces }) { bytes in
            (try? Trace(reading: bytes, name: "x", file: "x.csv")) != nil
                || (try? Trace(reading: bytes, name: "x", file: "x.yaml")) != nil
        },
        Reader(name: "plans of goldens", inputs: { [plan] }) { bytes in
            (try? GoldenPlan(yaml: bytes, file: "goldens.yaml")) != nil
        },
        Reader(name: "goldens", inputs: { [golden] }) { bytes in
            (try? GoldenManifestReader.manifest(in: bytes, path: "x.golden")) != nil
        },
        Reader(name: "manifests", inputs: { [Array(manifest.text.utf8)] }) { bytes in
            (try? Manifest(reading: bytes)) != nil
        },
        Reader(name: "journals", inputs: { [journal] }) { bytes in
            !FrameJournal(reading: bytes).isEmpty
        },
        Reader(name: "results", inputs: { [Array(report.text.utf8)] }) { bytes in
            (try? RunReport(reading: bytes)) != nil
        },
        Reader(name: "PNGs", inputs: { try pictures() }) { bytes in
            (try? PNG.decode(bytes)) != nil
        },
        Reader(name: "animated PNGs", inputs: { [try animation()] }) { bytes in
            (try? APNG.decode(bytes)) != nil
        },
        Reader(name: "path data", inputs: { paths }) { bytes in
            (try? Path(svg: String(decoding: bytes, as: UTF8.self))) != nil
        },
        Reader(name: "terminals' answers", inputs: { answers }) { bytes in
            var reader = InputReader()
            let found = reader.read(bytes[...])
            // What a terminal says next is still understood.
            return found.count + reader.read(Array("\u{18}\u{1B}[0n".utf8)[...]).count > 0
        },
    ]

    private static let source: @Sendable (String) -> [UInt8]? = { BuiltInDesigns.source(named: $0) }
    private static let traces =
        [
            "time,offset,phase\n0,0,touching\n0.1,20,touching\n0.4,80,released\n1,0,settled\n",
            "pinwheel: 1\nname: pull\ngesture:\n  - {to: 150, seconds: 0.4}\n  - {hold: 0.2}\n",
        ].map { Array($0.utf8) } + ["t150"].compactMap { BuiltInTraces.source(named: $0) }
    private static let plan = Array(
        """
        pinwheel: 1
        tolerance: {step: 2, share: 0.001, density: 4, sequenceShare: 0.0005}
        sets:
          - designs: [arc, mine.yaml]
            states: [pulling, refreshing]
            scales: [1, 2]
            appearances: [light, dark]
            parameters: {lineWidth: 4}
          - lifecycles: [scroll-action, refreshable]
            traces: [t150, pulls/mine.csv]
            times: [0, 0.5, 1]
        """.utf8
    )
    private static let golden = Array(
        """
        pinwheel-golden 1
        design arc
        state pulling
        scale 2
        fps 60
        loop 0
        frame 0 60x60 progress=0 4c75a0298fcfde15
        frame 1 60x60 progress=0.5 324113550ef90ad8
        frame 2 60x60 progress=1 0402a35fedfdbb61

        """.utf8
    )
    private static let record = FrameRecord(
        file: "arc/pulling/0000.png",
        label: FrameLabel(design: "arc", state: "pulling", moment: .progress(0.25)),
        width: 60,
        height: 60,
        hash: PixelHash(bytes: [1, 2, 3])
    )
    private static let manifest = Manifest(
        frames: [record],
        generator: "pinwheel",
        part: RunPart(1, of: 2, plan: PixelHash(bytes: [7]))
    )
    private static let journal = Array(
        FrameJournal.Entry(
            key: 7,
            drawn: DrawnFrame(width: 60, height: 60, hash: PixelHash(bytes: [1])),
            bytes: [1],
            version: FileVersion(size: 1, modified: 1)
        ).line("arc/pulling/0000.png").utf8
    )
    private static let report = RunReport(
        sequences: [
            SequenceReport(
                name: "arc/pulling",
                status: .failed,
                message: "differs",
                framesPerSecond: 60,
                findings: [ReportedFinding(kind: "late", sentence: "late", frames: [1], time: 0.5)],
                frames: [FrameReport(index: 0, width: 60, height: 60, status: .failed, count: 3)]
            )
        ],
        acceptCommand: "pinwheel accept"
    )
    private static let paths = [
        "M10 10 L20 20 H30 V40 Z", "m1,1c1 2 3 4 5 6s7 8 9 10q1 2 3 4t5 6a7 8 9 0 1 11 12z",
        "M1.5.5-3e2 4", "",
    ].map { Array($0.utf8) }

    private static let answers = [
        "\u{1B}_Gi=31;OK\u{1B}\\q\u{1B}P>|kitty(0.35.2)\u{1B}\\",
        "\u{1B}]11;rgb:ffff/8080/0000\u{07}",
        "\u{1B}[6;20;10t\u{1B}[?62;4;22c\u{1B}[0n\u{1B}[A\u{1B}[1;5C",
        "\u{1B}]52;c;cXEK\u{18}\u{1B}[<0;3;4M",
    ].map { Array($0.utf8) }

    private static func pictures() throws -> [[UInt8]] {
        let image = Image.random(9, 7, seed: 3)
        let samples = PNGSample.Kind.allCases.map { kind in
            PNGSample(
                kind,
                depth: kind.depths[0],
                interlaced: true,
                key: false,
                width: 5,
                height: 4
            ).bytes
        }
        return try [PNG.encode(image), PNG.encode(image, scale: 2)] + samples
    }

    private static func animation() throws -> [UInt8] {
        try APNG.encode(
            (0..<3).map { index in
                APNGFrame(
                    image: .random(6, 5, seed: UInt64(index)),
                    delay: APNGDelay(numerator: 1, denominator: 30)
                )
            }
        )
    }

    /// What is accepted has to be drawn, too.
    private static func draw(_ design: Design) {
        var renderer = Renderer()
        for timeline in design.states.prefix(3) {
            let moment: Moment =
                timeline.drive == .time
                ? Moment(state: timeline.state, position: .time(0.1))
                : Moment(state: timeline.state, position: .progress(0.5))
            guard let environment = Environment(scale: 1) else { return }
            _ = renderer.render(design.scene(at: moment, in: environment))
        }
    }

    @Test(arguments: readers)
    func readingEnds(reader: Reader) throws {
        let seed = UInt64(Self.variable("PINWHEEL_FUZZ_SEED") ?? 1)
        let minutes = Self.variable("PINWHEEL_FUZZ_MINUTES")
        let inputs = try reader.inputs()
        var mutation = Mutation(of: inputs, words: reader.words, seed: seed)
        let clock = ContinuousClock()
        let end = clock.now + (minutes.map { .seconds(60 * $0) } ?? .milliseconds(400))
        var (tried, taken, slowest) = (0, 0, Duration.zero)
        for input in inputs { _ = reader.read(input) }
        while clock.now < end {
            let input = mutation.next()
            let time = clock.measure { if reader.read(input) { taken += 1 } }
            tried += 1
            slowest = max(slowest, time)
            // Far more than a second is no busy machine any more.
            guard time > .seconds(minutes == nil ? 5 : 1) else { continue }
            let path = "\(NSTemporaryDirectory())pinwheel-slow-\(seed)-\(tried)"
            try Data(input).write(to: URL(fileURLWithPath: path))
            Issue.record("\(reader.name): \(time) for the input number \(tried), kept as \(path)")
        }
        if minutes != nil {
            print(
                "\(reader.name), seed \(seed): \(tried) inputs, \(taken) taken, \(slowest) at most"
            )
        }
        #expect(tried > 20)
    }
}

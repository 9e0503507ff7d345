import Base
import DesignFormat
import Goldens
import Lifecycles
import Pictures
import Platform
import Raster
import TestSupport

/// Valid inputs of each kind, from which damaged ones are made.
enum FuzzSamples {
    static let designs =
        BuiltInDesigns.names.compactMap { BuiltInDesigns.source(named: $0) }
        + [Array(Samples.everything.utf8), Array(text.utf8)]
    /// A design with text in the built-in font, and in a font that the design embeds.
    private static let text = """
        pinwheel: 1
        canvas: {size: [60, 20]}
        states: {pulling: {frames: 3}, armed: {}}
        layers:
          - text: {string: {default: Pull, armed: Let go}, size: [9, 14], align: leading}
            trim: {to: [0, 1]}
            stroke: {width: 1}
          - text: {string: ab, font: a.ttf, size: 9, spacing: 0.5}
            fill: red
        glyphs:
          - font: a.ttf
            unitsPerEm: 1000
            ascent: 800
            descent: 200
            capHeight: 700
            outlines: [M0 0L600 0L600 -700Z, M0 0Q250 -500 500 0Z]
            lines:
              - text: ab
                advance: 1200
                letters: [[0, 0], [650, 1]]
                spaced: {advance: 1250, letters: [[0, 0], [600], [700, 1]]}

        """
    static let fonts = TestFont.Outlines.allCases.map { TestFont.bytes($0) }
    static let traces =
        [
            "time,offset,phase\n0,0,touching\n0.1,20,touching\n0.4,80,released\n1,0,settled\n",
            "pinwheel: 1\nname: pull\ngesture:\n  - {to: 150, seconds: 0.4}\n  - {hold: 0.2}\n",
        ].map { Array($0.utf8) } + ["t150"].compactMap { BuiltInTraces.source(named: $0) }
    static let plan = Array(
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
    static let golden = Array(
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
    static let manifest = Manifest(
        frames: [record],
        generator: "pinwheel",
        part: RunPart(1, of: 2, plan: PixelHash(bytes: [7]))
    )
    static let journal = Array(
        FrameJournal.Entry(
            key: 7,
            drawn: DrawnFrame(width: 60, height: 60, hash: PixelHash(bytes: [1])),
            bytes: [1],
            version: FileVersion(size: 1, modified: 1)
        ).line("arc/pulling/0000.png").utf8
    )
    static let report = RunReport(
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
    static let paths = [
        "M10 10 L20 20 H30 V40 Z", "m1,1c1 2 3 4 5 6s7 8 9 10q1 2 3 4t5 6a7 8 9 0 1 11 12z",
        "M1.5.5-3e2 4", "",
    ].map { Array($0.utf8) }

    static let answers = [
        "\u{1B}_Gi=31;OK\u{1B}\\q\u{1B}P>|kitty(0.35.2)\u{1B}\\",
        "\u{1B}]11;rgb:ffff/8080/0000\u{07}",
        "\u{1B}[6;20;10t\u{1B}[?62;4;22c\u{1B}[0n\u{1B}[A\u{1B}[1;5C",
        "\u{1B}]52;c;cXEK\u{18}\u{1B}[<0;3;4M",
    ].map { Array($0.utf8) }

    static func pictures() throws -> [[UInt8]] {
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

    static func animation() throws -> [UInt8] {
        try APNG.encode(
            (0..<3).map { index in
                APNGFrame(
                    image: .random(6, 5, seed: UInt64(index)),
                    delay: APNGDelay(numerator: 1, denominator: 30)
                )
            }
        )
    }
}

import Base
import DesignFormat
import Fonts
import Goldens
import Indicators
import Lifecycles
import Pictures
import Platform
import Raster
import Terminal
import TestSupport

/// A kind of input from outside, with valid samples and its reader.
package struct FuzzedInput: Sendable {
    /// The kind in words, such as `path data`.
    package let name: String
    /// The name of the kind's folder in the corpus.
    package let folder: String
    /// Words of the format that may be missing in the samples.
    package let words: [String]
    /// Returns valid inputs.
    package let samples: @Sendable () throws -> [[UInt8]]
    /// Reads an input and uses the result. Returns whether the input was accepted.
    package let read: @Sendable ([UInt8]) -> Bool

    private init(
        _ name: String,
        folder: String,
        words: [String] = [],
        samples: @escaping @Sendable () throws -> [[UInt8]],
        read: @escaping @Sendable ([UInt8]) -> Bool
    ) {
        self.name = name
        self.folder = folder
        self.words = words
        self.samples = samples
        self.read = read
    }

    /// All kinds.
    package static let all = [
        FuzzedInput(
            "designs",
            folder: "designs",
            words: schemaWords,
            samples: { FuzzSamples.designs }
        ) { bytes in
            let design = try? Design(
                yaml: bytes,
                name: "x",
                file: "x.yaml",
                assets: Samples.assets
            )
            guard let design else { return false }
            draw(design)
            _ = design.warnings(in: bytes, file: "x.yaml")
            return true
        },
        FuzzedInput("traces", folder: "traces", samples: { FuzzSamples.traces }) { bytes in
            (try? Trace(reading: bytes, name: "x", file: "x.csv")) != nil
                || (try? Trace(reading: bytes, name: "x", file: "x.yaml")) != nil
        },
        FuzzedInput("plans of goldens", folder: "plans", samples: { [FuzzSamples.plan] }) { bytes in
            (try? GoldenPlan(yaml: bytes, file: "goldens.yaml")) != nil
        },
        FuzzedInput("goldens", folder: "goldens", samples: { [FuzzSamples.golden] }) { bytes in
            (try? GoldenManifestReader.manifest(in: bytes, path: "x.golden")) != nil
        },
        FuzzedInput(
            "manifests",
            folder: "manifests",
            samples: { [Array(FuzzSamples.manifest.text.utf8)] }
        ) { bytes in
            (try? Manifest(reading: bytes)) != nil
        },
        FuzzedInput("journals", folder: "journals", samples: { [FuzzSamples.journal] }) { bytes in
            // Read in two pieces, like large files.
            var (rest, count) = (bytes[...], 0)
            FrameJournal.read {
                let piece = rest.prefix(max(bytes.count / 2, 1))
                rest = rest.dropFirst(piece.count)
                return Array(piece)
            } _: { _, _ in
                count += 1
            }
            return count > 0
        },
        FuzzedInput(
            "results",
            folder: "results",
            samples: { [Array(FuzzSamples.report.text.utf8)] }
        ) { bytes in
            (try? RunReport(reading: bytes)) != nil
        },
        FuzzedInput("PNGs", folder: "png", samples: { try FuzzSamples.pictures() }) { bytes in
            (try? PNG.decode(bytes)) != nil
        },
        FuzzedInput("animated PNGs", folder: "apng", samples: { [try FuzzSamples.animation()] }) {
            bytes in
            (try? APNG.decode(bytes)) != nil
        },
        FuzzedInput("fonts", folder: "fonts", samples: { FuzzSamples.fonts }) { bytes in
            guard let font = try? FontFile(bytes) else { return false }
            return ["Hofi", "o\u{301}"].contains { (try? font.line(of: $0, steps: 20_000)) != nil }
        },
        FuzzedInput("path data", folder: "paths", samples: { FuzzSamples.paths }) { bytes in
            (try? Path(svg: String(decoding: bytes, as: UTF8.self))) != nil
        },
        FuzzedInput("terminals' answers", folder: "answers", samples: { FuzzSamples.answers }) {
            bytes in
            var reader = InputReader()
            let found = reader.read(bytes[...])
            // After any input, the next answer of a terminal must still be understood.
            return found.count + reader.read(Array("\u{18}\u{1B}[0n".utf8)[...]).count > 0
        },
    ]

    /// The keys and values in the schema of designs.
    private static let schemaWords = FormatSchema.design.json().split(separator: "\"")
        .map(String.init)
        .filter { !$0.isEmpty && $0.count < 30 && $0.allSatisfy { $0.isLetter || $0 == "-" } }

    /// Draws an accepted design, which must not fail.
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
}

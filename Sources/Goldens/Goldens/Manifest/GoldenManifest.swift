import Raster
import Base
import Comparison
import Pictures

/// The manifest of a golden: a small text file with one line per frame, next to the folder of
/// images.
///
/// ```
/// pinwheel-golden 1
/// design arc
/// state pulling
/// frame 0 120x120 progress=0 8b3f2a6c5d17e490
/// frame 1 120x120 progress=0.5 03c1d7be9a84f652
/// ```
///
/// The text depends only on the frames and facts, so manifests are easy to merge and to compare.
package struct GoldenManifest: Equatable, Sendable {
    /// The version of the format.
    package static let version = 1
    /// The file extension of a manifest.
    package static let fileEnding = ".golden"

    /// Additional lines, with unique keys.
    package var facts: [GoldenFact]
    /// The frames. Their indices are the frame numbers.
    package var frames: [GoldenFrame]

    /// Creates a manifest. If several facts have the same key, the first one is used. Facts with
    /// the reserved key `frame` or `pinwheel-golden` and facts without a value are dropped.
    package init(facts: [GoldenFact] = [], frames: [GoldenFrame]) {
        var seen: Set<String> = ["frame", "pinwheel-golden"]
        self.facts = facts.filter { !$0.value.isEmpty && seen.insert($0.key).inserted }
        self.frames = frames
    }

    /// Returns the value of a fact, or `nil` if it is missing.
    package subscript(key: String) -> String? { facts.first { $0.key == key }?.value }

    /// The number of the frame that follows the last one, or `nil` if the sequence does not loop.
    package var loopStart: Int? {
        self["loop"].flatMap { Int($0) }.flatMap { frames.indices.contains($0) ? $0 : nil }
    }
    /// The frame rate, in frames per second, or `nil` if it is not set.
    package var fps: Double? { self["fps"].flatMap(Double.init) }
    /// The scale, in pixels per point.
    package var scale: Double { self["scale"].flatMap(Double.init) ?? 1 }

    /// Whether both manifests have equal images in the same order, regardless of facts and moments.
    func hasSameImages(as other: GoldenManifest) -> Bool {
        frames.count == other.frames.count
            && zip(frames, other.frames).allSatisfy { $0.hasSameImage(as: $1) }
    }

    /// The first frame with each distinct image, in order.
    var distinctFrames: [GoldenFrame] {
        var seen: Set<PixelHash> = []
        return frames.filter { seen.insert($0.hash).inserted }
    }

    /// The text of the file.
    package var text: String {
        var text = "pinwheel-golden \(Self.version)\n"
        for fact in facts { text += "\(fact.key) \(fact.value)\n" }
        for (index, frame) in frames.enumerated() {
            let size = "\(frame.size.width)x\(frame.size.height)"
            text += "frame \(index) \(size) \(Self.text(frame.moment)) \(frame.hash.digits)\n"
        }
        return text
    }

    /// Returns a moment in the notation of a manifest: `time=0.25` or `progress=0.5`.
    static func text(_ moment: FrameLabel.Moment) -> String {
        switch moment {
        case .progress(let value): "progress=\(JSON.number(value).text)"
        case .time(let value), .instant(let value, _): "time=\(JSON.number(value).text)"
        }
    }
}

/// An additional line of a golden's manifest.
public struct GoldenFact: Equatable, Sendable {
    /// The key. It contains only lower-case ASCII letters, digits and `-`.
    public let key: String
    /// The value, on one line without surrounding whitespace.
    public let value: String

    /// Creates a fact. Characters that the manifest does not allow become `-` in the key and a
    /// space in the value.
    public init(_ key: String, _ value: String) {
        let letters = key.lowercased().unicodeScalars.map { scalar in
            Self.isKey(scalar) ? Character(scalar) : "-"
        }
        self.key = letters.isEmpty ? "-" : String(letters)
        let words = value.split { $0.isNewline || $0.isWhitespace || $0 == "\0" }
        self.value = words.joined(separator: " ")
    }

    private static func isKey(_ scalar: Unicode.Scalar) -> Bool {
        switch scalar {
        case "a"..."z", "0"..."9", "-": true
        default: false
        }
    }
}

extension Tolerance {
    /// The tolerance in the notation of a manifest, such as `step=2 share=0.001 density=4 window=5
    /// sequenceShare=0.0005`.
    package var text: String {
        [
            "step=\(step)", "share=\(JSON.number(share).text)", "density=\(density)",
            "window=\(window)", "sequenceShare=\(JSON.number(sequenceShare).text)",
        ].joined(separator: " ")
    }
}

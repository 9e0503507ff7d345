import Raster
import Base
import Comparison
import Pictures

/// What a golden consists of: a small text with a line a frame, kept beside the pictures.
///
/// ```
/// pinwheel-golden 1
/// design arc
/// state pulling
/// frame 0 120x120 progress=0 8b3f2a6c5d17e490
/// frame 1 120x120 progress=0.5 03c1d7be9a84f652
/// ```
///
/// The text depends on the frames and facts alone, so it merges and compares well.
package struct GoldenManifest: Equatable, Sendable {
    /// The version of the format.
    package static let version = 1
    /// The ending of a manifest's file.
    package static let fileEnding = ".golden"

    /// What is listed beside the frames, each key once.
    package var facts: [GoldenFact]
    /// The frames, numbered from 0.
    package var frames: [GoldenFrame]

    /// A manifest; of facts with the same key the first counts, and `frame` is none.
    package init(facts: [GoldenFact] = [], frames: [GoldenFrame]) {
        var seen: Set<String> = ["frame", "pinwheel-golden"]
        self.facts = facts.filter { !$0.value.isEmpty && seen.insert($0.key).inserted }
        self.frames = frames
    }

    /// The value of the fact called `key`; nil where it is absent.
    package subscript(key: String) -> String? { facts.first { $0.key == key }?.value }

    /// The number of the frame that follows the last one; nil where none does.
    package var loopStart: Int? {
        self["loop"].flatMap { Int($0) }.flatMap { frames.indices.contains($0) ? $0 : nil }
    }
    /// Frames a second; nil where the frames have none.
    package var fps: Double? { self["fps"].flatMap(Double.init) }
    /// Pixels a point.
    package var scale: Double { self["scale"].flatMap(Double.init) ?? 1 }

    /// Whether both have the same pictures in the same order, whatever else they tell.
    func looksLike(_ other: GoldenManifest) -> Bool {
        frames.count == other.frames.count
            && zip(frames, other.frames).allSatisfy { $0.looksLike($1) }
    }

    /// The frames whose pictures differ, each picture once, in order.
    var distinctFrames: [GoldenFrame] {
        var seen: Set<PixelHash> = []
        return frames.filter { seen.insert($0.hash).inserted }
    }

    /// The file's text.
    package var text: String {
        var text = "pinwheel-golden \(Self.version)\n"
        for fact in facts { text += "\(fact.key) \(fact.value)\n" }
        for (index, frame) in frames.enumerated() {
            let size = "\(frame.size.width)x\(frame.size.height)"
            text += "frame \(index) \(size) \(Self.text(frame.moment)) \(frame.hash.digits)\n"
        }
        return text
    }

    /// A moment as a line has it: `time=0.25` or `progress=0.5`.
    static func text(_ moment: FrameLabel.Moment) -> String {
        switch moment {
        case .progress(let value): "progress=\(JSON.number(value).text)"
        case .time(let value), .instant(let value, _): "time=\(JSON.number(value).text)"
        }
    }
}

/// Something that a golden's manifest lists beside its frames.
public struct GoldenFact: Equatable, Sendable {
    /// What it is: small letters of ASCII, digits and `-`.
    public let key: String
    /// What it says, on one line without blanks around it.
    public let value: String

    /// A fact; whatever a line of the manifest cannot hold becomes `-` in the key and a blank in
    /// the value.
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
    /// The tolerance as a golden's manifest writes it, such as
    /// `step=2 share=0.001 density=4 window=5 sequenceShare=0.0005`.
    package var text: String {
        [
            "step=\(step)", "share=\(JSON.number(share).text)", "density=\(density)",
            "window=\(window)", "sequenceShare=\(JSON.number(sequenceShare).text)",
        ].joined(separator: " ")
    }
}

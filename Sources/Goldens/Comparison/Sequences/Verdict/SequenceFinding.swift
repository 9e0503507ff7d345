import Pictures

/// One difference between two sequences, on certain frames.
public struct SequenceFinding: Equatable, Sendable {
    /// The kind of the difference.
    public let kind: Kind
    /// The affected frames. For missing frames, these are numbers in the expected sequence,
    /// otherwise in the actual one.
    public let frames: FrameRanges
    /// The moment of the first of these frames, in the sequence that contains it.
    public let begin: FrameLabel.Moment
    /// The moment of the last of these frames.
    public let end: FrameLabel.Moment
    /// The number of frames in the sequence that contains these frames.
    public let frameCount: Int
    /// The layer that contains all differences, in the wording of sentences, such as "layer
    /// “label”". `nil` if the design is unknown, or if several layers may differ.
    public internal(set) var layer: String?

    /// A kind of difference.
    public enum Kind: Equatable, Sendable {
        /// The images have another size.
        case resized(expected: PixelSize, actual: PixelSize)
        /// The number of frames differs. `period` is the change of a loop's duration, if known.
        case recounted(expected: Int, actual: Int, period: PeriodChange?)
        /// The rotation is in the opposite direction.
        case counterturned
        /// One changed value in the design's file explains all frames.
        case property(PropertyChange)
        /// The frames show the expected motion at shifted times. Some are early, some late, by up
        /// to `most` frames.
        case timed(early: FrameRanges, late: FrameRanges, most: Double)
        /// The image is scaled by factors in x and y. If `isSteady` is false, these are the factors
        /// farthest from 1.
        case scaled(x: Double, y: Double, isSteady: Bool)
        /// Lines are thicker by a number of pixels, or thinner if it is negative. If `isSteady` is
        /// false, this is the maximum.
        case thickened(pixels: Double, isSteady: Bool)
        /// The diameter of compact shapes is larger by a number of pixels, or smaller if it is
        /// negative.
        case enlarged(pixels: Double)
        /// There is an unexpected shape.
        case added
        /// An expected shape is missing.
        case removed
        /// Lines or shapes continue farther than expected.
        case lengthened
        /// Lines or shapes end earlier than expected.
        case shortened
        /// Expected frames are missing.
        case missing
        /// The golden does not contain these frames.
        case extra
        /// Additional frames repeat the frame before them.
        case duplicated
        /// The frames run backwards.
        case reversed
        /// Two frames are exchanged.
        case swapped
        /// The frames do not move. They all show one expected frame.
        case frozen(at: Int)
        /// The motion runs `speed` times as fast as expected.
        case retimed(speed: Double)
        /// The frames are late by a number of frames, or early if it is negative. If `isSteady` is
        /// false, this is the maximum.
        case late(by: Double, isSteady: Bool)
        /// The image is rotated by an angle, positive clockwise. If `isSteady` is false, this is
        /// the maximum.
        ///
        /// `isBehind` is whether the rotation is opposite to the expected motion, or `nil` if
        /// nothing is expected to rotate.
        case turned(degrees: Double, isSteady: Bool, isBehind: Bool?)
        /// The image is moved to the right and down, in pixels. If `isSteady` is false, this is the
        /// maximum.
        case moved(dx: Double, dy: Double, isSteady: Bool)
        /// The motion jumps where the loop starts again.
        case seam(SeamJump)
        /// A colour replaced transparency.
        case filled(PixelColor)
        /// Transparency replaced a colour.
        case cleared(PixelColor)
        /// The opacity is `factor` times the expected one. If `isSteady` is false, this is the
        /// factor farthest from 1.
        case faded(factor: Double, isSteady: Bool)
        /// Only colours differ. The array contains the most frequent changes. `count` is the number
        /// of all changes.
        case recolored([ColorChange], count: Int)
        /// The frames differ by an unclassified change. `worst` is the frame that differs most.
        case changed(worst: Int, use: FrameUse)
    }

    /// The name of `Kind.changed`.
    public static let changedName = "changed"
    /// The name of `Kind.property`.
    public static let propertyName = "property"

    /// The kind's name in files.
    public var name: String {
        switch kind {
        case .resized: "resized"
        case .recounted: "recounted"
        case .counterturned: "counterturned"
        case .property: Self.propertyName
        case .timed: "timed"
        case .scaled: "scaled"
        case .thickened: "thickened"
        case .enlarged: "enlarged"
        case .added: "added"
        case .removed: "removed"
        case .lengthened: "lengthened"
        case .shortened: "shortened"
        case .missing: "missing"
        case .extra: "extra"
        case .duplicated: "duplicated"
        case .reversed: "reversed"
        case .swapped: "swapped"
        case .frozen: "frozen"
        case .retimed: "retimed"
        case .late: "late"
        case .turned: "turned"
        case .moved: "moved"
        case .seam: "seam"
        case .filled: "filled"
        case .cleared: "cleared"
        case .faded: "faded"
        case .recolored: "recolored"
        case .changed: Self.changedName
        }
    }

    /// The rank in the order of importance. 0 is the most important.
    var rank: Int {
        switch kind {
        case .resized, .property: 0
        case .recounted, .missing, .extra, .duplicated: 1
        case .reversed, .counterturned, .swapped, .frozen: 2
        case .retimed: 3
        case .late, .timed: 4
        case .turned, .moved, .scaled, .thickened, .enlarged, .added, .removed,
            .lengthened, .shortened:
            5
        case .seam: 6
        case .filled, .cleared: 7
        case .faded: 8
        case .recolored: 9
        case .changed: 10
        }
    }
}

/// A colour that was replaced by another.
public struct ColorChange: Hashable, Sendable {
    /// The expected colour.
    public let from: PixelColor
    /// The actual colour.
    public let to: PixelColor

    /// Creates a change from the expected colour to the actual one.
    public init(from: PixelColor, to: PixelColor) {
        self.from = from
        self.to = to
    }
}

extension ColorChange: CustomStringConvertible {
    /// A text such as "#ff3b30 to #ff3b31".
    public var description: String { "\(from) to \(to)" }
}

/// A change of a loop's duration.
public struct PeriodChange: Equatable, Sendable {
    /// The expected duration, in seconds.
    public let from: Double
    /// The actual duration, in seconds.
    public let to: Double

    /// Creates a change from the expected duration to the actual one.
    public init(from: Double, to: Double) {
        self.from = from
        self.to = to
    }
}

/// The difference between the actual and the expected step at a loop's seam.
public enum SeamJump: Equatable, Sendable {
    /// A rotation in degrees, positive clockwise, and the resulting displacement of the outermost
    /// pixels.
    case turn(degrees: Double, pixels: Double)
    /// A translation, in pixels.
    case translation(pixels: Double)
    /// The ratio of the actual change to the expected one.
    case change(ratio: Double)
}

import Pictures

/// One thing that is wrong with a sequence, on certain frames.
public struct SequenceFinding: Equatable, Sendable {
    /// What is wrong.
    public let kind: Kind
    /// On which frames: numbers of the expected sequence for what is missing, else of the actual
    /// one.
    public let frames: FrameRanges
    /// When the first of these frames is shown, by the sequence that has it.
    public let begin: FrameLabel.Moment
    /// When the last of these frames is shown.
    public let end: FrameLabel.Moment
    /// How many frames the sequence has whose numbers these are.
    public let frameCount: Int
    /// What a sentence calls the layer in which the frames differ, such as "layer “label”"; nil if
    /// the design is not known, or more than one layer may differ.
    public internal(set) var layer: String?

    /// What can be wrong; the order is that of importance.
    public enum Kind: Equatable, Sendable {
        /// The pictures have another size.
        case resized(expected: PixelSize, actual: PixelSize)
        /// There is another number of frames; of a loop that takes another time, its periods.
        case recounted(expected: Int, actual: Int, period: PeriodChange?)
        /// The turn goes the other way.
        case counterturned
        /// One value in the design's file is different, which explains all frames.
        case property(PropertyChange)
        /// The same frames come at other times: these early, those late, by up to so many frames.
        case timed(early: FrameRanges, late: FrameRanges, most: Double)
        /// The picture is so many times as wide and as high as expected, or farthest from it.
        case scaled(x: Double, y: Double, isSteady: Bool)
        /// Lines are thicker by so many pixels, or by up to so many; thinner below 0.
        case thickened(pixels: Double, isSteady: Bool)
        /// Compact shapes are larger by so many pixels across; smaller below 0.
        case enlarged(pixels: Double)
        /// A shape is there that was not expected.
        case added
        /// An expected shape is not there.
        case removed
        /// Lines or shapes continue farther than expected.
        case lengthened
        /// Lines or shapes end earlier than expected.
        case shortened
        /// Expected frames are not there.
        case missing
        /// Frames that the golden does not have.
        case extra
        /// Frames are there that repeat the one before them.
        case duplicated
        /// The frames run backwards.
        case reversed
        /// Two frames have changed places.
        case swapped
        /// The frames stand still at the picture of an expected frame.
        case frozen(at: Int)
        /// The motion runs `speed` times as fast as expected.
        case retimed(speed: Double)
        /// The frames come later by so many frames than expected, or by up to so many; earlier
        /// below 0.
        case late(by: Double, isSteady: Bool)
        /// The picture is turned by so many degrees, positive clockwise, or by up to so many.
        /// `isBehind` says whether that is against the motion; nil where nothing turns by itself.
        case turned(degrees: Double, isSteady: Bool, isBehind: Bool?)
        /// The picture is moved by so many pixels to the right and down, or by up to so many.
        case moved(dx: Double, dy: Double, isSteady: Bool)
        /// Where the loop begins again, the motion jumps.
        case seam(SeamJump)
        /// What was transparent is filled with a colour.
        case filled(PixelColor)
        /// What had a colour is transparent.
        case cleared(PixelColor)
        /// Everything is `factor` times as opaque as expected; where not steady, this is the factor
        /// farthest from 1.
        case faded(factor: Double, isSteady: Bool)
        /// Shapes stay, colours differ; the commonest changes, and the number of all.
        case recolored([ColorChange], count: Int)
        /// The frames differ in no way that has a name; with the frame that differs most.
        case changed(worst: Int, use: FrameUse)
    }

    /// The name of the kind that has no other name, `Kind.changed`.
    public static let changedName = "changed"
    /// The name of the kind that is a change in a design's file, `Kind.property`.
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

    /// The index in the order of importance, 0 first.
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

/// A colour that became another one.
public struct ColorChange: Hashable, Sendable {
    /// The colour that was expected.
    public let from: PixelColor
    /// The colour that is there.
    public let to: PixelColor

    /// `from` became `to`.
    public init(from: PixelColor, to: PixelColor) {
        self.from = from
        self.to = to
    }
}

extension ColorChange: CustomStringConvertible {
    /// Such as "#ff3b30 to #ff3b31".
    public var description: String { "\(from) to \(to)" }
}

/// The time that a loop takes, which became another one.
public struct PeriodChange: Equatable, Sendable {
    /// The seconds that were expected.
    public let from: Double
    /// The seconds that it takes.
    public let to: Double

    /// `from` became `to`.
    public init(from: Double, to: Double) {
        self.from = from
        self.to = to
    }
}

/// By how much a loop's seam jumps, beyond the step that is expected there.
public enum SeamJump: Equatable, Sendable {
    /// A turn in degrees, positive clockwise, and the pixels by which it moves the outermost ones.
    case turn(degrees: Double, pixels: Double)
    /// A way in pixels.
    case way(pixels: Double)
    /// How many times as much changes as expected.
    case change(ratio: Double)
}

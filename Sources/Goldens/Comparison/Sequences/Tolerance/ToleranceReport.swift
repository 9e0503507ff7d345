import Pictures
import Platform

/// Two sequences measured by a tolerance, frame by frame.
public struct ToleranceReport: Equatable, Sendable {
    /// The tolerance.
    public let tolerance: Tolerance
    /// What became of each frame, by number.
    public let frames: [ToleranceOutcome]

    /// Compares frames of the same number; those with equal hashes cost nothing.
    ///
    /// - Complexity: Linear in the pixels of the frames that differ.
    public init(expected: FrameSequence, actual: FrameSequence, tolerance: Tolerance = .none) {
        self.init(expected: expected, actual: actual, tolerance: tolerance, threads: 1)
    }

    /// The same by several threads, each of which looks at one pair of pictures at a time.
    package init(expected: FrameSequence, actual: FrameSequence, tolerance: Tolerance, threads: Int)
    {
        self.tolerance = tolerance
        let (expected, actual) = (expected.frames, actual.frames)
        frames = ThreadedMap.run(count: max(expected.count, actual.count), threads: threads) {
            _,
            index -> Result<ToleranceOutcome, Never> in
            guard index < expected.count, index < actual.count else { return .success(.alone) }
            return .success(Self.outcome(expected[index], actual[index], tolerance))
        }
    }

    private static func outcome(
        _ expected: SequenceFrame,
        _ actual: SequenceFrame,
        _ tolerance: Tolerance
    ) -> ToleranceOutcome {
        guard expected.size == actual.size else {
            return .size(expected: expected.size, actual: actual.size)
        }
        if expected.isSame(as: actual) { return .compared(.nothing(of: expected.size)) }
        let difference = ImageComparison().difference(expected.image, actual.image)
        return .compared(FrameUse(difference, window: tolerance.window))
    }

    /// The numbers of the frames that fail by themselves.
    public var failures: [Int] {
        frames.indices.filter { frames[$0].use?.isWithin(tolerance) != true }
    }

    /// The share of all compared pixels that differ, 0…1.
    public var sequenceShare: Double {
        let uses = frames.compactMap(\.use)
        let pixels = uses.reduce(0) { $0 + $1.pixels }
        return pixels == 0 ? 0 : Double(uses.reduce(0) { $0 + $1.count }) / Double(pixels)
    }

    /// Whether every frame and the whole keep the tolerance.
    public var passes: Bool {
        failures.isEmpty && sequenceShare <= tolerance.sequenceShare
    }
}

/// What became of one frame under a tolerance.
public enum ToleranceOutcome: Equatable, Sendable {
    /// Both frames are there and of one size.
    case compared(FrameUse)
    /// The frames have different sizes.
    case size(expected: PixelSize, actual: PixelSize)
    /// Only one of the sequences has a frame of this number.
    case alone

    /// What the frame takes of the tolerance; nil where nothing could be compared.
    public var use: FrameUse? {
        if case .compared(let use) = self { use } else { nil }
    }
}

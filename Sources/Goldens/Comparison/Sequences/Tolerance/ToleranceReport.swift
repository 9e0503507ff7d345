import Pictures
import Platform

/// The comparison of two sequences against a tolerance, frame by frame.
public struct ToleranceReport: Equatable, Sendable {
    /// The tolerance.
    public let tolerance: Tolerance
    /// The result of each frame, by frame number.
    public let frames: [ToleranceOutcome]

    /// Compares frames with equal numbers. Images with equal hashes are not decoded.
    ///
    /// - Complexity: Linear in the pixels of the frames that differ.
    public init(expected: FrameSequence, actual: FrameSequence, tolerance: Tolerance = .none) {
        self.init(expected: expected, actual: actual, tolerance: tolerance, threads: 1)
    }

    /// Compares frames on several threads. Each thread holds one pair of images at a time.
    package init(expected: FrameSequence, actual: FrameSequence, tolerance: Tolerance, threads: Int)
    {
        self.tolerance = tolerance
        let (expected, actual) = (expected.frames, actual.frames)
        frames = ThreadedMap.run(count: max(expected.count, actual.count), threads: threads) {
            _,
            index -> Result<ToleranceOutcome, Never> in
            guard index < expected.count, index < actual.count else { return .success(.unpaired) }
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

    /// The numbers of the frames that exceed the limits for a single frame.
    public var failures: [Int] {
        frames.indices.filter { frames[$0].use?.isWithin(tolerance) != true }
    }

    /// The fraction of all compared pixels that differ, 0…1.
    public var sequenceShare: Double {
        let uses = frames.compactMap(\.use)
        let pixels = uses.reduce(0) { $0 + $1.pixels }
        return pixels == 0 ? 0 : Double(uses.reduce(0) { $0 + $1.count }) / Double(pixels)
    }

    /// Whether all frames and the entire sequence are within the tolerance.
    public var passes: Bool {
        failures.isEmpty && sequenceShare <= tolerance.sequenceShare
    }
}

/// The result of comparing one frame.
public enum ToleranceOutcome: Equatable, Sendable {
    /// Both frames exist and have equal sizes.
    case compared(FrameUse)
    /// The frames have different sizes.
    case size(expected: PixelSize, actual: PixelSize)
    /// Only one of the sequences has this frame.
    case unpaired

    /// The part of the tolerance that the frame uses, or `nil` if the frames could not be compared.
    public var use: FrameUse? {
        if case .compared(let use) = self { use } else { nil }
    }
}

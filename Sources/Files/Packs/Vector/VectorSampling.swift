import Indicators
import Raster

/// The layers of a design at the moments of one sequence, close enough together that every number
/// is linear between them.
struct VectorSamples {
    /// The layers at a time.
    struct Sample {
        /// The time as a fraction of the sequence. Two samples at one time are a jump.
        var time: Double
        var layers: [LayerSnapshot]
    }

    let samples: [Sample]

    /// The maximum number of evaluated moments.
    private static let limit = 3000
    /// The smallest distance of two moments, as a fraction of the sequence. What changes within it
    /// jumps.
    private static let smallestStep = 1e-5

    /// Evaluates a design's layers over a sequence.
    init(of design: Design, _ sequence: PackSequence, in environment: Environment) {
        func layers(_ time: Double) -> [LayerSnapshot] {
            design.layerSnapshots(at: sequence.moment(at: time), in: environment)
                .map(\.normalized)
        }
        guard sequence.playback != .still else {
            samples = [Sample(time: 0, layers: layers(0))]
            return
        }
        let times = Self.firstTimes(of: sequence)
        var evaluated = 0
        func measured(_ time: Double) -> Measured {
            evaluated += 1
            return Measured(Sample(time: time, layers: layers(time)))
        }
        var all = [measured(0)]
        for time in times.dropFirst() {
            let start = all[all.count - 1]
            let end = measured(time)
            Self.refine(from: start, to: end, into: &all) { time in
                evaluated < Self.limit ? measured(time) : nil
            }
            all.append(end)
        }
        samples = Self.withJumps(all) { measured($0) }
    }

    /// Returns the times of the frames, and between them as many others that are not regular with
    /// them, so that no regular motion is missed. The first time is 0 and the last is 1.
    private static func firstTimes(of sequence: PackSequence) -> [Double] {
        let count = min(max(sequence.count, 30), 1000) + 1
        let between = (0...count).map { Double($0) / Double(count) }
        let frames = (0..<min(sequence.count, 1000)).map { sequence.time(ofFrame: $0) }
        return (between + frames.filter { $0 > 0 && $0 < 1 }).sorted().unique()
    }

    /// Appends the samples that are needed between two moments.
    private static func refine(
        from start: Measured,
        to end: Measured,
        into all: inout [Measured],
        measure: (Double) -> Measured?
    ) {
        let (low, high) = (start.sample.time, end.sample.time)
        guard high - low > smallestStep, let middle = measure((low + high) / 2),
            !middle.isBetween(start, end)
        else { return }
        refine(from: start, to: middle, into: &all, measure: measure)
        all.append(middle)
        refine(from: middle, to: end, into: &all, measure: measure)
    }

    /// Turns steps of the smallest size into jumps at one time.
    private static func withJumps(
        _ all: [Measured],
        measure: (Double) -> Measured
    ) -> [Sample] {
        var samples = [all[0].sample]
        for (before, after) in zip(all, all.dropFirst()) {
            let step = after.sample.time - before.sample.time
            var sample = after.sample
            if step <= smallestStep, !after.isClose(to: before) {
                sample.time = jump(between: before, and: after, measure: measure)
                samples.append(Sample(time: sample.time, layers: before.sample.layers))
            }
            samples.append(sample)
        }
        return samples
    }

    /// Returns the time of a jump: the one with the fewest decimal places within 10⁻⁹, so that the
    /// frame at the exact time of a key is that after the jump.
    private static func jump(
        between before: Measured,
        and after: Measured,
        measure: (Double) -> Measured
    ) -> Double {
        var (low, high) = (before.sample.time, after.sample.time)
        while high - low > 1e-9 {
            let middle = (low + high) / 2
            if measure(middle).isClose(to: after) { high = middle } else { low = middle }
        }
        var factor = 10.0
        while factor < 1e9 {
            let short = (high * factor).rounded() / factor
            if short > low, short <= high { return short }
            factor *= 10
        }
        return high
    }
}

/// A sample with all its numbers in one list.
private struct Measured {
    let sample: VectorSamples.Sample
    private let components: SnapshotComponents

    init(_ sample: VectorSamples.Sample) {
        self.sample = sample
        var components = SnapshotComponents()
        for layer in sample.layers { components.add(layer) }
        self.components = components
    }

    /// Returns whether all numbers are in the middle between those of two other samples.
    func isBetween(_ start: Measured, _ end: Measured) -> Bool {
        guard components.hasStructure(of: start.components),
            components.hasStructure(of: end.components)
        else { return false }
        let (numbers, tolerances) = (components.numbers, components.tolerances)
        let (before, after) = (start.components.numbers, end.components.numbers)
        for index in numbers.indices {
            let middle = (before[index] + after[index]) / 2
            if (numbers[index] - middle).magnitude > tolerances[index] { return false }
        }
        return true
    }

    /// Returns whether no number differs by more than a few tolerances.
    func isClose(to other: Measured) -> Bool {
        guard components.hasStructure(of: other.components) else { return false }
        let (numbers, tolerances) = (components.numbers, components.tolerances)
        let others = other.components.numbers
        for index in numbers.indices
        where (numbers[index] - others[index]).magnitude > 2 * tolerances[index] {
            return false
        }
        return true
    }
}

/// All numbers of snapshots, and a description of everything that is not a number.
private struct SnapshotComponents {
    private(set) var numbers: [Double] = []
    private(set) var tolerances: [Double] = []
    private var structure: [VectorVariant] = []

    func hasStructure(of other: SnapshotComponents) -> Bool {
        structure == other.structure && numbers.count == other.numbers.count
    }

    mutating func add(_ layer: LayerSnapshot) {
        add(Opacity(layer.opacity))
        add(layer.anchor)
        add(layer.offset)
        let linear = LinearParts(of: layer)
        add(Degrees(linear.rotation))
        add(linear.scale)
        add(Factor(linear.shear))
        if let clip = layer.clip { add(clip.path) }
        add(Lengths([layer.blur]))
        if let shadow = layer.shadow {
            add(shadow.color)
            add(shadow.offset)
            add(Lengths([shadow.blur]))
        }
        for layer in layer.mask?.layers ?? [] { add(layer) }
        switch layer.content {
        case .group(let layers): for layer in layers { add(layer) }
        case .image(let paint, let size):
            structure.append(VectorVariant(image: paint))
            add(Vector(dx: size.width, dy: size.height))
        case .outline(let outline): add(outline)
        }
    }

    private mutating func add(_ outline: OutlineSnapshot) {
        structure.append(VectorVariant(of: outline))
        add(outline.path)
        if let trim = outline.trim {
            add(Factor(trim.start))
            add(Factor(trim.end))
        }
        if let fill = outline.fill { add(fill.paint) }
        if let stroke = outline.stroke {
            add(stroke.paint.withoutLine)
            add(Lengths([stroke.style.width, stroke.style.dashPhase]))
            add(Lengths(stroke.style.dash))
        }
    }

    private mutating func add(_ value: some Keyable) {
        numbers += value.components
        tolerances += value.tolerances
    }
}

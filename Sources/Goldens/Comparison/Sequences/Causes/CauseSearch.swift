import Pictures
import Raster

/// A search for one cause that explains all differing frames with the same parameters: a
/// translation, a rotation, scaling, a change of line thickness, or an added or removed part.
///
/// A wrong cause is worse than none. So each cause is tried on the images: it must explain nearly
/// all of the difference, and no cause of another kind may explain the difference similarly well.
struct CauseSearch {
    /// A differing frame with the best fit of each family of causes.
    struct Sample {
        let pair: FramePair
        /// The squared difference between the two images.
        let weight: Double
        let moved: PlacementFit
        let turned: PlacementFit
        let stretched: PlacementFit
        let thickened: ThicknessFit
        /// The proportion of compact shapes in the expected image.
        let form: ShapeForm
        /// The part that was added or removed, if any.
        let part: PartCheck.Change?

        /// The larger magnitude of the two stretch parameters. It is 0 without stretching.
        var stretch: Double { stretched.numbers[2...].map(\.magnitude).max() ?? 0 }
    }

    /// A subset of the differing frames.
    let samples: [Sample]
    private let side: Double
    private let balance: ContentBalance

    /// The maximum number of frames that are examined.
    private static let mostSamples = 12
    /// The maximum number of cells of a downscaled image.
    private static let mostCells = 6000.0
    /// The largest fraction of the squared difference that a cause may leave unexplained.
    private static let mostRest = 0.12
    /// A cause is accepted only if every other cause leaves this many times as much.
    private static let rival = 2.0

    /// The fraction of the samples that must show the same added or removed part.
    private static let mostSamplesOfPart = 0.7
    /// The minimum fraction of compact shapes in an image that counts as compact. Also the minimum
    /// fraction of lines in an image that counts as lines.
    private static let compact = 0.8

    /// Fits all causes to a subset of `pairs`.
    ///
    /// - Parameters:
    ///   - pairs: The differing frames.
    ///   - size: The size of all images, in pixels.
    ///   - area: A rectangle that contains all differences.
    ///   - images: Returns the two images of a pair.
    init(
        _ pairs: [FramePair],
        size: PixelSize,
        area: PixelRect,
        images: (FramePair) -> (expected: Image, actual: Image)
    ) {
        let area = Self.widened(area, in: size)
        let cells = Double(area.width * area.height) / Self.mostCells
        let side = max(Int(cells.squareRoot().rounded(.up)), 1)
        self.side = Double(side)
        let center = Point(
            x: (Double(size.width) / 2 - Double(area.x)) / Double(side),
            y: (Double(size.height) / 2 - Double(area.y)) / Double(side)
        )
        let step = max((pairs.count + Self.mostSamples - 1) / Self.mostSamples, 1)
        let meter = TurnMeter(size: size, area: area)
        var balance = ContentBalance()
        samples = stride(from: (pairs.count - 1) % step / 2, to: pairs.count, by: step).compactMap {
            let (old, new) = images(pairs[$0])
            balance.add(old, new)
            return Self.sample(pairs[$0], old, new, area, side, center, meter)
        }
        self.balance = balance
    }

    /// Enlarges the area of differences, because pixels move into it from outside.
    private static func widened(_ area: PixelRect, in size: PixelSize) -> PixelRect {
        let margin = 4 + max(area.width, area.height) / 8
        let (left, top) = (max(area.x - margin, 0), max(area.y - margin, 0))
        let right = min(area.columns.upperBound + margin, size.width)
        let bottom = min(area.rows.upperBound + margin, size.height)
        return PixelRect(x: left, y: top, width: right - left, height: bottom - top)
    }

    private static func sample(
        _ pair: FramePair,
        _ old: Image,
        _ new: Image,
        _ area: PixelRect,
        _ side: Int,
        _ center: Point,
        _ meter: TurnMeter
    ) -> Sample? {
        let a = BlurredImage(old, area: area, side: side, background: old)
        let b = BlurredImage(new, area: area, side: side, background: old)
        guard let from = a.spread, let to = b.spread else { return nil }
        let offset = [to.center.dx - from.center.dx, to.center.dy - from.center.dy]
        let grown = [
            to.deviation.dx / from.deviation.dx, to.deviation.dy / from.deviation.dy,
        ].map(PlacementFit.number)
        let middle = Point(x: from.center.dx, y: from.center.dy)
        let turn = meter.turn(from: old, to: new)?.degrees ?? 0
        func fit(_ family: PlacementFit.Family, _ center: Point, _ guess: [Double]) -> PlacementFit
        {
            PlacementFit(family, from: a.cells, to: b.cells, center: center, guess: guess)
        }
        return Sample(
            pair: pair,
            weight: a.cells.squaredDistance(to: b.cells),
            moved: fit(.moved, center, offset),
            turned: fit(.turned, center, [Angle.degrees(turn).radians]),
            stretched: fit(.stretched, middle, offset + grown),
            thickened: ThicknessFit(
                from: ImageCells(old, area: area, side: side),
                to: ImageCells(new, area: area, side: side)
            ),
            form: ShapeForm(ImageCells(old, area: area, side: side)),
            part: PartCheck.change(old, new)
        )
    }

    /// Returns the cause that explains all samples. Returns `nil` if no cause does, or if several
    /// causes do similarly well.
    ///
    /// `timing` is the fraction of the squared difference that remains if the frames are compared
    /// at shifted times.
    func cause(timing: Double) -> SequenceFinding.Kind? {
        guard !samples.isEmpty else { return nil }
        if let kind = partKind(timing: timing) { return kind }
        let moved = rest { $0.moved.rest }
        let turned = rest { $0.turned.rest }
        let stretched = rest { $0.stretched.rest }
        let thickened = rest { $0.thickened.rest }
        if moved <= Self.mostRest, balance.isEven, isUnrivalled(moved, [turned, thickened, timing])
        {
            if let kind = movedKind { return kind }
        }
        if turned <= Self.mostRest, balance.isEven,
            isUnrivalled(turned, [moved, stretched, thickened])
        {
            if let kind = turnedKind { return kind }
        }
        if stretched <= Self.mostRest, isUnrivalled(stretched, [turned, moved, timing]) {
            if let kind = stretchedKind { return kind }
        }
        if thickened <= Self.mostRest, isUnrivalled(thickened, [moved, turned, stretched, timing]) {
            return thickenedKind
        }
        return nil
    }

    /// Returns the change of a part if all samples have the same change and shifted times do not
    /// explain it.
    private func partKind(timing: Double) -> SequenceFinding.Kind? {
        let parts = samples.compactMap(\.part)
        guard let part = parts.first, parts.allSatisfy({ $0 == part }),
            Double(parts.count) >= Self.mostSamplesOfPart * Double(samples.count),
            timing >= Self.rival * Self.mostRest
        else { return nil }
        return switch part {
        case .added: .added
        case .removed: .removed
        case .lengthened: .lengthened
        case .shortened: .shortened
        }
    }

    private func isUnrivalled(_ rest: Double, _ others: [Double]) -> Bool {
        others.allSatisfy { $0 >= Self.rival * rest }
    }

    /// Returns the fraction of the squared difference of all samples that a family of causes leaves
    /// unexplained.
    private func rest(_ rest: (Sample) -> Double) -> Double {
        let whole = samples.reduce(0) { $0 + $1.weight }
        return samples.reduce(0) { $0 + rest($1) * $1.weight } / max(whole, 1e-12)
    }

    /// Returns the weighted mean of a number. Returns `nil` if a sample with a significant weight
    /// deviates by more than `slack`.
    private func common(_ slack: Double, _ number: (Sample) -> Double) -> Double? {
        let heaviest = samples.map(\.weight).max() ?? 0
        let relevant = samples.filter { $0.weight > 0.05 * heaviest }
        let weight = relevant.reduce(0) { $0 + $1.weight }
        let mean = relevant.reduce(0) { $0 + number($1) * $1.weight } / max(weight, 1e-12)
        return relevant.allSatisfy { abs(number($0) - mean) <= slack } ? mean : nil
    }

    private var movedKind: SequenceFinding.Kind? {
        guard let x = common(0.15, { $0.moved.numbers[0] }),
            let y = common(0.15, { $0.moved.numbers[1] }), x * x + y * y > 0.0025
        else { return nil }
        return .moved(dx: x * side, dy: y * side, isSteady: true)
    }

    private var turnedKind: SequenceFinding.Kind? {
        guard let turn = common(0.02, { $0.turned.numbers[0] }), abs(turn) > 0.0035 else {
            return nil
        }
        return .turned(degrees: turn * 180 / .pi, isSteady: true, isBehind: nil)
    }

    private var stretchedKind: SequenceFinding.Kind? {
        let steady = (
            common(0.015, { $0.stretched.numbers[2] }), common(0.015, { $0.stretched.numbers[3] })
        )
        let farthest = samples.max { $0.stretch < $1.stretch }
        guard let x = steady.0 ?? farthest?.stretched.numbers[2],
            let y = steady.1 ?? farthest?.stretched.numbers[3], max(abs(x), abs(y)) > 0.004
        else { return nil }
        return .scaled(
            x: PlacementFit.factor(x),
            y: PlacementFit.factor(y),
            isSteady: steady.0 != nil && steady.1 != nil
        )
    }

    private var thickenedKind: SequenceFinding.Kind? {
        guard let outward = common(0.3, { $0.thickened.outward }), outward != 0 else { return nil }
        let shares = samples.compactMap(\.form.compactFraction)
        let share = shares.reduce(0, +) / Double(max(shares.count, 1))
        let pixels = 2 * outward * side
        if share >= Self.compact { return .enlarged(pixels: pixels) }
        return share <= 1 - Self.compact ? .thickened(pixels: pixels, isSteady: true) : nil
    }
}

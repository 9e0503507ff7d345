import DesignFormat
import Indicators
import Raster
import SeededRandom

/// Seeded changes of one cause each, over the built-in designs.
struct VerdictCampaign {
    private var random: SplitMix64

    /// Creates a campaign. Equal seeds give equal changes.
    init(seed: UInt64) { random = SplitMix64(seed: seed) }

    private struct CannotPlant: Error {}

    private static let states: [StateName] = [.pulling, .refreshing, .finishing]

    /// Returns the next visible change.
    mutating func next() -> PlantedChange {
        while true {
            let change = try? attempt()
            if let change, Self.differs(change) { return change }
        }
    }

    private static func differs(_ change: PlantedChange) -> Bool {
        change.expected.frames.count != change.actual.frames.count
            || zip(change.expected.frames, change.actual.frames).contains { $0.hash != $1.hash }
    }

    private mutating func attempt() throws -> PlantedChange {
        guard let cause = PlantedChange.Cause.allCases.randomElement(using: &random),
            let design = BuiltInDesigns.names.randomElement(using: &random),
            let state = Self.states.randomElement(using: &random),
            let scale = [1.0, 1, 2].randomElement(using: &random)
        else { throw CannotPlant() }
        let sheet = DesignSheet(design: design, state: state, scale: scale)
        let amount = amount(of: cause)
        guard let planted = try sheet.planting(cause, amount) else { throw CannotPlant() }
        return PlantedChange(
            cause: cause,
            design: design,
            state: state,
            scale: scale,
            amount: amount,
            expected: planted.expected,
            actual: planted.actual
        )
    }

    private mutating func amount(of cause: PlantedChange.Cause) -> Double {
        let isMore = Bool.random(using: &random)
        return switch cause {
        case .count: Double(Int.random(in: isMore ? 25...30 : 16...23, using: &random))
        case .period, .widened, .heightened, .enlarged:
            isMore ? random.double(in: 1.03...1.25) : random.double(in: 0.8...0.97)
        case .thickened: isMore ? random.double(in: 1.15...1.6) : random.double(in: 0.6...0.85)
        case .speed: isMore ? random.double(in: 1.04...1.15) : random.double(in: 0.85...0.96)
        case .position: (isMore ? 1 : -1) * random.double(in: 0.3...3).rounded(toHundredths: ())
        case .angle: (isMore ? 1 : -1) * random.double(in: 2...20)
        case .delay: random.double(in: 0.3...3)
        case .key: random.double(in: 0.2...0.8)
        case .faded: random.double(in: 0.4...0.95)
        case .dropped: Double(Int.random(in: 2...20, using: &random))
        case .copies: Double(isMore ? 9 : 7)
        case .direction, .color: 1
        }
    }
}

extension Double {
    fileprivate func rounded(toHundredths: Void) -> Double { (100 * self).rounded() / 100 }
}

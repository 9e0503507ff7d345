import Comparison
import Indicators
import Raster
import SeededRandom

/// One cause, planted in one state of a built-in design.
struct PlantedChange: CustomStringConvertible {
    /// What was done.
    enum Cause: String, CaseIterable {
        case count, period, widened, heightened, enlarged, thickened, direction, key, color
        case position, angle, delay, speed, faded, dropped, copies
    }

    let cause: Cause
    let design: String
    let state: StateName
    let scale: Double
    /// How much, in the cause's own unit.
    let amount: Double
    let expected: FrameSequence
    let actual: FrameSequence

    var description: String { "\(cause) \(design) \(state.rawValue) @\(scale) \(amount)" }

    /// The kinds of finding that name the cause. A loop that turns evenly is late where it is
    /// turned, and the other way round.
    var names: Set<String> {
        switch cause {
        case .count, .period: ["recounted"]
        case .widened, .heightened, .enlarged: ["scaled"]
        case .thickened: ["thickened"]
        case .direction: ["counterturned", "reversed"]
        case .key: ["timed", "late", "turned"]
        case .color: ["recolored"]
        case .position: ["moved"]
        case .angle: ["turned", "late"]
        case .delay: ["late", "turned", "timed"]
        // Held pictures that come too soon or late by whole frames are early or late.
        case .speed: ["retimed", "seam", "timed", "late"]
        // On a panel another opacity is another colour.
        case .faded: design == "arrow" ? ["faded", "recolored"] : ["faded"]
        // Where nothing moves no frame is another than its neighbours.
        case .dropped: ["missing", "recounted"]
        case .copies: []
        }
    }

    /// What a verdict says of it.
    enum Answer: String { case named, plain, wrong }

    /// Whether a verdict names the cause, says only where the frames differ, or names another.
    func answer(_ verdict: SequenceVerdict) -> Answer {
        let found = Set(verdict.findings.map(\.name)).subtracting(["changed"])
        if found.isEmpty { return .plain }
        guard found.isSubset(of: names) else { return .wrong }
        return isTrue(verdict) ? .named : .wrong
    }

    /// Whether the numbers of the findings are those that were planted.
    private func isTrue(_ verdict: SequenceVerdict) -> Bool {
        verdict.findings.allSatisfy { finding in
            switch finding.kind {
            case .scaled(let x, let y, _):
                let wide = cause == .heightened ? 1 : amount
                let high = cause == .widened ? 1 : amount
                return abs(x - wide) < 0.3 * abs(amount - 1) + 0.005
                    && abs(y - high) < 0.3 * abs(amount - 1) + 0.005
            case .thickened(let pixels, _): return (pixels > 0) == (amount > 1)
            case .moved(let dx, let dy, _):
                return abs(dx - amount * scale) < 0.3 && abs(dy + amount * scale) < 0.3
            case .retimed(let speed): return abs(speed - amount) < 0.03
            default: return true
            }
        }
    }
}

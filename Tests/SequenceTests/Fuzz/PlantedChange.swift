import Comparison
import Indicators
import Raster
import SeededRandom

/// One known change in one state of a built-in design.
struct PlantedChange: CustomStringConvertible {
    /// The kind of change.
    enum Cause: String, CaseIterable {
        case count, period, widened, heightened, enlarged, thickened, direction, key, color
        case position, angle, delay, speed, faded, dropped, copies
    }

    let cause: Cause
    let design: String
    let state: StateName
    let scale: Double
    /// The amount of the change, in the unit of its kind.
    let amount: Double
    let expected: FrameSequence
    let actual: FrameSequence

    var description: String { "\(cause) \(design) \(state.rawValue) @\(scale) \(amount)" }

    /// The names of findings that name the cause. A loop that rotates evenly is late if it is
    /// offset, and rotated if it is late.
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
        // Held images that come too early or too late by whole frames are early or late.
        case .speed: ["retimed", "seam", "timed", "late"]
        // Over an opaque panel another opacity is another colour.
        case .faded: design == "arrow" ? ["faded", "recolored"] : ["faded"]
        // While nothing moves, consecutive frames are equal.
        case .dropped: ["missing", "recounted"]
        case .copies: []
        }
    }

    /// How a verdict describes the change.
    enum Answer: String { case named, plain, wrong }

    /// Returns whether a verdict names the cause, only says where the frames differ, or names
    /// another cause.
    func answer(_ verdict: SequenceVerdict) -> Answer {
        let found = Set(verdict.findings.map(\.name)).subtracting(["changed"])
        if found.isEmpty { return .plain }
        guard found.isSubset(of: names) else { return .wrong }
        return hasRightNumbers(verdict) ? .named : .wrong
    }

    /// Returns whether the numbers in the findings are those of the change.
    private func hasRightNumbers(_ verdict: SequenceVerdict) -> Bool {
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

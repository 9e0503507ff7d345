import Base
import Comparison
import Frames
import Indicators

/// Properties that all goldens of a set share.
extension GoldenSet {
    /// Returns the name of a golden, such as `arc/pulling`, `arc/pulling-dark@2x`, or
    /// `thick/arc/pulling` in a set named `thick`.
    func name(
        _ subject: String,
        _ sequence: String,
        in environment: Environment
    ) throws(InputError) -> GoldenName {
        var text = name.map { $0 + "/" } ?? ""
        text += "\(subject)/\(sequence)"
        if environment.appearance == .dark { text += "-dark" }
        text += FilePattern.suffix(forScale: environment.scale)
        do {
            return try GoldenName(text)
        } catch {
            throw InputError(error.description)
        }
    }

    /// Returns the facts that the set adds to manifests.
    func facts(in environment: Environment) -> [GoldenFact] {
        var facts = [GoldenFact("appearance", environment.appearance.rawValue)]
        if palette != .ios18 { facts.append(GoldenFact("palette", palette.rawValue)) }
        if !parameters.isEmpty {
            let values = parameters.map { "\($0.value.name)=\($0.value.value)" }
            facts.append(GoldenFact("parameters", values.joined(separator: " ")))
        }
        if allowed != .none { facts.append(GoldenFact("tolerance", allowed.text)) }
        return facts
    }

    /// The accepted differences.
    var allowed: Tolerance {
        Tolerance(
            step: tolerance.step,
            share: tolerance.share,
            density: tolerance.density,
            window: tolerance.window,
            sequenceShare: tolerance.sequenceShare
        )
    }
}

import Base
import Comparison
import Frames
import Indicators

/// What the goldens of a set have in common.
extension GoldenSet {
    /// Such as `arc/pulling`, `arc/pulling-dark@2x`, or `thick/arc/pulling` of a set with a name.
    func name(
        _ subject: String,
        _ course: String,
        in environment: Environment
    ) throws(InputError) -> GoldenName {
        var text = name.map { $0 + "/" } ?? ""
        text += "\(subject)/\(course)"
        if environment.appearance == .dark { text += "-dark" }
        text += FilePattern.suffix(forScale: environment.scale)
        do {
            return try GoldenName(text)
        } catch {
            throw InputError(error.description)
        }
    }

    /// What manifests tell beside the golden's own facts.
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

    /// How much the frames may differ.
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

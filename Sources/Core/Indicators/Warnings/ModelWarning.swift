import Base

/// A likely mistake in a design that is valid.
public struct ModelWarning: Equatable, Sendable, CustomStringConvertible {
    /// The location of the likely mistake.
    public let path: ModelPath
    /// The name of the kind of warning in the reference.
    public let kind: String
    /// The warning message, without the hint.
    public let message: String
    /// A suggested fix.
    public let hint: String
    /// Whether the warning is about the last key of the path and not about its value.
    package let isAboutKey: Bool

    /// The warning on one line: `layers[0].rotate.armed: the value jumps …; begin with …`.
    public var description: String { "\(path): \(message); \(hint)" }
}

extension Design {
    /// Likely mistakes in the design, in all branches of choices but not within used designs.
    ///
    /// There are at most `DesignLimits.problems` warnings. Some checks draw small images of the
    /// design.
    public var warnings: [ModelWarning] {
        let subject = WarningSubject(self)
        var warnings: [ModelWarning] = []
        for kind in WarningKind.all {
            for finding in kind.check(subject) where !finding.path.isWithinComponent {
                let warning = ModelWarning(
                    path: finding.path,
                    kind: kind.name,
                    message: finding.message,
                    hint: finding.hint,
                    isAboutKey: kind.isAboutKeys
                )
                if !warnings.contains(warning) { warnings.append(warning) }
            }
        }
        return Array(warnings.prefix(DesignLimits.problems))
    }
}

extension ModelPath {
    /// Whether the path leads into a used design.
    fileprivate var isWithinComponent: Bool {
        steps.contains { step in
            if case .component = step { return true }
            return false
        }
    }
}

/// A kind of warning, with its check and its entry in the reference.
package struct WarningKind: Sendable {
    /// An occurrence of a likely mistake.
    struct Finding {
        let path: ModelPath
        let message: String
        let hint: String
    }

    /// The name in the reference and in machine-readable output.
    package let name: String
    /// A description for the reference.
    package let summary: String
    /// Whether warnings of this kind are about keys and not about values.
    let isAboutKeys: Bool
    /// Returns all occurrences in a design.
    let check: @Sendable (WarningSubject) -> [Finding]

    private init(
        _ name: String,
        _ summary: String,
        isAboutKeys: Bool = false,
        _ check: @escaping @Sendable (WarningSubject) -> [Finding]
    ) {
        self.name = name
        self.summary = summary
        self.isAboutKeys = isAboutKeys
        self.check = check
    }
}

extension WarningKind {
    /// All kinds, in checking and listing order.
    package static let all = [
        absentState, jump, restart, seam, unfinishedCopy, cutSpring, lateKey, constantTrack,
        unevenList, noEffect,
        unseenLayer, unusedParameter,
    ]

    private static let absentState = WarningKind(
        "absent-state",
        "A value names a state that the design does not have.",
        isAboutKeys: true
    ) { subject in
        let states = subject.design.states.map { $0.state }
        return subject.base.survey.namedStates.filter { !states.contains($0.state) }.map { named in
            Finding(
                path: named.path,
                message: "the design has no state “\(named.state.rawValue)”",
                hint: "add it to states, or remove it here"
            )
        }
    }

    private static let jump = WarningKind(
        "jump",
        """
        A value jumps visibly at the transition to the next state in the default order: by at \
        least half a point, a degree, 2 % of a scale or 5 % of an opacity. It is not reported if \
        it is constant in both states, appears from 0 or disappears to 0, or if the jump is \
        declared, as in `{0: {before: 150, after: 180}}`.
        """
    ) { subject in subject.variants.flatMap { $0.jumps() } }

    private static let restart = WarningKind(
        "restart",
        """
        A value with `from: current` snaps back each time its state or clock repeats, because its \
        first and last values differ.
        """
    ) { subject in subject.variants.flatMap { $0.restarts() } }

    private static let seam = WarningKind(
        "seam",
        """
        A value jumps from its `intro` to its `loop`, because the intro ends with another value. \
        Or it jumps when a loop repeats, because the loop's period is not a multiple of a clock's \
        period.
        """
    ) { subject in subject.variants.flatMap { $0.seams() } }

    private static let unfinishedCopy = WarningKind(
        "unfinished-copy",
        """
        Delayed copies are still moving when a state ends, so that they never reach their last \
        value in it.
        """
    ) { subject in subject.variants.flatMap { $0.unfinishedCopies() } }

    private static let cutSpring = WarningKind(
        "cut-spring",
        "A spring has not settled when its state ends or its next keyframe is reached."
    ) { subject in
        subject.base.survey.tracks.flatMap { $0.unsettledSprings(of: subject.design) }
    }

    private static let lateKey = WarningKind(
        "late-key",
        """
        A keyframe is never reached. Its time in seconds is after the end of the state or of the \
        clock's period, or it is a keyframe of `armed` outside of the state's progress range, \
        which begins at 1.
        """
    ) { subject in
        subject.base.survey.tracks.compactMap {
            $0.lateKey(of: subject.design) ?? $0.keyOutsideOfPull(of: subject.design)
        }
    }

    private static let constantTrack = WarningKind(
        "still-course",
        "All keyframes of a value are equal."
    ) { subject in
        subject.base.survey.constantTracks.map { path in
            Finding(
                path: path,
                message: "the value never changes: all its keyframes are equal",
                hint: "write a single value"
            )
        }
    }

    private static let unevenList = WarningKind(
        "uneven-list",
        """
        The length of a list by copy, or of a list for `delay` or `phase`, does not divide the \
        number of copies: for example, 5 values for 12 copies, or more values than copies. Lists \
        of two values are not reported, because they alternate.
        """
    ) { subject in
        subject.base.survey.unevenLists.map {
            Finding(path: $0.path, message: $0.message, hint: $0.hint)
        }
    }

    private static let noEffect = WarningKind(
        "no-effect",
        """
        A setting has no effect because another one is missing. Examples: `order` without a \
        numeric delay; `seed` without a random order; `perspective` without a 3D rotation; \
        `anchor` of a layer that is not rotated, scaled or skewed; `dashPhase` without dashes; \
        `miterLimit` without mitered corners; a clock or a delay of layers without animated \
        values; `from: current` without a previous state; `depth` outside of the layers of a \
        `repeat`; a list of numbers as the `string` of a text, which does not count.
        """,
        isAboutKeys: true
    ) { subject in
        (subject.base.survey.ineffective + subject.base.startsWithoutPredecessor()).map {
            Finding(path: $0.path, message: $0.message, hint: $0.hint)
        }
    }

    private static let unseenLayer = WarningKind(
        "unseen-layer",
        "A layer is not visible at any of the examined moments, in any state."
    ) { subject in subject.unseenLayers() }

    private static let unusedParameter = WarningKind(
        "unused-parameter",
        "A parameter is not used.",
        isAboutKeys: true
    ) { subject in
        let used = subject.base.survey.usedParameters
        return subject.design.parameters.filter { !used.contains($0.name) }.map { parameter in
            Finding(
                path: ModelPath([.key("parameters"), .key(parameter.name)]),
                message: "the parameter is not used",
                hint: "use $\(parameter.name) as a value, or remove the parameter"
            )
        }
    }
}

/// The design that warnings examine, in its variants.
struct WarningSubject {
    /// The design with its current parameters, surveyed in all branches.
    let base: SurveyedDesign

    /// The design with each option of each choice, up to a limit.
    let variants: [SurveyedDesign]

    var design: Design { base.design }

    init(_ design: Design) {
        base = SurveyedDesign(design, allBranches: true)
        variants = [base] + design.variants.map { SurveyedDesign($0, allBranches: false) }
    }
}

extension Design {
    /// The maximum number of variants.
    private static let maximumVariants = 32

    /// The variants of the design in which one choice has another option.
    var variants: [Design] {
        var variants: [Design] = []
        for parameter in parameters {
            for word in parameter.kind.words ?? [] where variants.count < Self.maximumVariants {
                guard let value = parameter.value(ofWord: word), value != parameter.value,
                    let variant = try? setting([(parameter.name, value)])
                else { continue }
                variants.append(variant)
            }
        }
        return variants
    }
}

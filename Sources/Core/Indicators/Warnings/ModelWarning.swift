import Base

/// Something in a design that is allowed, but hardly meant.
public struct ModelWarning: Equatable, Sendable, CustomStringConvertible {
    /// Where it is.
    public let path: ModelPath
    /// What kind it is, by its name in the reference.
    public let kind: String
    /// What is odd.
    public let message: String
    /// What to write instead.
    public let hint: String
    /// Whether it is about what is called so at the path's end, and not about its value.
    package let isAboutKey: Bool

    /// The warning in one line: `layers[0].rotate.armed: the value jumps …; let it begin …`.
    public var description: String { "\(path): \(message); \(hint)" }
}

extension Design {
    /// What is allowed in the design but hardly meant, in all branches of choices, without the designs
    /// that it uses: at most `DesignLimits.problems` warnings. Small pictures of the design are drawn to tell.
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
    /// Whether it leads into a design that is used.
    fileprivate var isWithinComponent: Bool {
        steps.contains { step in
            if case .component = step { return true }
            return false
        }
    }
}

/// A kind of warning: an entry from which the check and its line in the reference follow.
package struct WarningKind: Sendable {
    /// Something that was found.
    struct Finding {
        let path: ModelPath
        let message: String
        let hint: String
    }

    /// The name in the reference and for programs.
    package let name: String
    /// What is warned of, for the reference.
    package let summary: String
    /// Whether it is about what is called so, and not about values.
    let isAboutKeys: Bool
    /// Finds what there is to warn of.
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
    /// The kinds in the order in which they are looked for and listed.
    package static let all = [
        absentState, jump, restart, seam, cutSpring, lateKey, stillCourse, unevenList, noEffect,
        unseenLayer, unusedParameter,
    ]

    private static let absentState = WarningKind(
        "absent-state",
        "A value names a state that the design does not have.",
        isAboutKeys: true
    ) { subject in
        let states = subject.design.states.map { $0.state }
        return subject.base.survey.named.filter { !states.contains($0.state) }.map { named in
            Finding(
                path: named.path,
                message: "the design has no state “\(named.state.rawValue)”",
                hint: "add it to states, or leave it out here"
            )
        }
    }

    private static let jump = WarningKind(
        "jump",
        """
        A value does not begin where the state before ends, in the usual course, and it shows: by half a \
        point, a degree, 2 % of a scale, 5 % of an opacity. What holds still on both sides, comes from 0 or \
        goes to 0 at once is meant; so is `{0: {before: 150, after: 180}}`.
        """
    ) { subject in subject.variants.flatMap { $0.jumps() } }

    private static let restart = WarningKind(
        "restart",
        """
        A course `from: current` begins again with each period of its state or clock, and snaps back to \
        where the state before was left, since it does not end there.
        """
    ) { subject in subject.variants.flatMap { $0.restarts() } }

    private static let seam = WarningKind(
        "seam",
        """
        A value jumps where a loop sets time back, though it would go on: to another value than the one at \
        the end of `intro`, or in the midst of a clock's period, where in a longer loop all clocks would be \
        round.
        """
    ) { subject in subject.variants.flatMap { $0.seams() } }

    private static let cutSpring = WarningKind(
        "cut-spring",
        "A spring has not settled where its state or its way between two keys ends."
    ) { subject in
        subject.base.survey.courses.flatMap { $0.cutSprings(of: subject.design) }
    }

    private static let lateKey = WarningKind(
        "late-key",
        """
        A key in seconds comes after the state's end, or after the clock's period; or a key of `armed` \
        lies outside of the progress that the state has, which begins at 1.
        """
    ) { subject in
        subject.base.survey.courses.compactMap {
            $0.lateKey(of: subject.design) ?? $0.keyOutsideOfPull(of: subject.design)
        }
    }

    private static let stillCourse = WarningKind(
        "still-course",
        "A course has several keys, and all of them the same value."
    ) { subject in
        subject.base.survey.still.map { path in
            Finding(
                path: path,
                message: "the course never moves: its values are all the same",
                hint: "write the value alone"
            )
        }
    }

    private static let unevenList = WarningKind(
        "uneven-list",
        """
        A list by copy, or of `delay` or `phase`, begins again from its first value where there are more \
        copies, and does not come round: 5 values for 12 copies, or more values than copies. Two values take \
        turns.
        """
    ) { subject in
        subject.base.survey.uneven.map {
            Finding(path: $0.path, message: $0.message, hint: $0.hint)
        }
    }

    private static let noEffect = WarningKind(
        "no-effect",
        """
        Something counts only beside something else that is not there: `order` without a step from copy to \
        copy, `seed` without a random order, `perspective` or `anchor` of what is not turned, `dashPhase` \
        without dashes, `miterLimit` without sharp corners, a clock or a delay of what does not move, \
        `from: current` where no state is before.
        """,
        isAboutKeys: true
    ) { subject in
        (subject.base.survey.idle + subject.base.firstStarts()).map {
            Finding(path: $0.path, message: $0.message, hint: $0.hint)
        }
    }

    private static let unseenLayer = WarningKind(
        "unseen-layer",
        "A layer is not seen at any of the moments looked at, in any state."
    ) { subject in subject.unseenLayers() }

    private static let unusedParameter = WarningKind(
        "unused-parameter",
        "A parameter stands nowhere.",
        isAboutKeys: true
    ) { subject in
        let used = subject.base.survey.usedParameters
        return subject.design.parameters.filter { !used.contains($0.name) }.map { parameter in
            Finding(
                path: ModelPath([.key("parameters"), .key(parameter.name)]),
                message: "the parameter stands nowhere",
                hint: "write $\(parameter.name) where it is to count, or leave it out"
            )
        }
    }
}

/// What warnings look at.
struct WarningSubject {
    /// The design as its parameters have it.
    let base: SurveyedDesign

    /// The design with each word of each choice, at most so many.
    let variants: [SurveyedDesign]

    /// The design.
    var design: Design { base.design }

    init(_ design: Design) {
        base = SurveyedDesign(design, allBranches: true)
        variants = [base] + design.variants.map { SurveyedDesign($0, allBranches: false) }
    }
}

extension Design {
    /// The most variants that are looked at.
    private static let mostVariants = 32

    /// The design with other words of its choices.
    var variants: [Design] {
        var variants: [Design] = []
        for parameter in parameters {
            for word in parameter.kind.words ?? [] where variants.count < Self.mostVariants {
                guard let value = parameter.value(ofWord: word), value != parameter.value,
                    let variant = try? setting([(parameter.name, value)])
                else { continue }
                variants.append(variant)
            }
        }
        return variants
    }
}

import Base
import Raster

extension ModelProblem {
    /// Whether it is another's mistake: at the same place of a design that is used once more.
    fileprivate func isSame(as other: ModelProblem) -> Bool {
        message == other.message && hint == other.hint && parameter == other.parameter
            && path.inUsedDesign == other.path.inUsedDesign
    }
}

extension ModelPath {
    /// The steps from the design in which it ends, which may be used by the outermost one.
    fileprivate var inUsedDesign: ArraySlice<Step> {
        let start = steps.lastIndex { step in
            if case .component = step { return true }
            return false
        }
        return steps[(start ?? 0)...]
    }
}

/// Puts the values of parameters into a design's model and checks the result; what is wrong
/// is gathered with its path, and resolving continues with defaults.
struct Resolver {
    /// What holds in the design whose values are resolved: the whole one, or one that it uses.
    private(set) var scope: Scope
    /// How many designs are used around it.
    private(set) var depth = 0
    /// How many layers of used designs were looked at, also in branches that are not picked.
    var usedLayers = 0
    /// Whether branches that are not picked are checked as well.
    let checksAllBranches: Bool
    /// Whether parts of the model are missing because they could not be read, which was reported.
    let isPartial: Bool
    /// What is wrong.
    private(set) var problems: [ModelProblem] = []
    /// How many layers there are, those in groups included.
    var layerCount = 0
    /// The states that the design has.
    var timelines: [StateTimeline] = []
    /// Those of them that last until all clocks are round.
    var untimed: Set<StateName> = []
    /// The states in which any value depends on those before, in the usual course.
    var dependentStates: Set<StateName> = []
    /// The clocks that never stop, by the seconds after which each shows the same again.
    var rounds: [Double] = []
    /// The clock by which what is resolved runs; nil for the state's own time.
    var clock: Resolved.Clock?
    /// The states that a value lists, while its course of all others is resolved.
    var listedStates: [StateName] = []
    /// Which copy of the innermost repeat it is for, where values differ by copy; −1 for all.
    var copy = -1
    /// How many copies the innermost repeat makes; nil outside of repeats, and where it is not known.
    var copies: Int?
    /// What lies between what is resolved and the state's own time, the outermost first.
    var timeSteps: [DesignSurvey.TimeStep] = []
    /// Where the values stand of which one moves to the next, while they are resolved; else nil.
    var madeValues: [MadeValue]?
    /// What is gathered for warnings; nil where nobody asks for them.
    var survey: DesignSurvey?
    /// Whether it differs from copy to copy of the innermost repeat; nil outside of repeats.
    var differsByCopy: Bool?
    /// The font of the outline that is resolved; nil for the built-in one.
    var font: OutlineFont?
    /// The names of the images' files.
    var images: Set<String> = []
    /// How many pixels they have together.
    var imagePixels = 0
    private(set) var path: [ModelPath.Step] = []

    /// What holds in one design.
    struct Scope {
        /// The parameters with their values in force.
        var parameters: [Parameter]
        /// What the branch that is being checked takes for granted.
        var assumed: [(name: String, value: ParameterValue)] = []
        /// Whether the design itself is in force, and not only checked.
        var isInForce = true
        /// The parameters of the outermost design that others have their values from; nil where they
        /// are those of the outermost design themselves.
        var origins: [String: String]?
        /// The folder of the design's file, from that of the outermost one.
        var folder = ""

        /// A design's parameters.
        init(parameters: [Parameter]) { self.parameters = parameters }
    }

    init(parameters: [Parameter], checksAllBranches: Bool, isPartial: Bool = false) {
        scope = Scope(parameters: parameters)
        self.checksAllBranches = checksAllBranches
        self.isPartial = isPartial
    }

    /// Where what is resolved is.
    var position: ModelPath { ModelPath(path) }

    /// Whether what is resolved is in force, and not only checked.
    var isInForce: Bool { scope.isInForce && scope.assumed.isEmpty }

    /// The parameter of the outermost design that decides one of the design at hand; nil for none.
    func origin(of parameter: String) -> String? {
        guard let origins = scope.origins else { return parameter }
        return origins[parameter]
    }

    /// Does `work` within a design that is used.
    mutating func within<Value>(
        _ used: UsedDesign,
        _ inner: Scope,
        _ work: (inout Resolver) -> Value
    ) -> Value {
        let (outer, differs, copies) = (scope, differsByCopy, self.copies)
        scope = inner
        // Lists by copy are for the copies of their own design.
        (differsByCopy, self.copies) = (nil, nil)
        depth += 1
        path.append(.component(used.source))
        defer {
            path.removeLast()
            depth -= 1
            (scope, differsByCopy, self.copies) = (outer, differs, copies)
        }
        return work(&self)
    }

    /// Goes on to a step of the path. Not inlined, as it stands in everything that is resolved.
    @inline(never)
    private mutating func enter(_ step: ModelPath.Step) { path.append(step) }

    /// Goes back before the step.
    @inline(never)
    private mutating func leave() { path.removeLast() }

    /// Does `work` with what lies at the end of a path.
    mutating func at<Value>(
        _ path: [ModelPath.Step],
        _ work: (inout Resolver) -> Value
    ) -> Value {
        let outer = self.path
        self.path = path
        defer { self.path = outer }
        return work(&self)
    }

    /// Does `work` with what lies behind `key`.
    mutating func at<Value>(_ key: String, _ work: (inout Resolver) -> Value) -> Value {
        enter(.key(key))
        defer { leave() }
        return work(&self)
    }

    /// Does `work` with what lies at an index of a list.
    mutating func at<Value>(_ index: Int, _ work: (inout Resolver) -> Value) -> Value {
        enter(.index(index))
        defer { leave() }
        return work(&self)
    }

    /// Does `work` with a layer of a list.
    mutating func at<Value>(
        _ index: Int,
        _ layer: Setting<Layer>,
        _ work: (inout Resolver) -> Value
    ) -> Value {
        let name = layer.constant?.name
        enter(name.map { .layer(index, name: $0) } ?? .index(index))
        defer { leave() }
        return work(&self)
    }

    /// Does `work` with each item of a list; nil where an item came to nothing.
    mutating func each<Item, Value>(
        _ items: [Item],
        _ work: (inout Resolver, Item) -> Value?
    ) -> [Value]? {
        var values: [Value] = []
        values.reserveCapacity(items.count)
        for (index, item) in items.enumerated() {
            enter(.index(index))
            if let value = work(&self, item) { values.append(value) }
            leave()
        }
        return values.count == items.count ? values : nil
    }

    /// Notes a problem, unless there are enough already.
    mutating func report(
        _ message: String,
        hint: String? = nil,
        because parameter: String? = nil
    ) {
        let problem = ModelProblem(
            path: ModelPath(path),
            parameter: parameter.flatMap { origin(of: $0) },
            message: message,
            hint: hint
        )
        if let index = problems.firstIndex(where: { $0.isSame(as: problem) }) {
            if problems[index].path != problem.path { problems[index].count += 1 }
        } else if problems.count < DesignLimits.problems {
            problems.append(problem)
        }
    }

    /// The parameter called `name` and the value that it has here; nil with a problem.
    mutating func parameter(_ name: String) -> (parameter: Parameter, value: ParameterValue)? {
        if let own = origin(of: name) { survey?.usedParameters.insert(own) }
        guard let parameter = scope.parameters.first(where: { $0.name == name }) else {
            let missing = Parameter.missing("$" + name, among: scope.parameters.map { $0.name })
            report(missing.message, hint: missing.hint)
            return nil
        }
        let value = scope.assumed.last { $0.name == name }?.value ?? parameter.value
        return (parameter, value)
    }

    /// What is made of a setting; nil, with a problem, where nothing can be.
    ///
    /// - Parameters:
    ///   - setting: The setting.
    ///   - constant: Makes something of a value; the name is that of the parameter it came from.
    ///   - convert: The value that a parameter's value stands for.
    mutating func value<Value, Made>(
        of setting: Setting<Value>,
        _ constant: (inout Resolver, Value, String?) -> Made?,
        from convert: (ParameterValue) -> Value?
    ) -> Made? {
        switch setting {
        case .constant(let value): return constant(&self, value, nil)
        case .choice(let choice):
            return picked(choice) { $0.value(of: $1, constant, from: convert) }
        case .parameter(let name):
            guard let found = parameter(name) else { return nil }
            guard let value = convert(found.value) else {
                report("\(Self.source(found.value, name)) cannot stand here", because: name)
                return nil
            }
            return constant(&self, value, name)
        }
    }

    /// What is made of a value for which no parameter can stand.
    mutating func resolve<Value, Made>(
        _ setting: Setting<Value>,
        _ make: (inout Resolver, Value) -> Made?
    ) -> Made? {
        value(of: setting, { resolver, value, _ in make(&resolver, value) }, from: { _ in nil })
    }

    /// A parameter's value as a problem names it.
    static func source(_ value: ParameterValue, _ name: String) -> String {
        "“\(NearestName.excerpt(value.text))” (from $\(name))"
    }

    /// What is made of the branch that a choice's parameter picks; the others are only checked.
    mutating func picked<Branch, Made>(
        _ choice: Choice<Branch>,
        _ make: (inout Resolver, Branch) -> Made?
    ) -> Made? {
        var made: Made?
        pick(choice.parameter, choice.branches.map { $0.word }) { resolver, index, isPicked in
            let value = make(&resolver, choice.branches[index].value)
            if isPicked { made = value }
        }
        return made
    }

    /// Visits the branches of a choice by their words: the one that its parameter picks, and those that are
    /// only checked.
    private mutating func pick(
        _ name: String,
        _ words: [String],
        _ visit: (inout Resolver, _ index: Int, _ isPicked: Bool) -> Void
    ) {
        enter(.key("$" + name))
        defer { leave() }
        for turn in turns(of: name, words) {
            enter(.key(words[turn.index]))
            if let assumed = turn.assumed { scope.assumed.append((name, assumed)) }
            visit(&self, turn.index, turn.assumed == nil)
            if turn.assumed != nil { scope.assumed.removeLast() }
            leave()
        }
    }

    /// Which branches of a choice are made, each by its index; those that are only checked assume another
    /// value of the parameter.
    private mutating func turns(
        of name: String,
        _ words: [String]
    ) -> [(index: Int, assumed: ParameterValue?)] {
        guard let (parameter, value) = parameter(name) else { return [] }
        guard let allowed = parameter.kind.words else {
            report(parameter.cannotChoose)
            return []
        }
        check(words, of: parameter, allowed)
        return words.indices.compactMap { index in
            if words[index] == value.word { return (index, nil) }
            guard checksAllBranches, let other = parameter.value(ofWord: words[index]) else {
                return nil
            }
            return (index, other)
        }
    }

    private mutating func check(_ given: [String], of parameter: Parameter, _ words: [String]) {
        for word in given where !words.contains(word) {
            let unknown = parameter.unknown(word, among: words)
            report(unknown.message, hint: unknown.hint)
        }
        for word in words where !given.contains(word) { report(parameter.lacksValue(for: word)) }
    }
}

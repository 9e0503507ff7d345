import Base
import Raster

extension ModelProblem {
    /// Returns whether both problems are the same mistake in a design that is used several times.
    fileprivate func isSame(as other: ModelProblem) -> Bool {
        message == other.message && hint == other.hint && parameter == other.parameter
            && path.inUsedDesign == other.path.inUsedDesign
    }
}

extension ModelPath {
    /// The steps within the innermost used design, starting with the `component` step.
    fileprivate var inUsedDesign: ArraySlice<Step> {
        let start = steps.lastIndex { step in
            if case .component = step { return true }
            return false
        }
        return steps[(start ?? 0)...]
    }
}

/// A converter of a design's model to a resolved design, with all parameters replaced and all
/// values checked.
///
/// It collects all problems with their paths and continues with defaults.
struct Resolver {
    /// The scope of the design being resolved: the outermost design or a used design.
    private(set) var scope: Scope
    /// The number of enclosing designs that use this one.
    private(set) var depth = 0
    /// The number of resolved layers of used designs, including branches that are not selected.
    var usedLayers = 0
    /// Whether branches that are not selected are checked as well.
    let checksAllBranches: Bool
    /// Whether parts of the model are missing because the reader could not read them. The reader
    /// has reported them.
    let isPartial: Bool
    /// The problems found so far.
    private(set) var problems: [ModelProblem] = []
    /// The number of layers in selected branches, including sublayers.
    var layerCount = 0
    /// The states of the design.
    var timelines: [StateTimeline] = []
    /// The states without a specified period. Their period is the common period of all clocks.
    var untimed: Set<StateName> = []
    /// The states whose values depend on the previous state, in the default order of states.
    var dependentStates: Set<StateName> = []
    /// The durations in seconds after which the endless clocks repeat.
    var clocks: [Resolved.ByState<Resolved.Clock>] = []
    /// The clock of the current layer, or `nil` for the state's own time.
    var clock: Resolved.ByState<Resolved.Clock>?
    /// The states for which the current value has its own track, while its default track is
    /// resolved.
    var listedStates: [StateName] = []
    /// The copy for which an element of a list by copy is being resolved. −1 outside of such lists,
    /// for all copies.
    var copy = -1
    /// Whether the layers being resolved are copied by a repetition.
    var isCopied = false
    /// Whether the current text shows a number.
    var showsNumber = false
    /// Whether the track of an intro is being resolved.
    var isInIntro = false
    /// The number of copies of the innermost repetition. `nil` outside of repetitions, or if it is
    /// invalid.
    var copies: Int?
    /// The number of copies of the current layer, counting all enclosing repetitions.
    var totalCopies = 1
    /// The number of samples of the plot whose arguments are being resolved.
    var samples = 1
    /// The number of operations of expressions in a frame.
    var operations = 0
    /// The clocks and delays between the state's time and the current layer, outermost first.
    var timeSteps: [DesignSurvey.TimeStep] = []
    /// The locations of the resolved values of the current driven value. `nil` if they are not
    /// being recorded.
    var resolvedLocations: [ResolvedValueLocation]?
    /// The data for warnings, or `nil` if they are not being collected.
    var survey: DesignSurvey?
    /// Whether a value differs between copies of the innermost repetition, or `nil` outside of
    /// repetitions.
    var differsByCopy: Bool?
    /// The font of the current outline, or `nil` for the built-in font.
    var font: OutlineFont?
    /// The number of combinations and morphs that contain the current value.
    var outlineDepth = 0
    /// The number of curves and lines in all combinations and morphs, including branches that are
    /// not selected.
    var combinedSegments = 0
    /// The paths of the images counted so far.
    var images: Set<String> = []
    /// The total number of pixels of the images counted so far.
    var imagePixels = 0
    private(set) var path: [ModelPath.Step] = []

    /// The state of resolving one design.
    struct Scope {
        /// The parameters with their current values.
        var parameters: [Parameter]
        /// The parameter values assumed in the current branch, if it is not selected but only
        /// checked.
        var assumed: [(name: String, value: ParameterValue)] = []
        /// Whether the design is not part of a branch that is only checked.
        var isInEffect = true
        /// The parameters of the outermost design that determine this design's parameters, by this
        /// design's names. `nil` in the outermost design.
        var origins: [String: String]?
        /// The folder of the design's file, relative to the folder of the outermost design.
        var folder = ""

        init(parameters: [Parameter]) { self.parameters = parameters }
    }

    init(parameters: [Parameter], checksAllBranches: Bool, isPartial: Bool = false) {
        scope = Scope(parameters: parameters)
        self.checksAllBranches = checksAllBranches
        self.isPartial = isPartial
    }

    /// The path of the value being resolved.
    var position: ModelPath { ModelPath(path) }

    /// Whether the value being resolved is not part of a branch that is only checked.
    var isInEffect: Bool { scope.isInEffect && scope.assumed.isEmpty }

    /// Returns the parameter of the outermost design that determines a parameter of the current
    /// design, or `nil` for none.
    func origin(of parameter: String) -> String? {
        guard let origins = scope.origins else { return parameter }
        return origins[parameter]
    }

    /// Calls `work` in the scope of a used design.
    mutating func within<Value>(
        _ used: UsedDesign,
        _ inner: Scope,
        _ work: (inout Resolver) -> Value
    ) -> Value {
        let (outer, differs, copies) = (scope, differsByCopy, self.copies)
        scope = inner
        // Lists by copy in a used design do not refer to copies of the outer design.
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

    /// Appends a step to the path. It is not inlined, to keep the many functions that call it
    /// small.
    @inline(never)
    private mutating func enter(_ step: ModelPath.Step) { path.append(step) }

    /// Removes the last step of the path.
    @inline(never)
    private mutating func leave() { path.removeLast() }

    /// Calls `work` with `path` as the current path.
    mutating func at<Value>(
        _ path: [ModelPath.Step],
        _ work: (inout Resolver) -> Value
    ) -> Value {
        let outer = self.path
        self.path = path
        defer { self.path = outer }
        return work(&self)
    }

    /// Calls `work` with `key` appended to the path.
    mutating func at<Value>(_ key: String, _ work: (inout Resolver) -> Value) -> Value {
        enter(.key(key))
        defer { leave() }
        return work(&self)
    }

    /// Calls `work` with the index of a list element appended to the path.
    mutating func at<Value>(_ index: Int, _ work: (inout Resolver) -> Value) -> Value {
        enter(.index(index))
        defer { leave() }
        return work(&self)
    }

    /// Calls `work` with a layer of a list appended to the path.
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

    /// Calls `work` for each item of a list. Returns `nil` if `work` does so for any item.
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

    /// Records a problem at the current path, unless the limit on problems is reached.
    ///
    /// If the same problem has been recorded in another use of a design, its count is increased
    /// instead.
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

    /// Returns a parameter with its value in the current branch. Returns `nil` after reporting a
    /// problem if it does not exist.
    mutating func parameter(_ name: String) -> (parameter: Parameter, value: ParameterValue)? {
        if let own = origin(of: name) { survey?.usedParameters.insert(own) }
        guard let parameter = scope.parameters.first(where: { $0.name == name }) else {
            let missing = Parameter.missingParameterMessage(
                for: "$" + name,
                among: scope.parameters.map { $0.name }
            )
            report(missing.message, hint: missing.hint)
            return nil
        }
        let value = scope.assumed.last { $0.name == name }?.value ?? parameter.value
        return (parameter, value)
    }

    /// Resolves a setting. Returns `nil` after reporting a problem.
    ///
    /// - Parameters:
    ///   - setting: The setting.
    ///   - constant: Resolves a value. Its last argument is the parameter that provides the value,
    ///     or `nil`.
    ///   - convert: Converts the value of a parameter. Returns `nil` if it is not allowed.
    mutating func value<Value, Output>(
        of setting: Setting<Value>,
        _ constant: (inout Resolver, Value, String?) -> Output?,
        from convert: (ParameterValue) -> Value?
    ) -> Output? {
        switch setting {
        case .constant(let value): return constant(&self, value, nil)
        case .choice(let choice):
            return selectedBranch(choice) { $0.value(of: $1, constant, from: convert) }
        case .parameter(let name):
            guard let found = parameter(name) else { return nil }
            guard let value = convert(found.value) else {
                report("\(Self.source(found.value, name)) is not allowed here", because: name)
                return nil
            }
            return constant(&self, value, name)
        }
    }

    /// Resolves a setting that may be a constant or a choice, but not the value of a parameter.
    mutating func resolve<Value, Output>(
        _ setting: Setting<Value>,
        _ make: (inout Resolver, Value) -> Output?
    ) -> Output? {
        value(of: setting, { resolver, value, _ in make(&resolver, value) }, from: { _ in nil })
    }

    /// Returns the description of a parameter's value in error messages: `“5” (from $size)`.
    static func source(_ value: ParameterValue, _ name: String) -> String {
        "“\(NearestName.excerpt(value.text))” (from $\(name))"
    }

    /// Resolves the selected branch of a choice. Other branches are only checked.
    mutating func selectedBranch<Branch, Output>(
        _ choice: Choice<Branch>,
        _ make: (inout Resolver, Branch) -> Output?
    ) -> Output? {
        var made: Output?
        visitBranches(of: choice.parameter, choice.branches.map { $0.word }) {
            resolver,
            index,
            isSelected in
            let value = make(&resolver, choice.branches[index].value)
            if isSelected { made = value }
        }
        return made
    }

    /// Calls `visit` for the selected branch of a choice. Also calls it for the other branches if
    /// all branches are checked.
    private mutating func visitBranches(
        of name: String,
        _ words: [String],
        _ visit: (inout Resolver, _ index: Int, _ isSelected: Bool) -> Void
    ) {
        enter(.key("$" + name))
        defer { leave() }
        for branch in branchesToVisit(of: name, words) {
            enter(.key(words[branch.index]))
            if let assumed = branch.assumed { scope.assumed.append((name, assumed)) }
            visit(&self, branch.index, branch.assumed == nil)
            if branch.assumed != nil { scope.assumed.removeLast() }
            leave()
        }
    }

    /// Returns the branches to visit. `assumed` is the parameter's value in a branch that is only
    /// checked, or `nil` in the selected one.
    private mutating func branchesToVisit(
        of name: String,
        _ words: [String]
    ) -> [(index: Int, assumed: ParameterValue?)] {
        guard let (parameter, value) = parameter(name) else { return [] }
        guard let allowed = parameter.kind.words else {
            report(parameter.cannotChooseMessage)
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
            let unknown = parameter.unknownOptionMessage(for: word, among: words)
            report(unknown.message, hint: unknown.hint)
        }
        for word in words where !given.contains(word) {
            report(parameter.missingOptionMessage(for: word))
        }
    }
}

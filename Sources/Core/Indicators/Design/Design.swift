import Base
import Raster

/// An indicator as it is described by a model: what it draws in each state, and how its states run.
///
/// A design is checked once, when it is made, and then drawn at any moment, in any surroundings, by
/// any thread. Two designs are equal when their models are.
public struct Design: Indicator {
    /// All that the design says.
    public let model: DesignModel
    /// The number of layers, those in groups included.
    public let layerCount: Int

    /// The name in commands and file names.
    public var name: String { model.name }
    /// One line that says what the indicator is; empty where nothing is said.
    public var title: String { content.title }
    /// The picture's size in points.
    public var canvas: Size { content.canvas }
    /// The pull in points that makes progress 1.
    public var pullThreshold: Double { content.pullThreshold }
    /// The values that can be changed by `setting(_:)`, in the order of the model.
    public var parameters: [Parameter] { model.parameters }
    /// The states that the indicator has, in the order of the model.
    public var states: [StateTimeline] { content.states }

    /// The largest cost of a frame at scale 1, as far as frames were looked at.
    private(set) var peak = DrawingCost()
    /// What is drawn: the model with the values of its parameters.
    let content: ResolvedDesign

    /// The design that a model describes.
    ///
    /// - Throws: `ModelErrors` with everything that is wrong, in all branches of choices, too.
    public init(_ model: DesignModel) throws(ModelErrors) {
        try self.init(model, checkingAllBranches: true)
        // Values that fit together in one choice need not in another.
        for parameter in model.parameters {
            for word in (parameter.kind.words ?? []).prefix(16) where word != parameter.value.word {
                guard let value = parameter.value(ofWord: word) else { continue }
                _ = try setting([(parameter.name, value)])
            }
        }
    }

    private init(_ model: DesignModel, checkingAllBranches: Bool) throws(ModelErrors) {
        var resolver = Resolver(
            parameters: model.parameters,
            checksAllBranches: checkingAllBranches
        )
        content = resolver.design(model)
        self.model = model
        layerCount = resolver.layerCount
        if resolver.problems.isEmpty { peak = checkCost(&resolver) }
        guard resolver.problems.isEmpty else { throw ModelErrors(problems: resolver.problems) }
    }

    /// What is wrong with a model of which parts are missing, since they could not be read.
    package static func problems(ofPartial model: DesignModel) -> [ModelProblem] {
        var resolver = Resolver(
            parameters: model.parameters,
            checksAllBranches: true,
            isPartial: true
        )
        _ = resolver.design(model)
        return resolver.problems
    }

    /// The design with some parameters set to other values.
    ///
    /// What was set before stays; of two values for one parameter the later counts.
    ///
    /// - Throws: `ModelErrors` for names that no parameter has and for values that cannot be.
    public func setting(
        _ values: [(name: String, value: ParameterValue)]
    ) throws(ModelErrors) -> Design {
        var model = model
        var problems: [ModelProblem] = []
        for (name, value) in values {
            guard let index = model.parameters.firstIndex(where: { $0.name == name }) else {
                let missing = unknownParameter(name)
                let problem = ModelProblem(
                    path: ModelPath([.key("parameters"), .key(name)]),
                    parameter: name,
                    message: missing.message,
                    hint: missing.hint
                )
                problems.append(problem)
                continue
            }
            model.parameters[index] = model.parameters[index].set(to: value)
        }
        guard problems.isEmpty else { throw ModelErrors(problems: problems) }
        return try with(model.parameters)
    }

    /// The design with the values of `parameters` in force.
    public func with(_ parameters: [Parameter]) throws(ModelErrors) -> Design {
        var model = model
        model.parameters = parameters
        return try Design(model, checkingAllBranches: false)
    }
}

extension Design: Equatable {
    /// Whether both say the same.
    public static func == (left: Design, right: Design) -> Bool { left.model == right.model }
}

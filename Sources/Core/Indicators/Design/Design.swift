import Base
import Raster

/// An indicator that is described by a model.
///
/// A design is validated once, when it is created, and can then be drawn at any moment, in any
/// environment and on any thread. Two designs are equal if their models are.
public struct Design: Indicator {
    /// The model that describes the design.
    public let model: DesignModel
    /// The number of layers, including sublayers.
    public let layerCount: Int

    /// The name in commands and file names.
    public var name: String { model.name }
    /// A short title for people. May be empty.
    public var title: String { content.title }
    /// The kind, tags, description and origin.
    public var info: DesignInfo { model.info }
    /// The size in points.
    public var canvas: Size { content.canvas }
    /// The pull distance for a progress of 1, in points.
    public var pullThreshold: Double { content.pullThreshold }
    /// The values that `setting(_:)` can change, in the order of the model.
    public var parameters: [Parameter] { model.parameters }
    /// The timelines of the states, in the order of the model.
    public var states: [StateTimeline] { content.states }

    /// The highest cost of a frame at scale 1 among the examined frames.
    private(set) var peak = DrawingCost()
    /// The model with all parameters resolved.
    let content: ResolvedDesign

    /// Creates the design that a model describes.
    ///
    /// - Throws: `ModelErrors` with all errors, including those in branches that are not selected.
    public init(_ model: DesignModel) throws(ModelErrors) {
        try self.init(model, checkingAllBranches: true)
        // Values that are valid with one option of a choice may be invalid with another.
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

    /// Returns the errors in an incomplete model, some of whose parts could not be read.
    package static func problems(ofPartial model: DesignModel) -> [ModelProblem] {
        var resolver = Resolver(
            parameters: model.parameters,
            checksAllBranches: true,
            isPartial: true
        )
        _ = resolver.design(model)
        return resolver.problems
    }

    /// Returns the design with new values for some of its parameters.
    ///
    /// Other parameters retain their current values. If a parameter occurs twice, the last value
    /// wins.
    ///
    /// - Throws: `ModelErrors` for unknown parameters and invalid values.
    public func setting(
        _ values: [(name: String, value: ParameterValue)]
    ) throws(ModelErrors) -> Design {
        var model = model
        var problems: [ModelProblem] = []
        for (name, value) in values {
            guard let index = model.parameters.firstIndex(where: { $0.name == name }) else {
                let missing = unknownParameterMessage(for: name)
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

    /// Returns the design with all parameters replaced by `parameters`.
    public func with(_ parameters: [Parameter]) throws(ModelErrors) -> Design {
        var model = model
        model.parameters = parameters
        return try Design(model, checkingAllBranches: false)
    }
}

extension Design: Equatable {
    /// Whether both designs have equal models.
    public static func == (left: Design, right: Design) -> Bool { left.model == right.model }
}

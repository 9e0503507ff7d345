import Base
import Raster

extension Resolver {
    /// Resolves the layers of a used design with its parameters set.
    mutating func component(_ component: Component) -> Resolved.Layer.Content? {
        let layer = path
        check(component.values)
        return at("use") { resolver in
            resolver.resolve(component.design) { resolver, used in
                guard resolver.depth < DesignLimits.componentDepth else {
                    resolver.report(Component.tooDeep)
                    return nil
                }
                let scope = resolver.at(layer + [.key("with")]) {
                    $0.scope(of: used, with: component.values)
                }
                return resolver.within(used, scope) { $0.content(of: used.model) }
            }
        }
    }

    private mutating func check(_ values: [Component.Value]) {
        for (index, value) in values.enumerated()
        where values[..<index].contains(where: { $0.name == value.name }) {
            at("with") { resolver in
                resolver.at(value.name) { $0.report("the parameter is set twice") }
            }
        }
    }

    private mutating func content(of model: DesignModel) -> Resolved.Layer.Content? {
        at("parameters") { $0.check(model.parameters) }
        let canvas = at("canvas") { $0.at("size") { $0.pair(model.canvas, .canvasSide) } }
        let layers = at("layers") { $0.layers(model.layers) }
        guard let canvas else { return nil }
        return .component(layers, canvas: Size(width: canvas.dx, height: canvas.dy))
    }

    /// Returns a scope in which the parameters of a used design have the given values.
    private mutating func scope(of used: UsedDesign, with values: [Component.Value]) -> Scope {
        var inner = Scope(parameters: used.model.parameters)
        inner.isInEffect = isInEffect
        inner.origins = [:]
        let path = AssetPath.path(of: used.source, in: scope.folder) ?? used.source
        inner.folder = AssetPath.folder(of: path)
        for value in values {
            at(value.name) { $0.set(value, in: &inner, of: used.model.name) }
        }
        return inner
    }

    private mutating func set(_ value: Component.Value, in inner: inout Scope, of design: String) {
        let parameters = inner.parameters
        guard let index = parameters.firstIndex(where: { $0.name == value.name }) else {
            let unknown = Parameter.unknownParameterMessage(
                for: value.name,
                of: design,
                among: parameters.map { $0.name }
            )
            return report(unknown.message, hint: unknown.hint)
        }
        let kind = parameters[index].kind
        if case .integer = kind, case .parameter(let name) = value.value,
            let outer = parameter(name)?.parameter, case .number = outer.kind
        {
            return report(outer.mayBeFractionalMessage, hint: Parameter.integerHint)
        }
        let converted: ParameterValue? = self.value(
            of: value.value,
            { $0.converted($1, to: kind, from: $2) },
            from: { $0 }
        )
        guard let converted else { return }
        inner.parameters[index] = parameters[index].set(to: converted)
        if case .parameter(let name) = value.value { inner.origins?[value.name] = origin(of: name) }
    }

    /// Replaces parameters of the outer design in the value's colours by their values.
    private mutating func withoutParameters(_ value: ParameterValue) -> ParameterValue? {
        switch value {
        case .color(let color): self.color(color).map { .color($0) }
        case .colors(let colors): each(colors) { $0.color($1) }.map { .colors($0) }
        case .number, .choice, .boolean: value
        }
    }

    /// Converts a value for a parameter of a kind. Returns `nil` after reporting a problem.
    private mutating func converted(
        _ value: ParameterValue,
        to kind: Parameter.Kind,
        from name: String?
    ) -> ParameterValue? {
        guard let value = withoutParameters(value) else { return nil }
        let converted = kind.value(for: value) ?? value
        guard let problem = kind.problem(with: converted, from: name) else { return converted }
        report(problem.message, hint: problem.hint, because: name)
        return nil
    }
}

extension Parameter.Kind {
    /// Converts `other` to a value of this kind. Returns `nil` if it cannot be converted.
    fileprivate func value(for other: ParameterValue) -> ParameterValue? {
        switch self {
        case .number, .integer: return Double(other).map { .number($0) }
        case .color: return ColorValue(other).map { .color($0) }
        case .boolean: return Bool(other).map { .boolean($0) }
        case .choice: return .choice(other.text)
        case .colors:
            guard case .colors = other else { return nil }
            return other
        }
    }
}

extension Component {
    /// The message for used designs that are nested too deeply.
    package static let tooDeep =
        "used designs are nested more than \(DesignLimits.componentDepth) levels deep"
}

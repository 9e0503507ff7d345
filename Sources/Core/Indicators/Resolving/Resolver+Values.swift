import Base
import Raster

extension Resolver {
    /// Resolves a number within its bounds.
    mutating func number(_ setting: Setting<Double>, _ bounds: NumberBounds) -> Double? {
        value(
            of: setting,
            { resolver, number, parameter in
                guard bounds.range.contains(number) else {
                    let text = NumberText.short(number)
                    let found = parameter.map { "“\(text)” (from $\($0))" } ?? "“\(text)”"
                    resolver.report("\(found) is outside of \(bounds.allowed)", because: parameter)
                    return nil
                }
                return number
            },
            from: Double.init
        )
    }

    /// Resolves an integer within a range.
    mutating func integer(_ setting: Setting<Int>, in range: ClosedRange<Int>) -> Int? {
        if case .parameter(let name) = setting, let found = parameter(name)?.parameter,
            case .number = found.kind
        {
            report(found.mayBeFractionalMessage, hint: Parameter.integerHint)
            return nil
        }
        return value(
            of: setting,
            { resolver, number, parameter in
                guard range.contains(number) else {
                    let found = parameter.map { "“\(number)” (from $\($0))" } ?? "“\(number)”"
                    resolver.report(
                        "\(found) is outside of \(range.lowerBound)…\(range.upperBound)",
                        because: parameter
                    )
                    return nil
                }
                return number
            },
            from: Int.init
        )
    }

    /// Resolves a value of a type without further restrictions.
    mutating func plain<Value: ParameterConvertible>(_ setting: Setting<Value>) -> Value? {
        value(of: setting, { _, value, _ in value }, from: Value.init)
    }

    /// Resolves a list of numbers within bounds.
    mutating func numbers(
        _ setting: Setting<[Setting<Double>]>,
        _ bounds: NumberBounds,
        count: ClosedRange<Int>
    ) -> [Double]? {
        list(setting, count: count) { $0.number($1, bounds) }
    }

    /// Resolves a list with an allowed number of items.
    mutating func list<Item, Output>(
        _ setting: Setting<[Item]>,
        count: ClosedRange<Int>,
        _ make: (inout Resolver, Item) -> Output?
    ) -> [Output]? {
        resolve(setting) { resolver, items in
            resolver.checkCount(items.count, count) ? resolver.each(items, make) : nil
        }
    }

    /// Returns whether a list has an allowed number of items. Reports a problem if it does not.
    mutating func checkCount(_ found: Int, _ count: ClosedRange<Int>) -> Bool {
        guard !count.contains(found) else { return true }
        report(ValueMessages.wrongCount(found, allowed: count))
        return false
    }

    /// Resolves a pair of numbers within bounds.
    mutating func pair(_ setting: Setting<Pair>, _ bounds: NumberBounds) -> Vector? {
        self.resolve(setting) { resolver, pair in
            let values = resolver.each([pair.x, pair.y]) { $0.number($1, bounds) }
            return values.map { Vector(dx: $0[0], dy: $0[1]) }
        }
    }

    /// Resolves a colour and the parameters in it.
    mutating func color(_ setting: Setting<ColorValue>) -> ColorValue? {
        plain(setting).flatMap { color($0) }
    }

    /// Returns the colour with its parameters replaced by their values.
    mutating func color(_ color: ColorValue) -> ColorValue? {
        switch color {
        case .system, .fixed: return color
        case .adaptive(let light, let dark):
            guard let light = at("light", { $0.color(light) }),
                let dark = at("dark", { $0.color(dark) })
            else { return nil }
            return .adaptive(light: light, dark: dark)
        case .faded(let color, let alpha):
            guard let color = at("color", { $0.color(color) }),
                let alpha = at("alpha", { $0.number(alpha, .fraction) })
            else { return nil }
            return .faded(.constant(color), alpha: .constant(alpha))
        }
    }

    /// Returns the colours of a parameter with several colours, or `nil` for other values.
    static func colors(_ value: ParameterValue) -> [Setting<ColorValue>]? {
        guard case .colors(let colors) = value else { return nil }
        return colors.map(Setting.constant)
    }

    /// Resolves an easing.
    mutating func easing(_ setting: Setting<Ease>) -> Easing? {
        value(
            of: setting,
            { resolver, ease, parameter in resolver.easing(ease, because: parameter) },
            from: Ease.init
        )
    }

    private mutating func easing(_ ease: Ease, because parameter: String?) -> Easing? {
        do throws(MotionError) {
            switch ease.content {
            case .named(let name): return try Easing(named: name)
            case .made(let kind, let arguments):
                guard let values = at(kind.key, { $0.arguments(arguments, of: kind) })
                else { return nil }
                let start = Instant(state: .idle, time: 0, length: 1)
                return try kind.make(ArgumentValues(arguments: values, instant: start))
            }
        } catch {
            report(error.message, hint: error.hint, because: parameter)
            return nil
        }
    }

    /// Resolves the arguments of an easing. If they are written as a list, their paths have indices
    /// instead of keys.
    private mutating func arguments(
        _ arguments: [ModelArgument?],
        of kind: EasingKind
    ) -> [Resolved.Argument]? {
        switch kind.layout {
        case .map: return self.arguments(arguments, of: kind.fields)
        case .value, .list:
            var values: [Resolved.Argument] = []
            for (index, field) in kind.fields.enumerated() {
                let argument = arguments[index] ?? field.defaultArgument
                let value =
                    kind.layout == .value
                    ? self.argument(argument, field)
                    : at(index) { $0.argument(argument, field) }
                if let value { values.append(value) }
            }
            return values.count == kind.fields.count ? values : nil
        }
    }
}

extension Ease {
    /// Resolves the easing without any parameters. `easing` is `nil` if there are problems.
    package func resolved() -> (easing: Easing?, problems: [ModelProblem]) {
        var resolver = Resolver(parameters: [], checksAllBranches: true)
        let easing = resolver.easing(.constant(self))
        return (easing, resolver.problems)
    }
}

import Raster

extension Resolver {
    /// A number within its form's range.
    mutating func number(_ setting: Setting<Double>, _ form: NumberForm) -> Double? {
        value(
            of: setting,
            { resolver, number, parameter in
                guard form.range.contains(number) else {
                    let text = NumberForm.text(number)
                    let found = parameter.map { "“\(text)” (from $\($0))" } ?? "“\(text)”"
                    resolver.report("\(found) is outside of \(form.allowed)", because: parameter)
                    return nil
                }
                return number
            },
            from: Double.init
        )
    }

    /// A whole number within a range.
    mutating func integer(_ setting: Setting<Int>, in range: ClosedRange<Int>) -> Int? {
        value(
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

    /// A value of a kind of which every one is allowed.
    mutating func plain<Value: ParameterConvertible>(_ setting: Setting<Value>) -> Value? {
        value(of: setting, { _, value, _ in value }, from: Value.init)
    }

    /// Numbers within their form's range.
    mutating func numbers(
        _ setting: Setting<[Setting<Double>]>,
        _ form: NumberForm,
        count: ClosedRange<Int>
    ) -> [Double]? {
        list(setting, count: count) { $0.number($1, form) }
    }

    /// The items of a list with an allowed number of them.
    mutating func list<Item, Made>(
        _ setting: Setting<[Item]>,
        count: ClosedRange<Int>,
        _ make: (inout Resolver, Item) -> Made?
    ) -> [Made]? {
        form(setting) { resolver, items in
            resolver.checkCount(items.count, count) ? resolver.each(items, make) : nil
        }
    }

    /// Whether a list has an allowed number of items; else with a problem.
    mutating func checkCount(_ found: Int, _ count: ClosedRange<Int>) -> Bool {
        guard !count.contains(found) else { return true }
        report(ValueText.wrongCount(found, allowed: count))
        return false
    }

    /// Two numbers.
    mutating func pair(_ setting: Setting<Pair>, _ form: NumberForm) -> Vector? {
        self.form(setting) { resolver, pair in
            let values = resolver.each([pair.x, pair.y]) { $0.number($1, form) }
            return values.map { Vector(dx: $0[0], dy: $0[1]) }
        }
    }

    /// A place on a frame.
    mutating func unitPoint(_ setting: Setting<UnitPoint>) -> Point? {
        form(setting) { resolver, point in
            let values = resolver.each([point.x, point.y]) { $0.number($1, .factor) }
            return values.map { Point(x: $0[0], y: $0[1]) }
        }
    }

    /// Two or more colours.
    mutating func colors(_ setting: Setting<[Setting<ColorValue>]>) -> [ColorValue]? {
        value(
            of: setting,
            { resolver, colors, _ in
                guard resolver.checkCount(colors.count, 2...DesignLimits.keys) else { return nil }
                return resolver.each(colors) { $0.plain($1) }
            },
            from: Self.colors
        )
    }

    /// The colours of a parameter that has several.
    static func colors(_ value: ParameterValue) -> [Setting<ColorValue>]? {
        guard case .colors(let colors) = value else { return nil }
        return colors.map(Setting.constant)
    }

    /// An easing.
    mutating func easing(_ setting: Setting<Ease>) -> Easing? {
        value(
            of: setting,
            { resolver, ease, parameter in resolver.easing(ease, because: parameter) },
            from: Ease.init
        )
    }

    private mutating func easing(_ ease: Ease, because parameter: String?) -> Easing? {
        do throws(MotionError) {
            switch ease {
            case .named(let name): return try Easing(named: name)
            case .steps(let count):
                return try at("steps") { $0.integer(count, in: 1...Easing.stepLimit) }
                    .map { count throws(MotionError) in try Easing.steps(count) }
            case .bezier(let x1, let y1, let x2, let y2):
                let points = at("bezier") { $0.each([x1, y1, x2, y2]) { $0.number($1, .any) } }
                guard let points else { return nil }
                return try .cubic(points[0], points[1], points[2], points[3])
            case .spring(let response, let damping):
                guard let (response, damping) = spring("response", response, "damping", damping)
                else { return nil }
                return .spring(try Spring(response: response, damping: damping))
            case .bounce(let duration, let bounce):
                guard let (duration, bounce) = spring("duration", duration, "bounce", bounce)
                else { return nil }
                return .spring(try Spring(duration: duration, bounce: bounce))
            }
        } catch {
            report(error.message, hint: error.hint, because: parameter)
            return nil
        }
    }

    private mutating func spring(
        _ first: String,
        _ one: Setting<Double>,
        _ second: String,
        _ other: Setting<Double>
    ) -> (Double, Double)? {
        at("spring") { resolver in
            let one = resolver.at(first) { $0.number(one, .any) }
            let other = resolver.at(second) { $0.number(other, .any) }
            guard let one, let other else { return nil }
            return (one, other)
        }
    }
}

extension Ease {
    /// The easing where there are no parameters; nil with what is wrong.
    package func resolved() -> (easing: Easing?, problems: [ModelProblem]) {
        var resolver = Resolver(parameters: [], checksAllBranches: true)
        let easing = resolver.easing(.constant(self))
        return (easing, resolver.problems)
    }
}

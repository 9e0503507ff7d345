import Indicators

extension Indicator {
    /// Returns the indicator with some parameters set to values given as strings.
    ///
    /// Numbers are decimal, colours are written as in files, and several colours are separated by
    /// commas. If a parameter is assigned twice, the last value applies. Parameters that are not
    /// assigned keep their values.
    ///
    /// - Throws: `DesignErrors` that name the parameter, the allowed values, and a similar name.
    public func overriding(
        _ assignments: [(name: String, value: String)]
    ) throws(DesignErrors) -> Self {
        guard let last = assignments.last else { return self }
        var problems: [DesignProblem] = []
        var overrides: [ParameterOverride] = []
        for (name, value) in assignments {
            let override = ParameterOverride(name: name, text: value)
            if parameters.contains(where: { $0.name == name }) {
                overrides.removeAll { $0.name == name }
                overrides.append(override)
            } else {
                let unknown = unknownParameterMessage(for: name)
                problems.append(
                    DesignProblem(at: override.location, unknown.message, hint: unknown.hint)
                )
            }
        }
        var changed = parameters
        for override in overrides {
            guard let index = parameters.firstIndex(where: { $0.name == override.name }) else {
                continue
            }
            do {
                let value = try override.value(of: parameters[index].kind)
                changed[index] = parameters[index].set(to: value, text: override.text)
            } catch {
                problems += error.problems
            }
        }
        guard problems.isEmpty else { throw DesignErrors(problems: problems) }
        do {
            return try with(changed)
        } catch {
            let fallback = OptionLocation.parameter(last.name, last.value)
            problems = error.problems.map { problem in
                let override = overrides.first { $0.name == problem.parameter }
                return DesignProblem(
                    at: override?.location ?? fallback,
                    "\(problem.message), in \(problem.path)",
                    hint: problem.hint
                )
            }
            throw DesignErrors(problems: problems)
        }
    }
}

extension DesignProblem {
    /// Creates a problem with an option of the command line.
    fileprivate init(at location: String, _ message: String, hint: String?) {
        self.init(file: location, line: 0, column: 0, message: message, hint: hint)
    }
}

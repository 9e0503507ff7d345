import Base
import Indicators
import Raster

/// A conversion of a plan into a list of goldens.
package struct GoldenPlanning {
    /// The plan's file.
    let file: GoldenPlanFile
    private var goldens: [PlannedGolden] = []
    private var problems: [DesignProblem] = []
    private var owners: [String: String] = [:]

    /// Returns the goldens of a plan, in order. Their names are unique.
    ///
    /// - Throws: `DesignErrors` with the problems of the designs, the traces and the plan.
    static func goldens(of file: GoldenPlanFile) throws(DesignErrors) -> [PlannedGolden] {
        var planning = GoldenPlanning(file: file)
        for set in file.plan.sets { planning.add(set) }
        guard planning.problems.isEmpty else { throw DesignErrors(problems: planning.problems) }
        return planning.goldens
    }

    private init(file: GoldenPlanFile) { self.file = file }

    private mutating func add(_ set: GoldenSet) {
        let before = problems.count
        var known: [String] = []
        addDesigns(of: set, known: &known)
        addLifecycles(of: set, known: &known)
        // A file that could not be read might have the parameter.
        if problems.count == before { checkParameters(of: set, against: known) }
    }

    /// Adds the goldens that `make` returns. Reports errors at the location of the planned value.
    mutating func add<Value>(
        _ planned: Located<Value>,
        locations: [String: Located<String>] = [:],
        _ make: () throws -> [PlannedGolden]
    ) {
        do {
            for golden in try make() { add(golden, planned) }
        } catch let error as DesignErrors {
            for problem in error.problems { add(problem, locations) }
        } catch {
            report("\(error)", at: planned)
        }
    }

    /// Returns the result of `make`. If it throws, reports the error at the location of the planned
    /// value and returns `nil`.
    mutating func value<Value, Made>(
        of planned: Located<Value>,
        _ make: (Value) throws -> Made
    ) -> Made? {
        var made: Made?
        add(planned) {
            made = try make(planned.value)
            return []
        }
        return made
    }

    /// Adds a problem. If it is about a value of the plan, such as a parameter's value, reports it
    /// at the value's location.
    private mutating func add(_ problem: DesignProblem, _ locations: [String: Located<String>]) {
        if let location = locations[problem.file] {
            report(problem.message, at: location, hint: problem.hint)
        } else if !problems.contains(problem) {
            problems.append(problem)
        }
    }

    private mutating func add<Value>(_ golden: PlannedGolden, _ planned: Located<Value>) {
        let name = golden.subject.name
        // On case-insensitive file systems, such names would share their files.
        if owners.updateValue(name.text, forKey: name.text.lowercased()) != nil {
            report("the golden \(name) is planned twice; give one of the sets a name", at: planned)
        } else {
            goldens.append(golden)
        }
    }

    /// Reports parameters that no design or lifecycle in the set has.
    private mutating func checkParameters(of set: GoldenSet, against known: [String]) {
        for parameter in set.parameters where !known.contains(parameter.value.name) {
            let name = parameter.value.name
            report(
                "no design or lifecycle in the set has a parameter “\(NearestName.excerpt(name))”",
                at: parameter,
                hint: known.isEmpty
                    ? "remove it" : NearestName.hint(for: name, among: known.unique())
            )
        }
    }

    /// Reports a problem at a location of the plan.
    mutating func report<Value>(
        _ message: String,
        at planned: Located<Value>,
        hint: String? = nil
    ) {
        let problem = DesignProblem(
            file: file.path ?? "the plan",
            line: planned.line,
            column: planned.column,
            message: message,
            hint: hint
        )
        if !problems.contains(problem) { problems.append(problem) }
    }
}

import Base
import Indicators
import Raster

/// Turns a plan into its goldens.
package struct GoldenPlanning {
    /// The plan's file.
    let file: GoldenPlanFile
    private var goldens: [PlannedGolden] = []
    private var problems: [DesignProblem] = []
    private var owners: [String: String] = [:]

    /// The goldens of a plan, in its order; each name once.
    ///
    /// - Throws: `DesignErrors` with what is wrong with designs, traces and plan.
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
        // What could not be read might have had the parameter.
        if problems.count == before { checkParameters(of: set, against: known) }
    }

    /// Adds what `make` makes; what it cannot make is a problem at the location of the entry that
    /// names it.
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

    /// What `make` makes of a planned value; nil, with a problem at its location, where it cannot.
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

    /// What has no location of its own, such as a parameter's value, has one in the plan.
    private mutating func add(_ problem: DesignProblem, _ locations: [String: Located<String>]) {
        if let location = locations[problem.file] {
            report(problem.message, at: location, hint: problem.hint)
        } else if !problems.contains(problem) {
            problems.append(problem)
        }
    }

    private mutating func add<Value>(_ golden: PlannedGolden, _ planned: Located<Value>) {
        let name = golden.subject.name
        // Where case does not matter, such names would share their files.
        if owners.updateValue(name.text, forKey: name.text.lowercased()) != nil {
            report("the golden \(name) is planned twice; give one of the sets a name", at: planned)
        } else {
            goldens.append(golden)
        }
    }

    /// A parameter may be meant for some of a set's designs and lifecycles only, but not for none.
    private mutating func checkParameters(of set: GoldenSet, against known: [String]) {
        for parameter in set.parameters where !known.contains(parameter.value.name) {
            let name = parameter.value.name
            report(
                "nothing in the set has a parameter “\(NearestName.excerpt(name))”",
                at: parameter,
                hint: known.isEmpty
                    ? "it has none at all" : NearestName.hint(for: name, among: known.unique())
            )
        }
    }

    /// Notes a problem at a location of the plan.
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

import Imaging
import Indicators
import Raster
import UserInput

/// Turns a plan into the goldens that it asks for.
struct GoldenPlanning {
    private let file: GoldenPlanFile
    private var goldens: [PlannedGolden] = []
    private var problems: [DesignProblem] = []
    private var owners: [String: String] = [:]

    /// The goldens of a plan, in its order; each name once.
    ///
    /// - Throws: `DesignErrors` with what is wrong with designs and plan; `FileError`;
    ///   `InputError`.
    static func goldens(of file: GoldenPlanFile) throws -> [PlannedGolden] {
        var planning = GoldenPlanning(file: file)
        for set in file.plan.sets { try planning.add(set) }
        guard planning.problems.isEmpty else { throw DesignErrors(problems: planning.problems) }
        return planning.goldens
    }

    private init(file: GoldenPlanFile) { self.file = file }

    private mutating func add(_ set: GoldenSet) throws {
        for planned in set.designs {
            do {
                guard let design = try design(planned, set) else { continue }
                try add(design, planned, set)
            } catch let error as InputError {
                report(error.description, at: planned)
            } catch let error as FileError {
                report(error.description, at: planned)
            } catch let error as DesignErrors {
                problems += error.problems
            }
        }
    }

    private mutating func design(_ planned: PlannedDesign, _ set: GoldenSet) throws -> Design? {
        let isBuiltIn = BuiltInDesigns.names.contains(planned.source)
        let source = isBuiltIn ? planned.source : file.beside(planned.source)
        let design = try DesignSource(argument: source).load()
        guard !set.parameters.isEmpty else { return design }
        let known = design.parameters.map(\.name)
        // A parameter may be meant for some of the set's designs only.
        let suitable = set.parameters.filter { set.designs.count == 1 || known.contains($0.name) }
        return try design.overriding(suitable.map { ($0.name, $0.value) })
    }

    private mutating func add(
        _ design: Design,
        _ planned: PlannedDesign,
        _ set: GoldenSet
    ) throws {
        let timelines = design.states.filter { set.states?.contains($0.state) ?? true }
        guard !timelines.isEmpty else {
            report("\(design.name) has none of the set's states", at: planned)
            return
        }
        for appearance in set.appearances {
            for scale in set.scales {
                let environment = try FrameSurroundings.environment(
                    for: design,
                    appearance: appearance,
                    palette: set.palette,
                    scale: scale
                )
                for timeline in timelines {
                    let look = GoldenLook(design: design, environment: environment, set: set)
                    try add(look.golden(of: timeline), planned)
                }
            }
        }
    }

    private mutating func add(_ golden: PlannedGolden, _ planned: PlannedDesign) throws {
        let name = golden.subject.name
        // Where case does not matter, such names would share their files.
        if owners.updateValue(name.text, forKey: name.text.lowercased()) != nil {
            report("the golden \(name) is planned twice; give one of the sets a name", at: planned)
        } else {
            goldens.append(golden)
        }
    }

    private mutating func report(_ message: String, at planned: PlannedDesign) {
        let problem = DesignProblem(
            file: file.path ?? "the plan",
            line: planned.line,
            column: planned.column,
            message: message
        )
        if !problems.contains(problem) { problems.append(problem) }
    }
}

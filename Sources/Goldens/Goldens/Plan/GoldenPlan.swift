import Comparison
import DesignFormat
import Frames
import Indicators
import Raster

/// What is verified against goldens: which designs in which states, which lifecycles with which
/// traces, and how they are drawn.
package struct GoldenPlan: Equatable, Sendable {
    /// The path of the goldens' folder, from the plan's folder; `nil` for `goldens`.
    package var folder: Located<String>?
    /// What is drawn.
    package var sets: [GoldenSet]

    /// A plan of sets.
    package init(folder: Located<String>? = nil, sets: [GoldenSet]) {
        self.folder = folder
        self.sets = sets
    }

    /// Every design that the program draws by itself in all its states, light and dark, at one pixel a
    /// point.
    package static var standard: GoldenPlan {
        GoldenPlan(sets: [GoldenSet(designs: Program.current.usualDesigns.map { Located($0) })])
    }

    /// Reads a plan from the bytes of a YAML or JSON file, which problems call `file`.
    ///
    /// - Throws: `DesignErrors` with everything that is wrong, by line and column.
    package init(yaml bytes: [UInt8], file: String) throws(DesignErrors) {
        let log = ProblemLog(file: file)
        let reader = DesignReader(log: log)
        let plan = YAMLFile.root(of: bytes, as: .plan, log: log).flatMap(reader.goldenPlan)
        if let errors = log.errors { throw errors }
        guard let plan else { throw DesignErrors(problems: []) }
        self = plan
    }
}

/// One golden of a plan.
package struct PlannedGolden: Sendable {
    /// What is drawn for it.
    package let subject: GoldenSubject
    /// What a frame shows.
    package let scene: @Sendable (Int) -> Scene
    /// How much it may differ.
    package let tolerance: Tolerance
    /// What is to be said of its frames when they are recorded; nil for nothing.
    package var note: String?
    /// All states of the design, verified or not. Empty for a lifecycle.
    package var states: [String] = []
    /// How many frames it has.
    package var frameCount: Int { subject.moments.count }
}

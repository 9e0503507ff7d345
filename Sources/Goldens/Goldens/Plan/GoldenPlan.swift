import Comparison
import DesignFormat
import Frames
import Indicators
import Raster

/// The goldens to verify: designs with their states, lifecycles with their traces, and drawing
/// options.
package struct GoldenPlan: Equatable, Sendable {
    /// The path of the goldens' folder, relative to the plan's folder. `nil` means `goldens`.
    package var folder: Located<String>?
    /// The sets of designs and lifecycles to draw.
    package var sets: [GoldenSet]

    package init(folder: Located<String>? = nil, sets: [GoldenSet]) {
        self.folder = folder
        self.sets = sets
    }

    /// The plan that is used without a file: all states of the default designs, light and dark, at
    /// scale 1.
    package static var standard: GoldenPlan {
        let designs = Program.current.defaultGoldenDesigns.map { Located($0) }
        return GoldenPlan(sets: [GoldenSet(designs: designs)])
    }

    /// Parses a YAML or JSON file. Problems refer to it as `file`.
    ///
    /// - Throws: `DesignErrors` with all problems and their locations.
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
    /// The frames to draw.
    package let subject: GoldenSubject
    /// Returns the scene of a frame.
    package let scene: @Sendable (Int) -> Scene
    /// The accepted differences.
    package let tolerance: Tolerance
    /// A note about the frames that is printed when they are recorded, or `nil`.
    package var note: String?
    /// All states of the design, including states that are not verified. Empty for a lifecycle.
    package var states: [String] = []
    package var frameCount: Int { subject.moments.count }
}

import Raster
import Base
import Frames
import Pictures

extension TaskPlan {
    /// Creates the tasks of a run that draws goldens. Each golden is one task.
    ///
    /// `program` is the version of the drawing program.
    package init(of goldens: [PlannedGolden], program: String) {
        let tasks = goldens.enumerated().map { index, golden in
            RunTask(
                items: index..<index + 1,
                name: golden.subject.name.text,
                frameCount: golden.frameCount,
                cost: FrameCost.verified.microseconds(
                    of: 0..<golden.frameCount,
                    scene: golden.scene
                ),
                fields: [JSON.Member("golden", .string(golden.subject.name.text))] + golden.facts
            )
        }
        let fingerprints = goldens.map { golden in
            PixelHash(scenes: 0..<golden.frameCount, golden.scene).description
        }
        self.init(
            tasks: tasks,
            program: program,
            fingerprint: fingerprints.joined(separator: "\n")
        )
    }
}

extension PlannedGolden {
    /// The facts of the golden that are also fields of a task.
    fileprivate var facts: [JSON.Member] {
        subject.facts.filter { RunTask.fieldNames.contains($0.key) }
            .map { JSON.Member($0.key, .string($0.value)) }
            + [JSON.Member("scale", .number(subject.scale))]
    }
}

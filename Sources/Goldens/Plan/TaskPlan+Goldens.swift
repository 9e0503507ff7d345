import Base
import Frames
import Pictures
import Raster

extension TaskPlan {
    /// The tasks of a run that draws goldens: each is one.
    ///
    /// - Parameter program: The version of the program that draws.
    package init(of goldens: [PlannedGolden], program: String) {
        var renderer = Renderer()
        var pictures: [String] = []
        let tasks = goldens.enumerated().map { index, golden in
            let subject = golden.subject
            let count = subject.moments.count
            let frames = count == 0 ? [] : [0, count / 2, count - 1]
            let images = frames.map { subject.draw(&renderer, $0) }
            pictures.append(images.map { PixelHash($0).description }.joined(separator: " "))
            let pixels = images.map { $0.width * $0.height }.max() ?? 0
            return RunTask(
                items: index..<index + 1,
                name: subject.name.text,
                frameCount: count,
                cost: FrameCost.microseconds(verifying: count, pixels: pixels),
                facts: [JSON.Member("golden", .string(subject.name.text))]
            )
        }
        self.init(
            tasks: tasks,
            program: program,
            fingerprint: pictures.joined(separator: "\n")
        )
    }
}

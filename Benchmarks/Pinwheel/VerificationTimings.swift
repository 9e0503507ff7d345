import Goldens
import Platform
import Raster

/// The timing of verifying unchanged frames against their golden, alternating with drawing alone.
///
/// `ring-clear` and `ring-white` have 1170×360 pixels: a ring of 280° that turns by 6° per frame,
/// on a clear and a white background. `icons` is W4.
struct VerificationTimings {
    let folder: String
    let threads: Int
    let frames: Int
    let seconds: Double

    private var store: GoldenStore { GoldenStore(folder: folder, threads: threads) }

    /// Records each subject, checks that verification passes and detects a change, and times both.
    func run() throws(BenchError) {
        let frames = frames
        try time("ring-clear") { Self.ring(turn: 6 * Double($0), on: nil) }
        try time("ring-white") { Self.ring(turn: 6 * Double($0), on: .white) }
        try time("icons") { IconsWorkload().scene(progress: Workloads.progress($0, of: frames)) }
    }

    private func time(
        _ name: String,
        _ scene: @escaping @Sendable (Int) -> Scene
    ) throws(BenchError) {
        let subject: GoldenSubject
        do {
            subject = GoldenSubject(
                name: try GoldenName(name),
                moments: (0..<frames).map { .time(Double($0) / 60) },
                fps: 60
            ) { renderer, index in
                renderer.render(scene(index))
            }
            try store.record(subject)
        } catch {
            throw .images("cannot record: \(error)")
        }
        try check(subject, .passed)
        var other = subject
        other.draw = { renderer, index in subject.draw(&renderer, index == 0 ? 1 : index) }
        try check(other, .failed)
        try time(subject)
    }

    private func check(
        _ subject: GoldenSubject,
        _ status: GoldenOutcome.Status
    ) throws(BenchError) {
        let outcome = store.check(subject, mode: .none)
        guard outcome.status == status else {
            throw .images("verifying ends as \(outcome.status.rawValue): \(outcome.text)")
        }
    }

    private func time(_ subject: GoldenSubject) throws(BenchError) {
        let name = subject.name.text
        let end = Clock.microseconds + seconds * 1e6
        var rounds = 0
        while rounds < 5 || Clock.microseconds < end {
            var begun = Clock.microseconds
            draw(subject)
            Report.line("\(name)-draw", Clock.microseconds - begun)
            begun = Clock.microseconds
            try check(subject, .passed)
            Report.line("\(name)-verify", Clock.microseconds - begun)
            rounds += 1
        }
    }

    /// Draws all frames on as many threads as verification uses.
    private func draw(_ subject: GoldenSubject) {
        let (frames, threads) = (frames, threads)
        WorkerThread.concurrently(threads) { thread in
            var renderer = Renderer()
            for index in stride(from: thread, to: frames, by: threads) {
                _ = subject.draw(&renderer, index)
            }
        }
    }

    private static func ring(turn: Double, on background: Color?) -> Scene {
        let size = (width: 1170, height: 360)
        let arc = Path.arc(
            center: Point(x: Double(size.width) / 2, y: Double(size.height) / 2),
            radius: 44,
            start: .degrees(turn),
            sweep: .degrees(280)
        )
        let ring = Shape(
            path: arc,
            style: .stroke(StrokeStyle(width: 8.8, cap: .round)),
            paint: .solid(Color(red8: 50, green8: 173, blue8: 230))
        )
        let whole = Rect(x: 0, y: 0, width: Double(size.width), height: Double(size.height))
        let sheet = background.map {
            Scene.Item.shape(Shape(path: .rect(whole), paint: .solid($0)))
        }
        return Scene(
            width: size.width,
            height: size.height,
            items: [sheet, .shape(ring)].compactMap(\.self)
        )
    }
}

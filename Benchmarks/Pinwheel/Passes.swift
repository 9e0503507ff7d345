/// Repeats work and prints microseconds a frame, one line a pass, as the peers do.
struct Passes {
    /// Seconds that passes go on for, after three eighths as long of warming up.
    let seconds: Double
    /// Frames in a pass.
    let frames: Int

    /// Times passes: at least five.
    func time<Failure: Error>(_ pass: () throws(Failure) -> Void) throws(Failure) {
        var start = Clock.microseconds
        repeat { try pass() } while Clock.microseconds - start < seconds * 0.375e6
        start = Clock.microseconds
        var count = 0
        while count < 5 || Clock.microseconds - start < seconds * 1e6 {
            let begun = Clock.microseconds
            try pass()
            Report.line("pass", (Clock.microseconds - begun) / Double(frames))
            count += 1
        }
    }
}

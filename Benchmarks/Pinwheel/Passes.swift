/// The timing of repeated passes. Prints microseconds per frame, one line per pass, like the peers.
struct Passes {
    /// The duration of the timed passes in seconds. Three eighths of this duration are spent on
    /// warming up first.
    let seconds: Double
    /// The number of frames in a pass.
    let frames: Int

    /// Times at least five passes.
    func time<Failure: Error>(_ pass: () throws(Failure) -> Void) throws(Failure) {
        var start = Clock.microseconds
        repeat { try pass() } while Clock.microseconds - start < seconds * 0.375e6
        start = Clock.microseconds
        var count = 0
        while count < 5 || Clock.microseconds - start < seconds * 1e6 {
            let passStart = Clock.microseconds
            try pass()
            Report.line("pass", (Clock.microseconds - passStart) / Double(frames))
            count += 1
        }
    }
}

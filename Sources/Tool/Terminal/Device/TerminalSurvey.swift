import Platform

/// What a terminal said when it was asked what it is, and what else happened meanwhile.
package struct TerminalSurvey: Sendable {
    /// The terminal.
    package private(set) var profile: TerminalProfile
    /// The keys that were pressed before the last answer.
    package private(set) var keys: [Key] = []
    /// The signal by which the process is to end.
    package private(set) var endingSignal: Int32?

    /// Asks the terminal of `session` and waits for its answers, no longer than
    /// `TerminalQuestions.patience`.
    ///
    /// - Throws: `TerminalError`.
    package init(
        _ variables: TerminalVariables,
        in session: inout TerminalSession
    ) throws(TerminalError) {
        profile = TerminalProfile(variables)
        session.send(TerminalQuestions(variables).bytes)
        let end = MonotonicClock.seconds + TerminalQuestions.patience
        while !profile.isComplete, endingSignal == nil {
            let rest = end - MonotonicClock.seconds
            guard rest > 0 else { break }
            for event in session.wait(atMost: rest) {
                switch event {
                case .answer(let answer): profile.note(answer)
                case .key(let key): keys.append(key)
                case .ended(let signal): endingSignal = signal
                case .suspended: try session.suspend()
                case .continued, .resized: break
                }
            }
        }
        // Who answers in time can also be asked how far it has come.
        session.answers = profile.isComplete
    }
}

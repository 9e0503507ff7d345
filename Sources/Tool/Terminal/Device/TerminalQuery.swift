import Platform

/// The result of querying a terminal, with other events that occurred meanwhile.
package struct TerminalQuery: Sendable {
    /// The terminal's capabilities.
    package private(set) var profile: TerminalProfile
    /// The keys that were pressed before the last answer.
    package private(set) var keys: [Key] = []
    /// The signal that should end the process, or `nil`.
    package private(set) var endingSignal: Int32?

    /// Queries the terminal of `session` and waits for answers for at most
    /// `TerminalQueries.timeout` seconds.
    ///
    /// - Throws: `TerminalError`.
    package init(
        _ variables: TerminalVariables,
        in session: inout TerminalSession
    ) throws(TerminalError) {
        profile = TerminalProfile(variables)
        session.send(TerminalQueries(variables).bytes)
        let end = MonotonicClock.seconds + TerminalQueries.timeout
        while !profile.isComplete, endingSignal == nil {
            let rest = end - MonotonicClock.seconds
            guard rest > 0 else { break }
            for event in session.wait(atMost: rest) {
                switch event {
                case .answer(let answer): profile.add(answer)
                case .key(let key): keys.append(key)
                case .ended(let signal): endingSignal = signal
                case .suspended: try session.suspend()
                case .continued, .resized: break
                }
            }
        }
        // A terminal that answers in time can also be queried for its progress.
        session.answers = profile.isComplete
    }
}

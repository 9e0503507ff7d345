/// What happens to a lifecycle in a replay.
package struct ReplayCourse: Sendable {
    /// What finger and content do, and taps.
    package let trace: Trace
    /// The app's work.
    package let work: RefreshWork
    /// When the scroll view calls back.
    package let callbacks: CallbackRate
}

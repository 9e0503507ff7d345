import CPlatform
import Synchronization

/// The last words of a process that crashes.
package enum CrashReport {
    /// The C function that takes a path keeps it in one buffer.
    private static let buffer = Mutex(())

    /// Makes a crash end the process with one line on standard error and `internalFault`.
    ///
    /// The line names the file that `note` was given last. A Swift program also traps when the system
    /// refuses it memory; the status is then `usage`, since the limit was set from outside.
    package static func begin() {
        cplatform_end_at_crash(ExitStatus.usage.rawValue, ExitStatus.internalFault.rawValue)
    }

    /// Remembers the path of a file that is about to be read.
    static func note(_ path: String) {
        buffer.withLock { _ in unsafe cplatform_note_input(path) }
    }
}

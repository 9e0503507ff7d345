import CPlatform
import Synchronization

/// The message that a crashing process prints.
package enum CrashReport {
    /// A lock for the C function's path buffer, which is not thread-safe.
    private static let buffer = Mutex(())

    /// Installs a signal handler that ends a crashing process with one line on standard error and
    /// the status `internalFault`.
    ///
    /// The line names the file that was last passed to `note`. A Swift program also crashes when it
    /// runs out of memory. Its status is then `usage`, since the cause is a limit set by the user.
    package static func begin() {
        cplatform_end_at_crash(ExitStatus.usage.rawValue, ExitStatus.internalFault.rawValue)
    }

    /// Stores the path of a file that is about to be read.
    static func note(_ path: String) {
        buffer.withLock { _ in unsafe cplatform_note_input(path) }
    }
}

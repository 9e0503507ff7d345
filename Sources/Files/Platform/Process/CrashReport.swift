import CPlatform
import Synchronization

/// The report of a process that crashes.
package enum CrashReport {
    /// Serialises access to the path's buffer, which the C function does not protect.
    private static let buffer = Mutex(())

    /// Installs a signal handler that ends a crashing process with one line on standard error and
    /// the status `internalFault`.
    ///
    /// The line names the file that was last passed to `note`. A Swift program also traps when it
    /// runs out of memory. The status is then `usage`, since a limit was set from outside.
    package static func begin() {
        cplatform_end_at_crash(ExitStatus.usage.rawValue, ExitStatus.internalFault.rawValue)
    }

    /// Stores the path of a file that is about to be read.
    static func note(_ path: String) {
        buffer.withLock { _ in unsafe cplatform_note_input(path) }
    }
}

import Base
import Platform

/// The system's browser.
package enum Browser {
    #if canImport(Darwin)
        private static let opener = "open"
    #else
        private static let opener = "xdg-open"
    #endif

    /// Opens a URL in the browser, without waiting for it.
    ///
    /// - Throws: `InputError` if the system's command for this is missing.
    package static func open(_ address: String) throws(InputError) {
        guard let path = ChildProcess.path(of: opener) else {
            throw InputError(
                "cannot open a browser: \(opener) is missing",
                hint: "open \(address)"
            )
        }
        // The browser's output must not be mixed with the preview's.
        guard let child = ChildProcess.start(path, [address], sharing: .nothing) else {
            throw InputError("cannot run \(path)", hint: "open \(address)")
        }
        // The child process must be waited for, so that it does not remain as a zombie.
        _ = WorkerThread.start(stackSize: 256 << 10) { child.wait() }
    }
}

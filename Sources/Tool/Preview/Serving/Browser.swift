import Base
import Platform

/// The system's browser.
package enum Browser {
    #if canImport(Darwin)
        private static let opener = "open"
    #else
        private static let opener = "xdg-open"
    #endif

    /// Has the system open an address in the browser, without waiting for it.
    ///
    /// - Throws: `InputError` where the system has nothing that does.
    package static func open(_ address: String) throws(InputError) {
        guard let path = ChildProcess.path(of: opener) else {
            throw InputError(
                "there is no \(opener) to open a browser with",
                hint: "open \(address)"
            )
        }
        // What the browser says is nothing that the preview says.
        guard let child = ChildProcess.start(path, [address], sharing: .nothing) else {
            throw InputError("cannot run \(path)", hint: "open \(address)")
        }
        // Nothing else waits for its end.
        _ = WorkerThread.start(stackSize: 256 << 10) { child.wait() }
    }
}

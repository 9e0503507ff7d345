import Platform

/// Looks at the designs' files and at those that they use, many times a second, and takes over what
/// changes.
///
/// Looking costs some microseconds, on every system, for files that are written in place, renamed,
/// or removed and made anew; a network's file system notifies of no changes, but shows them.
package final class DesignWatch: Sendable {
    private let store: DesignStore
    private let tell: @Sendable (PreviewedDesign) -> Void

    /// The interval of polling, in milliseconds.
    package static let interval = 20
    /// Looks that a file may be missing, or not make sense, while an editor is at work on it.
    static let patience = 3

    /// A watch that does not run yet.
    ///
    /// - Parameter tell: Is called for each new version, on the watch's own thread.
    package init(store: DesignStore, tell: @escaping @Sendable (PreviewedDesign) -> Void) {
        self.store = store
        self.tell = tell
    }

    /// Looks from now on until the process ends; false where the system gives no thread.
    func start() -> Bool {
        let files = watchedFiles
        guard !files.isEmpty else { return true }
        return WorkerThread.start { [self] in run(files) } != nil
    }

    private func run(_ start: [WatchedFile]) {
        var files = start
        while true {
            MonotonicClock.wait(until: MonotonicClock.seconds + Double(Self.interval) / 1_000)
            look(at: &files)
        }
    }

    /// The files as they were read.
    package var watchedFiles: [WatchedFile] {
        store.designs.compactMap { entry in
            entry.path.map {
                WatchedFile(name: entry.name, path: $0, stamps: entry.stamps)
            }
        }
    }

    /// Looks once.
    package func look(at files: inout [WatchedFile]) {
        for index in files.indices {
            guard let reading = files[index].reading(after: store.probe) else { continue }
            if let entry = store.renew(files[index].name, reading) { tell(entry) }
        }
    }
}

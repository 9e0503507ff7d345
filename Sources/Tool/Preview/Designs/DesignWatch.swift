import Platform

/// A thread that polls the designs' files and the files that they use, and updates the store when
/// they change.
///
/// Polling takes some microseconds. It works on every system and for files that are written in
/// place, renamed, or removed and created again. Network file systems send no notifications, but
/// polling detects their changes.
package final class DesignWatch: Sendable {
    private let store: DesignStore
    private let report: @Sendable (PreviewedDesign) -> Void

    /// The interval of polling, in milliseconds.
    package static let interval = 20
    /// The number of polls for which a file may be missing or invalid while an editor saves it.
    static let toleratedPolls = 3

    /// Creates a watch without starting it. `report` is called for each new version, on the watch's
    /// own thread.
    package init(store: DesignStore, report: @escaping @Sendable (PreviewedDesign) -> Void) {
        self.store = store
        self.report = report
    }

    /// Starts polling until the process ends. Returns `false` if no thread could be created.
    func start() -> Bool {
        let files = watchedFiles
        guard !files.isEmpty else { return true }
        return WorkerThread.start { [self] in run(files) } != nil
    }

    private func run(_ start: [WatchedFile]) {
        var files = start
        while true {
            MonotonicClock.wait(until: MonotonicClock.seconds + Double(Self.interval) / 1_000)
            poll(at: &files)
        }
    }

    /// The files with their stamps when they were read.
    package var watchedFiles: [WatchedFile] {
        store.designs.compactMap { entry in
            entry.path.map {
                WatchedFile(name: entry.name, path: $0, stamps: entry.stamps)
            }
        }
    }

    /// Polls the files once.
    package func poll(at files: inout [WatchedFile]) {
        for index in files.indices {
            guard let reading = files[index].readIfChanged(using: store.probe) else { continue }
            if let entry = store.update(files[index].name, reading) { report(entry) }
        }
    }
}

import Console
import Platform

/// A thread that replaces the process with its own executable when the program is built again.
struct ProgramWatch {
    /// The executable's path.
    private let path: String
    private let port: UInt16

    /// The interval of polling, in milliseconds.
    private static let interval = 100
    /// The number of polls without a change before a file counts as complete, because linking takes
    /// time.
    private static let unchangedPolls = 3

    /// Creates a watch for the running executable. Returns `nil` if the system does not report its
    /// path.
    init?(port: UInt16) {
        guard let path = CommandWords.executable else { return nil }
        self.path = path
        self.port = port
    }

    /// Starts polling until the process ends or is replaced.
    func start() { _ = WorkerThread.start(stackSize: 256 << 10, run) }

    private func run() {
        let running = FileStamp(path: path)
        var last = running
        var unchanged = 0
        while true {
            MonotonicClock.wait(until: MonotonicClock.seconds + Double(Self.interval) / 1_000)
            let stamp = FileStamp(path: path)
            unchanged = stamp == last ? unchanged + 1 : 0
            last = stamp
            guard stamp != nil, stamp != running, unchanged >= Self.unchangedPolls,
                FilePath.isExecutable(path)
            else { continue }
            restart()
        }
    }

    /// Replaces the process with the new executable, with the same arguments and port.
    private func restart() {
        guard let words = try? CommandWords.all().dropFirst() else { return }
        let mark = PreviewOptions.restartMark
        var arguments = words.filter { $0 != "--open" && $0 != mark && !$0.hasPrefix("--port=") }
        if let index = arguments.firstIndex(of: "--port") {
            arguments.removeSubrange(index...min(index + 1, arguments.endIndex - 1))
        }
        let reason = ChildProcess.replaceProcessClosingFiles(
            path,
            arguments + ["--port", "\(port)", mark]
        )
        StandardError.write(lines: ["pinwheel: cannot run \(path): \(reason)"])
    }
}

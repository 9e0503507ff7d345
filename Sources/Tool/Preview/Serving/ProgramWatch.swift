import Console
import Platform

/// Has the process become its own program anew when that is built again.
struct ProgramWatch {
    /// The program's file, as it is called before another takes its place.
    private let path: String
    private let port: UInt16

    /// The interval of polling, in milliseconds.
    private static let interval = 100
    /// Looks in which a file must not change before it counts as built: a linker takes its time.
    private static let patience = 3

    /// A watch over the running program, which serves on a port; nil where the system does not tell its file.
    init?(port: UInt16) {
        guard let path = CommandWords.executable else { return nil }
        self.path = path
        self.port = port
    }

    /// Looks from now on until the process ends or becomes the new program.
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
            guard stamp != nil, stamp != running, unchanged >= Self.patience,
                FilePath.isExecutable(path)
            else { continue }
            restart()
        }
    }

    /// Becomes the program that lies there now, with the same words, on the same port.
    private func restart() {
        guard let words = try? CommandWords.all().dropFirst() else { return }
        let mark = PreviewOptions.restartMark
        var kept = words.filter { $0 != "--open" && $0 != mark && !$0.hasPrefix("--port=") }
        if let index = kept.firstIndex(of: "--port") {
            kept.removeSubrange(index...min(index + 1, kept.endIndex - 1))
        }
        let reason = ChildProcess.becomeAnew(path, kept + ["--port", "\(port)", mark])
        StandardError.write(lines: ["pinwheel: cannot run \(path): \(reason)"])
    }
}

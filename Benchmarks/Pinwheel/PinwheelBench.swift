#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The program that measures Pinwheel alone. `make bench` runs it alternately with the peers.
///
/// Exits with 0 on success, 1 if images are wrong or programs fail, 2 if the command line is wrong.
@main
enum PinwheelBench {
    static func main() {
        let words = Array(CommandLine.arguments.dropFirst())
        if ["-h", "--help"].contains(words.first) {
            print(Arguments.help)
            return
        }
        do throws(BenchError) {
            try run(Arguments(words))
        } catch {
            complain("pinwheel-bench: \(error)\n")
            if case .usage = error {
                complain(Arguments.help + "\n")
                exit(2)
            }
            exit(1)
        }
    }

    private static func complain(_ text: String) {
        let bytes = Array(text.utf8)
        _ = unsafe write(2, bytes, bytes.count)
    }

    private static func run(_ arguments: Arguments) throws(BenchError) {
        let frames = arguments.frames
        if arguments.workload == "run" {
            try TimedProcess(words: arguments.program).run(times: arguments.times)
        } else if arguments.workload == "compare" {
            try ComparisonTimings(seconds: arguments.seconds).run()
        } else if arguments.workload == "designs" {
            try DesignTimings(seconds: arguments.seconds).runDesigns()
        } else if arguments.workload == "screens" {
            try DesignTimings(seconds: arguments.seconds).runScreens()
        } else if arguments.workload == "verify", let folder = arguments.folder {
            try VerificationTimings(
                folder: folder,
                threads: arguments.threads,
                frames: frames,
                seconds: arguments.seconds
            ).run()
        } else if let folder = arguments.folder {
            let writing = FileWriteTimings(
                folder: folder,
                threads: arguments.threads,
                frames: frames
            )
            if arguments.workload == "memory" {
                try writing.runForMemory()
            } else {
                try writing.run(seconds: arguments.seconds)
            }
        } else if let workload = Workloads.named(arguments.workload, size: arguments.size) {
            let passes = Passes(seconds: arguments.seconds, frames: frames)
            let drawing = WorkloadTimings(workload: workload, passes: passes)
            if let draws = arguments.draws { drawing.draw(draws) } else { try drawing.run() }
        }
    }
}

/// The command line of `pinwheel-bench`.
package struct Arguments: Equatable {
    /// The workload or command to measure.
    package var workload: String
    /// The duration of the timed passes, in seconds.
    package var seconds = 0.4
    /// The number of frames in a pass.
    package var frames: Int
    /// The number of threads that write files.
    package var threads = 1
    /// An arc's width and height in pixels, or `nil` for the workload's default.
    package var size: Int?
    /// The folder for files.
    package var folder: String?
    /// The number of times that all frames are drawn without checks and timing, or `nil` to check
    /// and time.
    package var draws: Int?
    /// The number of times that a program runs.
    package var times = 20
    /// A program and its arguments.
    package var program: [String] = []

    /// The help text.
    package static let help = """
        usage: pinwheel-bench WORKLOAD [--seconds S] [--frames N] [--size PIXELS] [--draws N]
               pinwheel-bench W5 --folder DIR [--threads N] [--seconds S] [--frames N]
               pinwheel-bench memory --folder DIR [--threads N] [--frames N]
               pinwheel-bench verify --folder DIR [--threads N] [--seconds S] [--frames N]
               pinwheel-bench compare|designs|screens [--seconds S]
               pinwheel-bench run [--times N] -- PROGRAM [ARGUMENT…]
        WORKLOAD is \(Workloads.names.joined(separator: ", ")): images that are drawn and
        checked. --draws N only draws them N times, to count instructions.
        W5 writes and checks files. memory writes them once. verify compares frames with their
        golden. compare compares pairs of images. designs draws the built-in designs, screens the
        lifecycles' screens, both at a scale of 2; screens also times separately the frames in
        which at most a fifth of the rows changes. run starts a program.
        Prints microseconds per frame (or run), one line per pass. make bench runs all of it.
        """

    /// Parses the words after the program's name.
    package init(_ words: [String]) throws(BenchError) {
        guard let workload = words.first else { throw .usage("no workload given") }
        let others = ["W5", "memory", "verify", "compare", "designs", "screens", "run"]
        guard Workloads.names.contains(workload) || others.contains(workload) else {
            throw .usage("unknown workload \(workload)")
        }
        self.workload = workload
        frames = workload == "verify" ? 60 : 120
        var rest = words.dropFirst()
        while let option = rest.popFirst() {
            if option == "--", workload == "run" {
                program = Array(rest)
                break
            }
            guard let allowed = Self.options[workload] ?? Self.options["W1"],
                allowed.contains(option)
            else { throw .usage("\(workload) has no option \(option)") }
            guard let value = rest.popFirst() else { throw .usage("\(option) needs a value") }
            try take(option, value)
        }
        if size != nil, !Workloads.ringNames.contains(workload) {
            throw .usage("\(workload) has no option --size")
        }
        if ["W5", "memory", "verify"].contains(workload), folder == nil {
            throw .usage("\(workload) needs --folder")
        }
        if workload == "run", program.isEmpty { throw .usage("run needs -- and a program") }
    }

    private static let options: [String: Set<String>] = [
        "W1": ["--seconds", "--frames", "--size", "--draws"],
        "W5": ["--seconds", "--frames", "--threads", "--folder"],
        "memory": ["--frames", "--threads", "--folder"],
        "verify": ["--seconds", "--frames", "--threads", "--folder"],
        "compare": ["--seconds"],
        "designs": ["--seconds"],
        "screens": ["--seconds"],
        "run": ["--times"],
    ]

    private mutating func take(_ option: String, _ value: String) throws(BenchError) {
        switch option {
        case "--seconds":
            guard let seconds = Double(value), (0...3600).contains(seconds) else {
                throw .usage("--seconds takes 0 to 3600, not \(value)")
            }
            self.seconds = seconds
        case "--folder": folder = value
        case "--frames": frames = try Self.count(option, value, 1_000_000)
        case "--threads": threads = try Self.count(option, value, 1024)
        case "--draws": draws = try Self.count(option, value, 1_000_000)
        case "--size": size = try Self.count(option, value, 4096)
        default: times = try Self.count(option, value, 100_000)
        }
    }

    private static func count(
        _ option: String,
        _ value: String,
        _ max: Int
    ) throws(BenchError) -> Int {
        guard let count = Int(value), (1...max).contains(count) else {
            throw .usage("\(option) takes 1 to \(max), not \(value)")
        }
        return count
    }
}

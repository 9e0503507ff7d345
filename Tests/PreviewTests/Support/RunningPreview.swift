import TestSupport
import Base
import BuiltPrograms
import Foundation
import Testing

/// A running process of `pinwheel preview`.
final class RunningPreview {
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    /// The port, or 0 if the server did not start.
    private(set) var port: UInt16 = 0
    /// The first line of standard output.
    private(set) var greeting = ""

    /// The process's folder for temporary files.
    let temporary: TestFolder

    /// Starts the preview. Waits until it prints its address or exits.
    ///
    /// - Parameters:
    ///   - arguments: The arguments of `pinwheel preview`.
    ///   - path: The search path for programs such as a browser, or `nil` for the current one.
    ///   - files: The limit of open files, or `nil` for the current one.
    init(_ arguments: [String] = ["--port", "0"], path: String? = nil, files: Int? = nil) throws {
        temporary = try TestFolder()
        let words = [BuiltPrograms.pinwheel, "preview", "--json"] + arguments
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let limit = files.map { "ulimit -n \($0) && " } ?? ""
        // exec keeps the process ID.
        process.arguments = ["-c", limit + "exec \"$0\" \"$@\""] + words
        var environment = ProcessInfo.processInfo.environment
        environment["TMPDIR"] = temporary.path
        if let path { environment["PATH"] = path }
        process.environment = environment
        process.standardInput = FileHandle.nullDevice
        process.standardOutput = output
        process.standardError = errors
        try process.run()
        var line: [UInt8] = []
        while let byte = try output.fileHandleForReading.read(upToCount: 1)?.first, byte != 10 {
            line.append(byte)
        }
        greeting = String(decoding: line, as: UTF8.self)
        if let port = try? JSON(reading: line)["port"]?.number { self.port = UInt16(port) }
    }

    deinit {
        if process.isRunning { process.terminate() }
        process.waitUntilExit()
    }

    /// The process ID.
    var number: pid_t { process.processIdentifier }

    /// Sends a signal. Returns the exit status.
    func end(by signal: Int32) -> Int32 {
        kill(number, signal)
        return status
    }

    /// Waits for the exit status. A signal adds 128.
    var status: Int32 {
        process.waitUntilExit()
        let isSignal = process.terminationReason == .uncaughtSignal
        return process.terminationStatus + (isSignal ? 128 : 0)
    }

    /// The text of standard error after the process has exited.
    var standardErrorText: String {
        String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }

    /// The process's CPU time in seconds, with a resolution of 0.01. Returns 0 if the system does
    /// not report it.
    var processorTime: Double {
        let text = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ""
        // After the name, which may contain blanks, fields 12 and 13 are the times.
        let words = text.split(separator: ")").last?.split(separator: " ") ?? []
        guard words.count > 12 else { return 0 }
        return words[11...12].compactMap { Double($0) }.reduce(0, +) / 100
    }

    /// The resident memory in kilobytes, or 0 if the system does not report it.
    var memory: Int {
        let text = (try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
        return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }
}

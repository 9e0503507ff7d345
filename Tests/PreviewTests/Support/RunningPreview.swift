import TestSupport
import Base
import BuiltPrograms
import Foundation
import Testing

/// `pinwheel preview` as users run it.
final class RunningPreview {
    private let process = Process()
    private let output = Pipe()
    private let errors = Pipe()
    /// The port that it serves on; 0 where it does not.
    private(set) var port: UInt16 = 0
    /// What it said on standard output.
    private(set) var greeting = ""

    /// The folder that it has for temporary files.
    let temporary: TestFolder

    /// Starts the preview and waits until it says where it is, or ends.
    ///
    /// - Parameters:
    ///   - path: Where programs such as a browser are looked for; as usual if nil.
    ///   - files: How many files it may have open; as usual if nil.
    init(_ arguments: [String] = ["--port", "0"], path: String? = nil, files: Int? = nil) throws {
        temporary = try TestFolder()
        let words = [BuiltPrograms.pinwheel, "preview", "--json"] + arguments
        process.executableURL = URL(fileURLWithPath: "/bin/sh")
        let limit = files.map { "ulimit -n \($0) && " } ?? ""
        // exec keeps the number.
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

    /// The process's number.
    var number: pid_t { process.processIdentifier }

    /// Sends a signal and waits for the end.
    func end(by signal: Int32) -> Int32 {
        kill(number, signal)
        return status
    }

    /// Waits for the end; 128 and more where a signal ended it.
    var status: Int32 {
        process.waitUntilExit()
        let isSignal = process.terminationReason == .uncaughtSignal
        return process.terminationStatus + (isSignal ? 128 : 0)
    }

    /// What it said on standard error, once it has ended.
    var complaints: String {
        String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    }

    /// The seconds that processors have spent on it, in steps of a hundredth; 0 where the system does
    /// not tell.
    var processorTime: Double {
        let text = (try? String(contentsOfFile: "/proc/\(number)/stat", encoding: .utf8)) ?? ""
        // Behind the name, which may have blanks, the times are the twelfth and thirteenth.
        let words = text.split(separator: ")").last?.split(separator: " ") ?? []
        guard words.count > 12 else { return 0 }
        return words[11...12].compactMap { Double($0) }.reduce(0, +) / 100
    }

    /// The memory that it has resident, in kilobytes; 0 where the system does not tell.
    var memory: Int {
        let text = (try? String(contentsOfFile: "/proc/\(number)/status", encoding: .utf8)) ?? ""
        let line = text.split(separator: "\n").first { $0.hasPrefix("VmRSS") }
        return line.flatMap { Int($0.filter(\.isNumber)) } ?? 0
    }
}

import Foundation
import TestSupport

/// A running process of the tool.
final class RunningTool {
    private struct CannotStart: Error {
        let code: Int32
    }

    /// The process identifier.
    let process: pid_t
    private let folder: TestFolder
    private let outputPath: String

    /// Starts the tool from a shell that changes the folder. `exec` keeps the process identifier.
    init(
        program: String = Tool.path,
        arguments: [String],
        folder workingFolder: String?,
        input: String,
        output: String?,
        errorFile: Int32?,
        variables: [String]
    ) throws {
        folder = try TestFolder()
        outputPath = output ?? folder.path("output")
        var actions = Self.emptyActions()
        posix_spawn_file_actions_init(&actions)
        defer { posix_spawn_file_actions_destroy(&actions) }
        let write = O_WRONLY | O_CREAT | O_TRUNC
        posix_spawn_file_actions_addopen(&actions, 0, input, O_RDONLY, 0)
        posix_spawn_file_actions_addopen(&actions, 1, outputPath, write, 0o600)
        if let errorFile {
            posix_spawn_file_actions_adddup2(&actions, errorFile, 2)
        } else {
            posix_spawn_file_actions_addopen(&actions, 2, folder.path("errors"), write, 0o600)
        }
        let script = "cd \"$0\" && exec \"$@\""
        let place = workingFolder ?? FileManager.default.currentDirectoryPath
        // env keeps the identifier too. Variables of a build server must not affect tests.
        let environment = ["/usr/bin/env", "-u", "CI", "-u", "PINWHEEL_RECORD"] + variables
        let words = ["/bin/sh", "-c", script, place] + environment + [program] + arguments
        var pointers: [UnsafeMutablePointer<CChar>?] = words.map { strdup($0) }
        pointers.append(nil)
        defer { for pointer in pointers { free(pointer) } }
        var process = pid_t()
        let code = posix_spawn(&process, "/bin/sh", &actions, nil, pointers, environ)
        guard code == 0 else { throw CannotStart(code: code) }
        self.process = process
    }

    /// Waits for the end.
    func wait() -> Tool.Outcome {
        var status: Int32 = 0
        while waitpid(process, &status, 0) < 0, errno == EINTR {}
        let signal = status & 0x7f
        let isFile = outputPath.hasPrefix(folder.path)
        return Tool.Outcome(
            status: signal == 0 ? (status >> 8) & 0xff : 128 + signal,
            output: isFile ? (try? folder.bytes("output")) ?? [] : [],
            errors: String(decoding: (try? folder.bytes("errors")) ?? [], as: UTF8.self)
        )
    }

    /// Sends a signal.
    func send(_ signal: Int32) {
        kill(process, signal)
    }

    private static func emptyActions() -> posix_spawn_file_actions_t {
        #if canImport(Darwin)
            return nil
        #else
            return posix_spawn_file_actions_t()
        #endif
    }
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

extension ChildProcess {
    /// Runs a program on the PATH and returns its standard output.
    ///
    /// - Returns: The output, or `nil` if the program is not found or exits with a status other
    ///   than 0.
    package static func output(of program: String, _ arguments: [String]) -> [UInt8]? {
        guard let path = path(of: program), let outcome = outcome(of: path, arguments) else {
            return nil
        }
        return outcome.isSuccess ? outcome.output : nil
    }

    /// Runs the program at a path and waits for its end.
    ///
    /// - Returns: The standard output, and whether the exit status is 0. `nil` if the program
    ///   cannot be started.
    package static func outcome(
        of path: String,
        _ arguments: [String]
    ) -> (output: [UInt8], isSuccess: Bool)? {
        var ends: [Int32] = [0, 0]
        guard unsafe pipe(&ends) == 0 else { return nil }
        let child = start(path, arguments, sharing: .output(ends[1]))
        close(ends[1])
        defer { close(ends[0]) }
        guard let child else { return nil }
        var bytes: [UInt8] = []
        var part = [UInt8](repeating: 0, count: 4_096)
        while true {
            let count = unsafe POSIX.read(ends[0], &part, part.count)
            if count < 0, errno == EINTR { continue }
            guard count > 0 else { break }
            bytes += part[..<count]
        }
        return (bytes, child.wait())
    }
}

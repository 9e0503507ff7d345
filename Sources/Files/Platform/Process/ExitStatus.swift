#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The statuses with which the tool ends.
package enum ExitStatus: Int32, Sendable {
    /// All is done.
    case done = 0
    /// What was compared differs.
    case differs = 1
    /// The command line, an input, or a folder to write to is at fault.
    case usage = 2
    /// A golden is missing.
    case missing = 3
    /// A fault of the tool's own.
    case internalFault = 70
    /// Nobody reads standard output any more; what a shell shows for SIGPIPE.
    case brokenPipe = 141

    /// Ends the process.
    package func end() -> Never {
        exit(rawValue)
    }
}

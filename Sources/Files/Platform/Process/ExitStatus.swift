#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The exit statuses of the tool.
package enum ExitStatus: Int32, Sendable {
    /// Success.
    case done = 0
    /// Compared images differ.
    case differs = 1
    /// An invalid command line or input, or a folder that cannot be written to.
    case usage = 2
    case missing = 3
    /// An error in the tool itself.
    case internalFault = 70
    /// The reader of standard output has closed it. Shells report the same status for SIGPIPE.
    case brokenPipe = 141

    /// Ends the process with this status.
    package func exitProcess() -> Never {
        exit(rawValue)
    }
}

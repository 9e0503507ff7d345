#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The end of a process that gets no more memory.
///
/// Memory that is refused ends a Swift program by a trap: the handler of that signal is the one place
/// where anything can still be said.
package enum MemoryExhaustion {
    /// Makes a trap after memory was refused one line on standard error and the status of a fault.
    ///
    /// Other traps end the process as they would anyway.
    package static func tellAtTrap() {
        for number in [SIGILL, SIGTRAP, SIGABRT, SIGSEGV] {
            signal(number) { number in
                // The allocator's error is the last that there was.
                if errno == ENOMEM { MemoryExhaustion.end() }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }

    /// Nothing here may ask for memory.
    private static func end() -> Never {
        let line: StaticString = "pinwheel: there is not enough memory; draw less at once\n"
        _ = unsafe write(STDERR_FILENO, line.utf8Start, line.utf8CodeUnitCount)
        _exit(ExitStatus.internalFault.rawValue)
    }
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// What the C library does faster with memory than a loop.
package enum Memory {
    /// Whether `count` bytes are the same at both addresses, which may overlap.
    @unsafe package static func areEqual(
        _ one: UnsafeRawPointer,
        _ other: UnsafeRawPointer,
        _ count: Int
    ) -> Bool {
        unsafe memcmp(one, other, count) == 0
    }
}

/// Ends the process when memory is exhausted.
///
/// Memory that is refused ends a Swift program by a trap, once its runtime has said on standard error how
/// much it wanted. The handler of that signal is the only code where the status can still be chosen.
package enum MemoryExhaustion {
    /// Makes a trap after memory was refused the status of a fault.
    ///
    /// Other traps end the process as they would anyway.
    package static func endAtTrap() {
        for number in [SIGILL, SIGTRAP, SIGABRT] {
            signal(number) { number in
                // The allocator's error is the last that there was.
                if errno == ENOMEM { _exit(ExitStatus.internalFault.rawValue) }
                signal(number, SIG_DFL)
                raise(number)
            }
        }
    }
}

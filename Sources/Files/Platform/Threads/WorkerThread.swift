#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// A POSIX thread. It starts in about 20 µs.
package struct WorkerThread {
    private let handle: pthread_t

    /// Runs `body` on a new thread. Returns `nil` if the system cannot create one.
    ///
    /// - Parameters:
    ///   - stackSize: The stack size in bytes. System defaults of 128 KiB can be too small, since
    ///     nested groups are drawn recursively.
    ///   - body: The function to run.
    package static func start(
        stackSize: Int = 8 << 20,
        _ body: @escaping @Sendable () -> Void
    ) -> WorkerThread? {
        var attributes = pthread_attr_t()
        guard unsafe pthread_attr_init(&attributes) == 0 else { return nil }
        defer { unsafe pthread_attr_destroy(&attributes) }
        unsafe pthread_attr_setstacksize(&attributes, stackSize)
        let box = unsafe Unmanaged.passRetained(Box(body: body))
        #if canImport(Darwin)
            var thread: pthread_t?
        #else
            var thread = pthread_t()
        #endif
        let code = unsafe pthread_create(&thread, &attributes, run, box.toOpaque())
        guard code == 0 else {
            unsafe box.release()
            return nil
        }
        #if canImport(Darwin)
            return unsafe thread.map(WorkerThread.init(handle:))
        #else
            return WorkerThread(handle: thread)
        #endif
    }

    /// Waits for the thread to end.
    package func join() {
        pthread_join(handle, nil)
    }

    private final class Box: Sendable {
        let body: @Sendable () -> Void
        init(body: @escaping @Sendable () -> Void) { self.body = body }
    }

    #if canImport(Darwin)
        private static let run:
            @convention(c) (UnsafeMutableRawPointer) -> UnsafeMutableRawPointer? = {
                unsafe Unmanaged<Box>.fromOpaque($0).takeRetainedValue().body()
                return nil
            }
    #else
        private static let run:
            @convention(c) (UnsafeMutableRawPointer?) -> UnsafeMutableRawPointer? =
                { box in
                    if let box = unsafe box {
                        unsafe Unmanaged<Box>.fromOpaque(box).takeRetainedValue().body()
                    }
                    return nil
                }
    #endif

    /// Calls `body` in parallel with each number of 0..<`count`, and waits until all calls have
    /// returned. Uses the calling thread for 0. Skips numbers for which no thread can be created.
    package static func concurrently(_ count: Int, _ body: @escaping @Sendable (Int) -> Void) {
        let others = (1..<max(count, 1)).compactMap { number in start { body(number) } }
        body(0)
        for thread in others { thread.join() }
    }

    /// The number of available processors.
    package static var processorCount: Int { max(sysconf(Int32(_SC_NPROCESSORS_ONLN)), 1) }

    /// Detaches the calling thread. `join` must then not be called for it.
    package static func detachCurrent() { pthread_detach(pthread_self()) }
}

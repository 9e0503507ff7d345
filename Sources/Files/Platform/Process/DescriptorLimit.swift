#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The maximum number of files and sockets that the process can have open.
package enum DescriptorLimit {
    /// Raises the limit to `wanted`, or to the maximum that the system allows. Does not lower it.
    ///
    /// - Returns: The limit after the call.
    package static func raise(to wanted: Int) -> Int {
        var limit = rlimit()
        guard unsafe getrlimit(files, &limit) == 0 else { return wanted }
        let target = rlim_t(wanted)
        guard limit.rlim_cur < target else { return Int(clamping: limit.rlim_cur) }
        let old = limit.rlim_cur
        limit.rlim_cur = min(target, limit.rlim_max)
        return Int(clamping: unsafe setrlimit(files, &limit) == 0 ? limit.rlim_cur : old)
    }

    #if canImport(Glibc)
        private static let files = __rlimit_resource_t(RLIMIT_NOFILE.rawValue)
    #else
        private static let files = RLIMIT_NOFILE
    #endif
}

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The environment's variables.
package enum Variables {
    /// The text of the variable called `name`; nil where it is not set.
    package static func value(of name: String) -> String? {
        unsafe getenv(name).map { unsafe String(cString: $0) }
    }
}

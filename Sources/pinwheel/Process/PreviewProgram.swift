import Base
import Platform

#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

/// The preview's server, which is a program of its own: the libraries that it needs would slow
/// down every start of the tool.
enum PreviewProgram {
    private static let name = "pinwheel-preview"

    /// Becomes the server, with these arguments; returns only by throwing.
    ///
    /// - Throws: `InputError` where the program is not to be found or cannot be run.
    static func start(_ arguments: some Sequence<String>) throws(InputError) -> Never {
        guard let path = places.first(where: isProgram) else {
            throw InputError(
                "the program \(name) is not beside \(executable ?? "pinwheel")",
                hint: "make build and make install put it there"
            )
        }
        var words: [UnsafeMutablePointer<CChar>?] = unsafe [strdup(path)]
        for argument in arguments { unsafe words.append(strdup(argument)) }
        unsafe words.append(nil)
        unsafe execv(path, words)
        throw InputError("cannot run \(path): \(unsafe String(cString: strerror(errno)))")
    }

    /// Beside the tool, and where distributions put programs that are not called by hand.
    private static var places: [String] {
        guard let executable, let slash = executable.lastIndex(of: "/") else { return [] }
        let folder = executable[..<slash]
        return ["\(folder)/\(name)", "\(folder)/../libexec/pinwheel/\(name)"]
    }

    private static func isProgram(_ path: String) -> Bool { unsafe access(path, X_OK) == 0 }

    /// The tool as it was called, where that is a path: all there is without `/proc`.
    private static var typed: String {
        let word = (try? CommandWords.all())?.first ?? ""
        return word.contains("/") ? word : ""
    }

    /// The path of the running tool, links resolved; nil where the system does not tell.
    private static var executable: String? {
        #if canImport(Darwin)
            var size: UInt32 = 4_096
            var bytes = [CChar](repeating: 0, count: Int(size))
            guard unsafe _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
            let path = unsafe String(cString: bytes)
        #else
            let path = "/proc/self/exe"
        #endif
        guard let name = unsafe realpath(path, nil) ?? realpath(typed, nil) else { return nil }
        defer { unsafe free(name) }
        return unsafe String(cString: name)
    }
}

import Base
import CPlatform

#if canImport(Darwin)
    import Darwin
#endif

/// The arguments of the command line.
package enum CommandWords {
    /// Returns all arguments, the program's name first.
    ///
    /// - Throws: `InputError` if an argument is not UTF-8, or if the system provides none.
    package static func all() throws(InputError) -> [String] {
        let count = cplatform_argument_count()
        guard count > 0 else {
            let words = CommandLine.arguments
            guard !words.isEmpty else {
                throw InputError(
                    "the system does not provide this program's arguments",
                    hint: "check that /proc is mounted"
                )
            }
            return words
        }
        var words: [String] = []
        for index in 0..<count {
            guard let word = unsafe cplatform_argument(index) else { continue }
            guard let text = unsafe String(validatingCString: word) else {
                throw InputError(
                    "the argument “\(unsafe escaped(word))” is not UTF-8",
                    hint: "rename the file with a UTF-8 name"
                )
            }
            words.append(text)
        }
        return words
    }

    /// Returns ASCII characters unchanged and other bytes as escapes such as `\xE9`.
    private static func escaped(_ word: UnsafePointer<CChar>) -> String {
        var text = ""
        var pointer = unsafe word
        while unsafe pointer.pointee != 0, text.utf8.count < 200 {
            let byte = unsafe UInt8(bitPattern: pointer.pointee)
            if byte < 0x80 {
                text.unicodeScalars.append(Unicode.Scalar(byte))
            } else {
                text += "\\x" + String(byte, radix: 16, uppercase: true)
            }
            unsafe pointer += 1
        }
        return text
    }

    /// The path of the running program without symbolic links, or `nil` if it is unknown.
    package static var executable: String? {
        #if canImport(Darwin)
            var size: UInt32 = 4_096
            var bytes = [CChar](repeating: 0, count: Int(size))
            guard unsafe _NSGetExecutablePath(&bytes, &size) == 0 else { return nil }
            return FilePath.resolved(unsafe String(cString: bytes))
        #else
            return FilePath.resolved("/proc/self/exe")
        #endif
    }
}

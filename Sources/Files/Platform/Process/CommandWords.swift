import Base
import CPlatform

#if canImport(Darwin)
    import Darwin
#endif

/// The words of the command line.
package enum CommandWords {
    /// All words, the program's own name first.
    ///
    /// - Throws: `InputError` where a word is not UTF-8, or the system gives none.
    package static func all() throws(InputError) -> [String] {
        let count = cplatform_argument_count()
        guard count > 0 else {
            let words = CommandLine.arguments
            guard !words.isEmpty else {
                throw InputError(
                    "the system does not tell this program its arguments",
                    hint: "see that /proc is mounted"
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
                    hint: "give the file a name that is"
                )
            }
            words.append(text)
        }
        return words
    }

    /// ASCII as it is, other bytes as `\xE9`.
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

    /// The path of the running program, links resolved; nil where the system does not tell.
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

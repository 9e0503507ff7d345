#if canImport(Glibc)
    import Glibc
#elseif canImport(Musl)
    import Musl
#else
    import Darwin
#endif

import Base
import Platform

/// A folder that nobody else may enter, for the socket between the gate and the server.
package struct SocketFolder: Sendable {
    private let folder: String

    /// The socket's path.
    var socket: String { "\(folder)/http" }

    /// A new folder among the system's temporary ones.
    ///
    /// - Throws: `InputError` with the system's reason.
    package init() throws(InputError) {
        // A socket's path may have some hundred bytes only.
        let parents = [Variables.value(of: "TMPDIR") ?? "/tmp", "/tmp"].filter {
            $0.utf8.count < 70
        }
        for parent in parents {
            var template = Array("\(parent)/pinwheel-XXXXXX".utf8CString)
            if unsafe mkdtemp(&template) != nil {
                folder = String(
                    decoding: template.dropLast().map(UInt8.init(bitPattern:)),
                    as: UTF8.self
                )
                return
            }
        }
        throw InputError(
            "cannot make a folder among the temporary ones: \(unsafe String(cString: strerror(errno)))"
        )
    }

    /// Removes the folder and the socket in it.
    package func remove() {
        unsafe unlink(socket)
        unsafe rmdir(folder)
    }
}

import Base
import Console
import Preview

/// Chooses the port.
enum PreviewPort {
    /// The port that the options ask for, or the first free one from the usual one on.
    ///
    /// - Throws: `InputError` for an address that is none, and for a port that somebody else has.
    static func listener(_ options: PreviewOptions) throws -> Listener {
        let wanted = options.port ?? PreviewOptions.usualPort
        do throws(Listener.Failure) {
            return try Listener(address: options.host, port: wanted)
        } catch {
            switch error {
            case .noAddress:
                throw InputError(
                    "--host: “\(options.host)” is no address",
                    hint: "write it in digits, such as 127.0.0.1"
                )
            case .refused(let reason):
                throw InputError("cannot serve on \(options.host):\(wanted): \(reason)")
            case .inUse:
                let next = Listener.free(after: wanted, of: options.host)
                if options.port == nil, let next {
                    return try Listener(address: options.host, port: next)
                }
                throw InputError(
                    "the port \(wanted) is in use",
                    hint: next.map { "the next free one is \($0)" } ?? "use --port 0"
                )
            }
        }
    }
}

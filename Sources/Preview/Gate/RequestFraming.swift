/// Where requests begin and end in what a client sends.
///
/// A head is held back until it is whole, so that the server behind never waits for one.
package struct RequestFraming: Hashable, Sendable {
    /// Why nothing more is taken from the client.
    package enum Refusal: Int, Error, Hashable {
        /// The head is not HTTP.
        case malformed = 400
        /// The body has no length in front.
        case unmeasured = 411
        /// The body is too long.
        case bodyTooLong = 413
        /// The head is too long.
        case headTooLong = 431
    }

    /// The most bytes of a head.
    package static let headLimit = 32_768

    private var head: [UInt8] = []
    private var bodyRest = 0

    /// The framing of a connection that begins.
    package init() {}

    /// Whether a request has begun and is not whole.
    package var isWithin: Bool { !head.isEmpty || bodyRest > 0 }

    /// What may be passed on, now that the client has sent more.
    ///
    /// - Throws: `Refusal`; then nothing of the request is passed on.
    package mutating func pass(_ bytes: [UInt8]) throws(Refusal) -> [UInt8] {
        var passed: [UInt8] = []
        var rest = bytes[...]
        while !rest.isEmpty {
            if bodyRest > 0 {
                let part = rest.prefix(bodyRest)
                passed += part
                bodyRest -= part.count
                rest = rest.dropFirst(part.count)
                continue
            }
            // The end may lie across what came before.
            let searched = max(head.count - 3, 0)
            head += rest
            guard let end = Self.end(of: head, from: searched) else {
                guard head.count <= Self.headLimit else { throw .headTooLong }
                return passed
            }
            guard end <= Self.headLimit else { throw .headTooLong }
            rest = rest.suffix(head.count - end)
            bodyRest = try Self.bodyLength(head[..<(end - 4)])
            passed += head[..<end]
            head = []
        }
        return passed
    }

    /// The place behind the first empty line.
    private static func end(of bytes: [UInt8], from start: Int) -> Int? {
        guard bytes.count >= start + 4 else { return nil }
        for index in start..<(bytes.count - 3) where bytes[index] == 13 {
            if bytes[index + 1] == 10, bytes[index + 2] == 13, bytes[index + 3] == 10 {
                return index + 4
            }
        }
        return nil
    }

    private static func bodyLength(_ head: ArraySlice<UInt8>) throws(Refusal) -> Int {
        do {
            return try RequestHead(head).bodyLength
        } catch {
            switch error {
            case .malformed: throw .malformed
            case .unmeasured: throw .unmeasured
            case .tooLong: throw .bodyTooLong
            }
        }
    }
}

extension RequestFraming.Refusal {
    /// The whole answer, after which the connection is closed.
    var answer: [UInt8] {
        let (phrase, message) =
            switch self {
            case .malformed: ("Bad Request", "the request is not HTTP/1.1 as browsers send it")
            case .unmeasured: ("Length Required", "a body needs a Content-Length")
            case .bodyTooLong: ("Content Too Large", "a body may have \(Site.bodyLimit) bytes")
            case .headTooLong:
                (
                    "Request Header Fields Too Large",
                    "a request's head may have \(RequestFraming.headLimit) bytes"
                )
            }
        let body = "{\"error\": \"\(message)\"}\n"
        return Array(
            """
            HTTP/1.1 \(rawValue) \(phrase)\r
            Content-Type: application/json\r
            Content-Length: \(body.utf8.count)\r
            Cache-Control: no-store\r
            X-Content-Type-Options: nosniff\r
            Connection: close\r
            \r
            \(body)
            """.utf8
        )
    }
}

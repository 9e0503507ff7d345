import Indicators

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
    /// How much of the empty line at a head's end has come: CR LF CR LF.
    private var endPart = 0
    private let addition: [UInt8]

    /// The framing of a connection that begins.
    ///
    /// - Parameter line: A header that is added to each head, the last one.
    package init(adding line: String? = nil) {
        addition = line.map { Array("\($0)\r\n".utf8) } ?? []
    }

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
            let isWhole = takeHead(from: &rest)
            guard head.count <= Self.headLimit else { throw .headTooLong }
            guard isWhole else { return passed }
            bodyRest = try Self.bodyLength(head.dropLast(4))
            passed += head.dropLast(2)
            passed += addition
            passed += head.suffix(2)
            head = []
        }
        return passed
    }

    /// Takes the bytes up to the end of the head, each looked at once; no more than one beyond the
    /// limit.
    ///
    /// - Returns: Whether the head is whole.
    private mutating func takeHead(from rest: inout ArraySlice<UInt8>) -> Bool {
        let part = rest.prefix(Self.headLimit + 1 - head.count)
        var index = part.startIndex
        while index < part.endIndex, endPart < 4 {
            let byte = part[index]
            let awaited: UInt8 = endPart % 2 == 0 ? 13 : 10
            endPart = byte == awaited ? endPart + 1 : byte == 13 ? 1 : 0
            index += 1
        }
        head += part[..<index]
        rest = rest[index...]
        guard endPart == 4 else { return false }
        endPart = 0
        return true
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

#if PINWHEEL_PREVIEW
    import Base
    import HTTPTypes
    import HummingbirdCore
    import NIOCore
    import NIOHTTP1

    /// A handler that converts requests and responses between Hummingbird and the site. The site
    /// runs on a thread of the render pool.
    struct PreviewHandler: Sendable {
        let site: Site
        let pool: RenderPool
        let hub: EventHub
        let originCheck: OriginCheck

        /// The maximum number of bytes in one write. Smaller writes show more precisely what the
        /// client has received.
        private static let piece = 65_536

        /// Returns the response to a client.
        ///
        /// - Throws: `HTTPParserError` if the body is invalid, or `ChannelError`.
        func response(
            to request: HummingbirdCore.Request,
            from client: ClientPresence
        ) async throws -> Response {
            var answer: Answer
            do {
                let received = try await Self.received(request)
                try originCheck.check(received)
                if received.method == "GET", received.path == "/events" {
                    return try listen(client)
                }
                answer = try await draw(received, for: client)
                if received.method == "HEAD" {
                    answer.set("Content-Length", String(answer.body.count))
                    answer.body = []
                }
            } catch let error as HTTPParserError {
                throw error
            } catch let error as ChannelError {
                throw error
            } catch {
                answer = Site.secured(Refusal(error).answer)
            }
            if request.headers[.connection] == "close" { answer.set("Connection", "close") }
            return Self.response(answer)
        }

        private func draw(_ received: Request, for client: ClientPresence) async throws -> Answer {
            do {
                return try await pool.run(
                    isLong: Route.isLong(received),
                    in: Self.lane(of: received),
                    for: client
                ) { [site] context in
                    site.answer(received, on: context)
                }
            } catch {
                switch error {
                case .abandoned: throw Refusal(status: 503, "the client has left")
                case .full: return Self.busy("too many requests at once")
                case .unavailable: return Self.busy("the system has too little memory to render")
                }
            }
        }

        /// Returns the answer to a request that may succeed a second later.
        private static func busy(_ message: String) -> Answer {
            let refusal = Refusal(status: 503, message, hint: "try again")
            var answer = Site.secured(refusal.answer)
            answer.set("Retry-After", "1")
            return answer
        }

        /// Returns the lane of a request: the name of its design. Designs do not wait for each
        /// other.
        private static func lane(of received: Request) -> String {
            if received.method == "POST" {
                return (try? JSON(reading: received.body))?["design"]?.string ?? ""
            }
            return (try? Query(received.query))?.text("design") ?? ""
        }

        private func listen(_ client: ClientPresence) throws(Refusal) -> Response {
            let files = site.store.designs.filter { $0.path != nil }
            guard let events = hub.listen(after: files) else {
                throw Refusal(
                    status: 503,
                    "\(EventHub.limit) pages are open already",
                    hint: "close one of them"
                )
            }
            let head = Site.secured(Answer(type: "text/event-stream", []))
            let body = ResponseBody { writer in
                for await event in events {
                    if client.hasLeft { break }
                    try await writer.write(ByteBuffer(bytes: event))
                }
                try await writer.finish(nil)
            }
            return Response(status: .ok, headers: Self.headers(of: head), body: body)
        }

        private static func received(_ request: HummingbirdCore.Request) async throws -> Request {
            let tooLong = Refusal(status: 413, "a body may have at most \(Site.bodyLimit) bytes")
            if let length = request.headers[.contentLength].flatMap({ Int($0) }) {
                guard length <= Site.bodyLimit else { throw tooLong }
            }
            let body: ByteBuffer
            do {
                body = try await request.body.collect(upTo: Site.bodyLimit)
            } catch is NIOTooManyBytesError {
                throw tooLong
            }
            var headers: [String: String] = [:]
            for field in request.headers { headers[field.name.canonicalName] = field.value }
            headers["host"] = request.head.authority
            let target = request.head.path ?? ""
            let queryStart = target.firstIndex(of: "?") ?? target.endIndex
            return Request(
                request.method.rawValue,
                String(target[..<queryStart]),
                query: String(target[queryStart...].dropFirst()),
                headers: headers,
                body: Array(buffer: body)
            )
        }

        private static func response(_ answer: Answer) -> Response {
            var rest = ByteBuffer(bytes: answer.body)
            var pieces: [ByteBuffer] = []
            while let piece = rest.readSlice(length: min(rest.readableBytes, piece)),
                piece.readableBytes > 0
            {
                pieces.append(piece)
            }
            return Response(
                status: HTTPResponse.Status(code: answer.status),
                headers: headers(of: answer),
                body: pieces.count == 1
                    ? ResponseBody(byteBuffer: pieces[0]) : ResponseBody(contentsOf: pieces)
            )
        }

        private static func headers(of answer: Answer) -> HTTPFields {
            var fields = HTTPFields()
            for header in answer.headers {
                guard let name = HTTPField.Name(header.name) else { continue }
                fields.append(HTTPField(name: name, value: header.value))
            }
            return fields
        }
    }
#endif

#if PINWHEEL_PREVIEW
    import Base
    import HTTPTypes
    import HummingbirdCore
    import NIOCore
    import NIOHTTP1

    /// Takes requests from the wire, has them answered by the site on a thread that draws, and puts
    /// the answers on the wire.
    struct PreviewHandler: Sendable {
        let site: Site
        let pool: RenderPool
        let hub: EventHub
        let guardian: OriginCheck

        /// The most bytes of an answer that are given to the socket at once: of each such piece it is
        /// known when the client has taken it.
        private static let piece = 65_536

        /// The answer to a client.
        ///
        /// - Throws: `HTTPParserError` where the body is not one; `ChannelError`.
        func response(
            to request: HummingbirdCore.Request,
            from client: Presence
        ) async throws -> Response {
            var answer: Answer
            do {
                let asked = try await Self.asked(request)
                try guardian.check(asked)
                if asked.method == "GET", asked.path == "/events" { return try listen(client) }
                answer = try await draw(asked, for: client)
                if asked.method == "HEAD" {
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

        private func draw(_ asked: Request, for client: Presence) async throws -> Answer {
            do {
                return try await pool.run(
                    isLong: Route.isLong(asked),
                    in: Self.lane(of: asked),
                    for: client
                ) { [site] context in
                    site.answer(asked, on: context)
                }
            } catch {
                switch error {
                case .abandoned: throw Refusal(status: 503, "nobody waits for it")
                case .full:
                    let refusal = Refusal(
                        status: 503,
                        "too many requests at once",
                        hint: "try again"
                    )
                    var answer = Site.secured(refusal.answer)
                    answer.set("Retry-After", "1")
                    return answer
                }
            }
        }

        /// The design that a request is about: what is drawn of others does not wait for it.
        private static func lane(of asked: Request) -> String {
            if asked.method == "POST" {
                return (try? JSON(reading: asked.body))?["design"]?.string ?? ""
            }
            return (try? Query(asked.query))?.text("design") ?? ""
        }

        private func listen(_ client: Presence) throws(Refusal) -> Response {
            let files = site.store.designs.filter { $0.path != nil }
            guard let events = hub.listen(after: files) else {
                throw Refusal(
                    status: 503,
                    "\(EventHub.limit) pages listen already",
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

        private static func asked(_ request: HummingbirdCore.Request) async throws -> Request {
            let tooLong = Refusal(status: 413, "a body may have \(Site.bodyLimit) bytes")
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
            let sign = target.firstIndex(of: "?") ?? target.endIndex
            return Request(
                request.method.rawValue,
                String(target[..<sign]),
                query: String(target[sign...].dropFirst()),
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

import Base
import FlyingFox
import FlyingSocks
import Foundation

/// Takes requests from the wire, has them answered by the site on a thread that draws, and puts
/// the answers on the wire.
struct PreviewHandler: HTTPHandler {
    let site: Site
    let clients: Clients
    let room: DrawingRoom
    let hub: EventHub
    let guardian: OriginCheck

    func handleRequest(_ request: HTTPRequest) async throws -> HTTPResponse {
        do {
            let asked = try await Self.asked(request)
            try guardian.check(asked)
            if asked.method == "GET", asked.path == "/events" { return try listen() }
            let site = self.site
            var answer = try await room.run(
                isLong: Route.isLong(asked),
                in: Self.lane(of: asked),
                for: client(of: asked)
            ) { bench in
                site.answer(asked, on: bench)
            }
            // Whatever is said to HEAD, there is no body to it.
            if asked.method == "HEAD" { answer.body = [] }
            return Self.response(answer)
        } catch DrawingRoom.Failure.abandoned {
            return Self.response(site.secured(Refusal(status: 503, "nobody waits for it").answer))
        } catch DrawingRoom.Failure.full {
            var answer = Refusal(status: 503, "too many requests at once", hint: "try again").answer
            answer.set("Retry-After", "1")
            return Self.response(site.secured(answer))
        } catch {
            return Self.response(site.secured(Refusal(error).answer))
        }
    }

    /// Who asks: nobody whom the gate does not know any more.
    private func client(of asked: Request) -> Presence {
        let number = asked.headers[Clients.header.lowercased()].flatMap { Int($0) }
        if let presence = number.flatMap(clients.presence(of:)) { return presence }
        let nobody = Presence()
        nobody.leave()
        return nobody
    }

    /// The design that a request is about: what is drawn of others does not wait for it.
    private static func lane(of asked: Request) -> String {
        if asked.method == "POST" {
            return (try? JSON(reading: asked.body))?["design"]?.string ?? ""
        }
        return (try? Query(asked.query))?.text("design") ?? ""
    }

    private func listen() throws(Refusal) -> HTTPResponse {
        let files = site.shelf.designs.filter { $0.path != nil }
        guard let events = hub.listen(after: files) else {
            throw Refusal(
                status: 503,
                "\(EventHub.limit) pages listen already",
                hint: "close one of them"
            )
        }
        let head = site.secured(Answer(type: "text/event-stream", []))
        return HTTPResponse(
            statusCode: .ok,
            headers: Self.headers(of: head),
            body: HTTPBodySequence(from: EventBytes(events: events))
        )
    }

    private static func asked(_ request: HTTPRequest) async throws -> Request {
        var headers: [String: String] = [:]
        for (name, value) in request.headers { headers[name.rawValue.lowercased()] = value }
        return Request(
            request.method.rawValue,
            request.target.path(),
            query: request.target.query(),
            headers: headers,
            body: try await Array(request.bodyData)
        )
    }

    private static func response(_ answer: Answer) -> HTTPResponse {
        HTTPResponse(
            statusCode: HTTPStatusCode(answer.status, phrase: phrase(of: answer.status)),
            headers: headers(of: answer),
            // In one piece; chunks would cost a wait each.
            body: HTTPBodySequence(
                data: Data(answer.body),
                suggestedBufferSize: max(answer.body.count, 1)
            )
        )
    }

    private static func headers(of answer: Answer) -> HTTPHeaders {
        var headers = HTTPHeaders()
        for header in answer.headers {
            headers.addValue(header.value, for: HTTPHeader(header.name))
        }
        return headers
    }

    private static func phrase(of status: Int) -> String {
        switch status {
        case 200: "OK"
        case 400: "Bad Request"
        case 403: "Forbidden"
        case 404: "Not Found"
        case 405: "Method Not Allowed"
        case 413: "Content Too Large"
        case 414: "URI Too Long"
        case 503: "Service Unavailable"
        default: "Internal Server Error"
        }
    }
}

#if PINWHEEL_PREVIEW
    import NIOCore
    import NIOEmbedded
    import NIOHTTP1
    import Preview
    import Testing

    /// Clients that take too long are closed; seconds pass here without being waited for.
    @Suite struct ConnectionGuardTests {
        private let get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"

        @Test(
            "A head or a body in drops is closed after fifteen seconds",
            arguments: [false, true]
        )
        func drops(isBody: Bool) throws {
            let connection = try GuardedConnection()
            try connection.hear("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n")
            if isBody { try connection.hear("\r\n") }
            for _ in 0..<14 {
                connection.wait(1)
                #expect(connection.isOpen)
                try connection.hear("a")
            }
            connection.wait(2)
            #expect(!connection.isOpen)
        }

        @Test("Who has been answered may be silent for two minutes")
        func silence() throws {
            let connection = try GuardedConnection()
            try connection.hear(get)
            connection.wait(59)
            #expect(connection.isOpen)
            connection.answer()
            connection.wait(119)
            #expect(connection.isOpen)
            connection.wait(2)
            #expect(!connection.isOpen)
        }

        @Test("A request is not drawn for longer than a minute")
        func drawing() throws {
            let connection = try GuardedConnection()
            try connection.hear(get)
            connection.wait(61)
            #expect(!connection.isOpen)
        }

        @Test("An answer that is left lying for half a minute ends the connection")
        func unread() throws {
            let connection = try GuardedConnection(isClogged: true)
            try connection.hear(get)
            connection.answer()
            connection.wait(29)
            #expect(connection.isOpen)
            connection.wait(2)
            #expect(!connection.isOpen)
        }

        @Test("Events are sent for as long as somebody takes them")
        func events() throws {
            let connection = try GuardedConnection()
            try connection.hear(get)
            connection.tell(.head(HTTPResponseHead(version: .http1_1, status: .ok)))
            for _ in 0..<100 {
                connection.wait(5)
                connection.tell(.body(.byteBuffer(ByteBuffer(string: ":\n\n"))))
            }
            #expect(connection.isOpen)
        }

        @Test("One who says no more is given a second to hear the answer")
        func halfOpen() throws {
            let connection = try GuardedConnection()
            try connection.hear(get)
            connection.channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
            #expect(connection.isOpen)
            connection.wait(1)
            #expect(connection.client.hasLeft && connection.channel.isActive)
        }

        @Test("A connection that is closed by the client is left at once")
        func departure() throws {
            let connection = try GuardedConnection()
            try connection.hear(get)
            connection.channel.close(promise: nil)
            connection.channel.embeddedEventLoop.run()
            #expect(connection.client.hasLeft)
        }
    }
#endif

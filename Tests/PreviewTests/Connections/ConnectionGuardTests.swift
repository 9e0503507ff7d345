#if PINWHEEL_PREVIEW
    import NIOCore
    import NIOEmbedded
    import NIOHTTP1
    import Preview
    import Testing

    /// Slow clients are disconnected. Time is simulated.
    @Suite struct ConnectionGuardTests {
        private let get = "GET / HTTP/1.1\r\nHost: x\r\n\r\n"

        @Test(
            "A head or body that arrives slowly is closed after fifteen seconds",
            arguments: [false, true]
        )
        func drops(isBody: Bool) throws {
            let connection = try GuardedConnection()
            try connection.receive("POST / HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n")
            if isBody { try connection.receive("\r\n") }
            for _ in 0..<14 {
                connection.wait(1)
                #expect(connection.isOpen)
                try connection.receive("a")
            }
            connection.wait(2)
            #expect(!connection.isOpen)
        }

        @Test("A client may be idle for two minutes after a response")
        func silence() throws {
            let connection = try GuardedConnection()
            try connection.receive(get)
            connection.wait(59)
            #expect(connection.isOpen)
            connection.answer()
            connection.wait(119)
            #expect(connection.isOpen)
            connection.wait(2)
            #expect(!connection.isOpen)
        }

        @Test("Drawing for a request stops after a minute")
        func drawing() throws {
            let connection = try GuardedConnection()
            try connection.receive(get)
            connection.wait(61)
            #expect(!connection.isOpen)
        }

        @Test("A response that is unread for half a minute ends the connection")
        func unread() throws {
            let connection = try GuardedConnection(isClogged: true)
            try connection.receive(get)
            connection.answer()
            connection.wait(29)
            #expect(connection.isOpen)
            connection.wait(2)
            #expect(!connection.isOpen)
        }

        @Test("Events are sent for as long as the client reads them")
        func events() throws {
            let connection = try GuardedConnection()
            try connection.receive(get)
            connection.send(.head(HTTPResponseHead(version: .http1_1, status: .ok)))
            for _ in 0..<100 {
                connection.wait(5)
                connection.send(.body(.byteBuffer(ByteBuffer(string: ":\n\n"))))
            }
            #expect(connection.isOpen)
        }

        @Test("A client that closes its sending side has a second to read the response")
        func halfOpen() throws {
            let connection = try GuardedConnection()
            try connection.receive(get)
            connection.channel.pipeline.fireUserInboundEventTriggered(ChannelEvent.inputClosed)
            #expect(connection.isOpen)
            connection.wait(1)
            #expect(connection.client.hasLeft && connection.channel.isActive)
        }

        @Test("A connection closed by the client is released at once")
        func departure() throws {
            let connection = try GuardedConnection()
            try connection.receive(get)
            connection.channel.close(promise: nil)
            connection.channel.embeddedEventLoop.run()
            #expect(connection.client.hasLeft)
        }
    }
#endif

#if PINWHEEL_PREVIEW
    import NIOCore
    import Platform
    import Synchronization

    /// The open connections. If there are too many, a new connection replaces an existing one.
    package final class ConnectionList: Sendable {
        private struct Entry {
            let channel: any Channel
            /// The time when data was last sent to the client, or when it connected.
            var answered: NIODeadline
        }

        private let entries = Mutex<[ObjectIdentifier: Entry]>([:])
        private let limit: Int

        /// The maximum number of connections.
        private static let most = 128
        /// The number of file descriptors for other purposes, such as files and connections that
        /// are being closed.
        private static let reserve = 48

        /// Creates an empty list. The process's limit of file descriptors is raised if necessary.
        package init() {
            let pool = DescriptorLimit.raise(to: Self.most + Self.reserve)
            limit = min(max(pool - Self.reserve, 1), Self.most)
        }

        /// Adds a connection. If there are too many, closes the connection that has received no
        /// response for the longest time.
        func enter(_ channel: any Channel) {
            let oldest = entries.withLock { entries -> (any Channel)? in
                let oldest =
                    entries.count < limit
                    ? nil : entries.min { $0.value.answered < $1.value.answered }
                if let oldest { entries[oldest.key] = nil }
                entries[ObjectIdentifier(channel)] = Entry(channel: channel, answered: .now())
                return oldest?.value.channel
            }
            oldest?.close(promise: nil)
        }

        /// Records that data was sent to a client.
        func recordResponse(to channel: any Channel) {
            entries.withLock { $0[ObjectIdentifier(channel)]?.answered = .now() }
        }

        /// Removes a closed connection.
        func leave(_ channel: any Channel) {
            entries.withLock { $0[ObjectIdentifier(channel)] = nil }
        }
    }
#endif

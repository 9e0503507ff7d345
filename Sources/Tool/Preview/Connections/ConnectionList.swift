#if PINWHEEL_PREVIEW
    import NIOCore
    import Platform
    import Synchronization

    /// The connections that are open; one that comes when there are too many takes the place of
    /// another.
    package final class ConnectionList: Sendable {
        private struct Entry {
            let channel: any Channel
            /// When something was last sent to the client, or when it connected.
            var answered: NIODeadline
        }

        private let entries = Mutex<[ObjectIdentifier: Entry]>([:])
        private let limit: Int

        /// The most connections at once.
        private static let most = 128
        /// Descriptors for all else: files that are read, and connections that are about to be closed.
        private static let reserve = 48

        /// An empty list, for as many connections as the process may have descriptors for.
        package init() {
            let pool = DescriptorLimit.raise(to: Self.most + Self.reserve)
            limit = min(max(pool - Self.reserve, 1), Self.most)
        }

        /// Takes a connection in. Where there are too many, the one that has gone without an answer for
        /// the longest is closed.
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

        /// Notes that something was sent to a client.
        func answer(_ channel: any Channel) {
            entries.withLock { $0[ObjectIdentifier(channel)]?.answered = .now() }
        }

        /// Forgets a connection that is closed.
        func leave(_ channel: any Channel) {
            entries.withLock { $0[ObjectIdentifier(channel)] = nil }
        }
    }
#endif

import CVirtualClock
import Foundation

/// The work that a view has submitted to Dispatch and to run loops. Each block or timer becomes an
/// event of the view's host.
///
/// While the virtual clock is on, `CVirtualClock` calls the handlers of this type instead of the
/// system's functions. So the system's own `DispatchQueue`, `DispatchGroup` and `Timer` follow that
/// clock.
@MainActor
struct SystemWork {
    /// The blocks to run when a group becomes empty, each with the address of the group.
    private var waiting: [(group: UInt, block: DispatchBlock)] = []
    /// The next event of each timer.
    private var tickets: [ObjectIdentifier: EventQueue.Ticket] = [:]

    /// Connects the system's queues and timers to the virtual clock. Later calls have no effect.
    nonisolated static func install() { _ = isInstalled }

    private nonisolated static let isInstalled: Bool = {
        cvirtualclock_set_handlers(handlers)
        return true
    }()

    private nonisolated static var handlers: cvirtualclock_handlers {
        unsafe cvirtualclock_handlers(
            schedule: { delay, block, group in
                guard let block = unsafe DispatchBlock(block, leaving: group) else { return }
                SystemWork.withHost { $0.schedule(at: $0.now + delay) { block.run() } }
            },
            notify: { group, block in
                guard let block = unsafe DispatchBlock(block) else { return }
                let group = UInt(bitPattern: group)
                SystemWork.withHost { $0.systemWork.waiting.append((group, block)) }
            },
            group_is_empty: { group in
                let group = UInt(bitPattern: group)
                SystemWork.withHost { host in
                    for block in host.systemWork.takeBlocks(of: group) {
                        host.schedule(at: host.now) { block.run() }
                    }
                }
            },
            add_timer: { timer in
                guard let object = unsafe timer else { return }
                let timer = unsafe Unmanaged<Timer>.fromOpaque(object).takeUnretainedValue()
                nonisolated(unsafe) let added = timer
                SystemWork.withHost { unsafe $0.schedule(added) }
            },
            report: { function in
                guard let name = unsafe function.map({ unsafe String(cString: $0) }) else { return }
                SystemWork.withHost { $0.fault = $0.fault ?? .realClock(function: name) }
            }
        )
    }

    /// Calls `body` with the host whose clock is on.
    private nonisolated static func withHost(_ body: @MainActor (ViewHost) -> Void) {
        MainActor.assumeIsolated {
            if let host = VirtualTime.host { body(host) }
        }
    }

    private mutating func takeBlocks(of group: UInt) -> [DispatchBlock] {
        defer { waiting.removeAll { $0.group == group } }
        return waiting.filter { $0.group == group }.map(\.block)
    }

    /// Stores the next event of a timer. Returns the previous event, or `nil` if there is none.
    fileprivate mutating func replaceTicket(
        of timer: Timer,
        by ticket: EventQueue.Ticket
    ) -> EventQueue.Ticket? {
        tickets.updateValue(ticket, forKey: ObjectIdentifier(timer))
    }

    fileprivate mutating func removeTicket(of timer: Timer) {
        tickets[ObjectIdentifier(timer)] = nil
    }
}

extension ViewHost {
    /// Schedules a timer at its fire date. A repeating timer is scheduled again when it fires.
    fileprivate func schedule(_ timer: Timer) {
        let time = max(timer.fireDate.virtualSeconds, now)
        let ticket = schedule(at: time) { [unowned self] in
            systemWork.removeTicket(of: timer)
            guard timer.isValid else { return }
            // Setting the date schedules the timer again.
            let interval = timer.timeInterval
            if interval > 0 { timer.fireDate = Date(virtualSeconds: time + interval) }
            timer.fire()
        }
        if let earlier = systemWork.replaceTicket(of: timer, by: ticket) { cancel(earlier) }
    }
}

/// A Dispatch block that runs once.
@safe private final class DispatchBlock: @unchecked Sendable {
    // Unchecked: a session runs on one thread at a time.
    private let block: UnsafeMutableRawPointer
    private let group: UnsafeMutableRawPointer?

    /// Takes ownership of a block. Returns `nil` if `block` is `nil`.
    init?(_ block: UnsafeMutableRawPointer?, leaving group: UnsafeMutableRawPointer? = nil) {
        guard let block = unsafe block else { return nil }
        unsafe self.block = block
        unsafe self.group = group
    }

    /// Runs the block, and then leaves its group.
    func run() {
        unsafe cvirtualclock_call(block)
        if let group = unsafe group { unsafe cvirtualclock_leave(group) }
    }

    deinit { unsafe cvirtualclock_release(block) }
}

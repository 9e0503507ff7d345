import Preview
import Testing

/// A client cannot hold a connection longer than a browser would.
@Suite struct ConnectionTimeLimitsTests {
    @Test("A request that arrives slowly is cut off, even at a steady rate")
    func drops() {
        var limits = ConnectionTimeLimits(opened: 0)
        for second in 1...15 {
            limits.recordReceived(isIncomplete: true, at: Double(second))
            #expect(!limits.isExceeded(at: Double(second)))
        }
        limits.recordReceived(isIncomplete: true, at: 16.5)
        #expect(limits.isExceeded(at: 16.5))
    }

    @Test("A complete request may wait longer for its response, but not forever")
    func waiting() {
        var limits = ConnectionTimeLimits(opened: 0)
        limits.recordReceived(isIncomplete: false, at: 1)
        #expect(!limits.isExceeded(at: 60))
        #expect(limits.isExceeded(at: 62))
        limits.recordSent(isReceived: true, at: 59)
        #expect(!limits.isExceeded(at: 100))
    }

    @Test("An unread response ends the connection, a slowly read one does not")
    func stalls() {
        var slow = ConnectionTimeLimits(opened: 0)
        for second in 1...300 { slow.recordSent(isReceived: second % 20 == 0, at: Double(second)) }
        #expect(!slow.isExceeded(at: 300))
        var stalled = ConnectionTimeLimits(opened: 0)
        stalled.recordSent(isReceived: false, at: 1)
        #expect(!stalled.isExceeded(at: 30))
        #expect(stalled.isExceeded(at: 32))
    }

    @Test("An idle connection ends after two minutes")
    func silence() {
        let limits = ConnectionTimeLimits(opened: 5)
        #expect(!limits.isExceeded(at: 124))
        #expect(limits.isExceeded(at: 126))
    }
}

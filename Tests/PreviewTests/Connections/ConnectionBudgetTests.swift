import Preview
import Testing

/// A client cannot hold a connection longer than a browser would.
@Suite struct ConnectionBudgetTests {
    @Test("A request that arrives slowly is cut off, even at a steady rate")
    func drops() {
        var budget = ConnectionBudget(opened: 0)
        for second in 1...15 {
            budget.noteReceived(isWithin: true, at: Double(second))
            #expect(!budget.isSpent(at: Double(second)))
        }
        budget.noteReceived(isWithin: true, at: 16.5)
        #expect(budget.isSpent(at: 16.5))
    }

    @Test("A complete request may wait longer for its response, but not forever")
    func waiting() {
        var budget = ConnectionBudget(opened: 0)
        budget.noteReceived(isWithin: false, at: 1)
        #expect(!budget.isSpent(at: 60))
        #expect(budget.isSpent(at: 62))
        budget.noteSent(isTaken: true, at: 59)
        #expect(!budget.isSpent(at: 100))
    }

    @Test("An unread response ends the connection, a slowly read one does not")
    func stalls() {
        var slow = ConnectionBudget(opened: 0)
        for second in 1...300 { slow.noteSent(isTaken: second % 20 == 0, at: Double(second)) }
        #expect(!slow.isSpent(at: 300))
        var stalled = ConnectionBudget(opened: 0)
        stalled.noteSent(isTaken: false, at: 1)
        #expect(!stalled.isSpent(at: 30))
        #expect(stalled.isSpent(at: 32))
    }

    @Test("An idle connection ends after two minutes")
    func silence() {
        let budget = ConnectionBudget(opened: 5)
        #expect(!budget.isSpent(at: 124))
        #expect(budget.isSpent(at: 126))
    }
}

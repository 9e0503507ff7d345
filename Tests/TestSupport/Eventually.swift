import Foundation

/// Waits until a condition holds; false where it does not within a minute.
///
/// Only a failure takes as long: what comes late on a machine that does much besides is none.
package func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
    let end = ContinuousClock.now + .seconds(60)
    while try !condition() {
        if ContinuousClock.now > end { return false }
        Thread.sleep(forTimeInterval: 0.005)
    }
    return true
}

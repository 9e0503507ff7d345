import Foundation

/// Waits until a condition is true. Returns `false` if it is not true within a minute.
///
/// Only a failure takes a minute, so a slow machine does not cause one.
package func eventually(_ condition: () throws -> Bool) rethrows -> Bool {
    let end = ContinuousClock.now + .seconds(60)
    while try !condition() {
        if ContinuousClock.now > end { return false }
        Thread.sleep(forTimeInterval: 0.005)
    }
    return true
}

/// What was compared differs; all there is to say of it has been said.
package struct FoundDifference: Error {
    /// The end of a comparison that does not pass.
    package init() {}
}

/// A picture of a report that cannot be put on the page.
package struct ReportPictureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Which frame names it, such as "frame 3 of arc".
    package let frame: String
    /// What is wrong with it.
    package let reason: String

    /// One line for the user.
    package var description: String {
        "\(frame): \(reason); verify again to have it written anew"
    }
}

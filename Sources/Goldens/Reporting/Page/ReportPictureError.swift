/// A picture of a report that cannot be put on the page.
public struct ReportPictureError: Error, Hashable, Sendable, CustomStringConvertible {
    /// Which frame names it, such as "frame 3 of arc".
    public let frame: String
    /// What is wrong with it.
    public let reason: String

    /// One line for the user.
    public var description: String {
        "\(frame): \(reason); verify again to have it written anew"
    }
}

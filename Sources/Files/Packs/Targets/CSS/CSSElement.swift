/// An element of the HTML that a style sheet draws.
struct CSSElement: Equatable {
    /// The number in the name of the class, from 1.
    var number: Int
    var children: [CSSElement] = []

    /// Returns the element as lines of HTML.
    ///
    /// - Parameter name: The start of the name of the class.
    func lines(name: String, indent: Int) -> [String] {
        let blanks = String(repeating: " ", count: indent)
        let start = "\(blanks)<span class=\"\(name)-\(number)\">"
        guard !children.isEmpty else { return ["\(start)</span>"] }
        return [start] + children.flatMap { $0.lines(name: name, indent: indent + 2) }
            + ["\(blanks)</span>"]
    }
}

import Base
import DesignFormat
import Indicators

extension PageCall {
    /// `text`: returns the design file with the given values of `parameters` as their defaults.
    /// `text` is the file that the design was read from.
    ///
    /// Only the defaults are replaced. If a default cannot be replaced within its line, the entire
    /// design is written without the file's comments.
    static let text = PageCall(name: "text") { engine, fields throws(PageProblems) in
        let file = Array(try fields.requiredText("text").utf8)
        let assignments = try fields.assignments("parameters")
        let design = try engine.design(fields)
        do throws(DesignErrors) {
            let changed = try design.overriding(assignments)
            let text = changed.text(from: file) ?? changed.yaml(carryingGlyphs: true)
            return .object([JSON.Member("text", .string(text))])
        } catch {
            throw PageProblems(error)
        }
    }
}

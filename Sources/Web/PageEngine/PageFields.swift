import Base
import Raster

/// The fields of a question, each read by its name.
struct PageFields {
    private let json: JSON

    /// The fields of a JSON object.
    init(_ json: JSON) { self.json = json }

    /// The value of a field; nil where there is none, or null.
    subscript(name: String) -> JSON? {
        guard let value = json[name], value != .null else { return nil }
        return value
    }

    /// A text; nil where there is none.
    func text(_ name: String) throws(PageProblems) -> String? {
        guard let value = self[name] else { return nil }
        guard let text = value.string else { throw PageProblems("\(name) must be a text") }
        return text
    }

    /// A text that must be there.
    func neededText(_ name: String) throws(PageProblems) -> String {
        guard let text = try text(name) else { throw PageProblems("\(name) is missing") }
        return text
    }

    /// A number within a range; nil where there is none.
    func number(_ name: String, in range: ClosedRange<Double>) throws(PageProblems) -> Double? {
        guard let value = self[name] else { return nil }
        guard let number = value.number, range.contains(number) else {
            throw PageProblems(
                "\(name) must be a number of \(NumberText.short(range.lowerBound)) to "
                    + NumberText.short(range.upperBound)
            )
        }
        return number
    }

    /// A whole number that must be there.
    func handle(_ name: String) throws(PageProblems) -> Int {
        guard let number = try number(name, in: 0...1e9) else {
            throw PageProblems("\(name) is missing")
        }
        return Int(number)
    }

    /// The member of an enumeration that a field names; nil where there is none.
    func word<Word>(_ name: String) throws(PageProblems) -> Word?
    where Word: RawRepresentable<String> & CaseIterable {
        guard let text = try text(name) else { return nil }
        guard let word = Word(rawValue: text) else {
            throw PageProblems(
                "\(name): there is no “\(NearestName.excerpt(text))”",
                hint: NearestName.hint(for: text, among: Word.allCases.map { $0.rawValue })
            )
        }
        return word
    }

    /// The texts of a list; none where the field is not there.
    func texts(_ name: String) throws(PageProblems) -> [String] {
        guard let value = self[name] else { return [] }
        var texts: [String] = []
        for item in value.array ?? [.null] {
            guard let text = item.string else {
                throw PageProblems("\(name) must be a list of texts")
            }
            texts.append(text)
        }
        return texts
    }

    /// The names and values of a map of numbers, texts and truth values, as a command line has them.
    func assignments(_ name: String) throws(PageProblems) -> [(name: String, value: String)] {
        var list: [(name: String, value: String)] = []
        for member in try members(name) {
            switch member.value {
            case .string(let text): list.append((member.name, text))
            case .number(let number): list.append((member.name, NumberText.short(number)))
            case .bool(let flag): list.append((member.name, flag ? "true" : "false"))
            case .array(let items):
                list.append((member.name, items.compactMap { $0.string }.joined(separator: ",")))
            case .null: break
            case .object:
                throw PageProblems(
                    "\(name).\(member.name) must be a number, a text or a list of texts"
                )
            }
        }
        return list
    }

    /// The members of an object; none where the field is not there.
    func members(_ name: String) throws(PageProblems) -> [JSON.Member] {
        guard let value = self[name] else { return [] }
        guard case .object(let members) = value else {
            throw PageProblems("\(name) must be an object of names and values")
        }
        return members
    }
}

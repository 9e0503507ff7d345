import Base
import Raster

/// The fields of a request, with checks of their types.
struct PageFields {
    private let json: JSON

    /// Creates the fields from a JSON object.
    init(_ json: JSON) { self.json = json }

    /// The value of a field, or `nil` if it is missing or null.
    subscript(name: String) -> JSON? {
        guard let value = json[name], value != .null else { return nil }
        return value
    }

    /// Returns a string field. Returns `nil` if it is missing.
    func text(_ name: String) throws(PageProblems) -> String? {
        guard let value = self[name] else { return nil }
        guard let text = value.string else { throw PageProblems("\(name) must be a string") }
        return text
    }

    /// Returns a required string field.
    func requiredText(_ name: String) throws(PageProblems) -> String {
        guard let text = try text(name) else { throw PageProblems("\(name) is missing") }
        return text
    }

    /// Returns a number within a range. Returns `nil` if the field is missing.
    func number(_ name: String, in range: ClosedRange<Double>) throws(PageProblems) -> Double? {
        guard let value = self[name] else { return nil }
        guard let number = value.number, range.contains(number) else {
            throw PageProblems(
                "\(name) must be a number from \(NumberText.short(range.lowerBound)) to "
                    + NumberText.short(range.upperBound)
            )
        }
        return number
    }

    /// Returns a required handle.
    func handle(_ name: String) throws(PageProblems) -> Int {
        guard let number = try number(name, in: 0...1e9) else {
            throw PageProblems("\(name) is missing")
        }
        return Int(number)
    }

    /// Returns the enumeration case that a field names. Returns `nil` if it is missing.
    func choice<Choice>(_ name: String) throws(PageProblems) -> Choice?
    where Choice: RawRepresentable<String> & CaseIterable {
        guard let text = try text(name) else { return nil }
        guard let choice = Choice(rawValue: text) else {
            throw PageProblems(
                "\(name): unknown value “\(NearestName.excerpt(text))”",
                hint: NearestName.hint(for: text, among: Choice.allCases.map { $0.rawValue })
            )
        }
        return choice
    }

    /// Returns the strings of a list. Returns an empty list if the field is missing.
    func texts(_ name: String) throws(PageProblems) -> [String] {
        guard let value = self[name] else { return [] }
        var texts: [String] = []
        for item in value.array ?? [.null] {
            guard let text = item.string else {
                throw PageProblems("\(name) must be a list of strings")
            }
            texts.append(text)
        }
        return texts
    }

    /// Returns the members of an object with their values in the command line's notation. Returns
    /// an empty list if the field is missing.
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
                    "\(name).\(member.name) must be a number, a string or a list of strings"
                )
            }
        }
        return list
    }

    /// Returns the members of an object. Returns an empty list if the field is missing.
    func members(_ name: String) throws(PageProblems) -> [JSON.Member] {
        guard let value = self[name] else { return [] }
        guard case .object(let members) = value else {
            throw PageProblems("\(name) must be an object of names and values")
        }
        return members
    }
}

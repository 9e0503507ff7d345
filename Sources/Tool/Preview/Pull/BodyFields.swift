import Base
import Frames

/// The fields of a JSON body, which are read by name.
struct BodyFields {
    private let json: JSON
    private let position: String

    /// Parses a body.
    ///
    /// - Throws: `Refusal` if the body is not a JSON object, or has fields that are not in `names`.
    init(_ body: [UInt8], _ names: [String]) throws(Refusal) {
        let json: JSON
        do {
            json = try JSON(reading: body)
        } catch {
            throw Refusal("the body is not JSON: \(error)")
        }
        try self.init(json, at: "the body", names)
    }

    /// Creates the fields of an object within a body. `position` describes the object in error
    /// messages.
    init(_ json: JSON, at position: String, _ names: [String]) throws(Refusal) {
        guard case .object(let members) = json else {
            throw Refusal("\(position) must be an object")
        }
        for member in members where !names.contains(member.name) {
            throw Refusal(
                "\(position) has no field “\(NearestName.excerpt(member.name))”",
                hint: NearestName.hint(for: member.name, among: names)
            )
        }
        self.json = json
        self.position = position
    }

    /// Returns the value of a field, or `nil` if it is missing or null.
    func value(_ name: String) -> JSON? {
        guard let value = json[name], value != .null else { return nil }
        return value
    }

    /// Returns the object in a field, or `nil` if it is missing.
    func object(_ name: String, _ names: [String]) throws(Refusal) -> BodyFields? {
        guard let value = value(name) else { return nil }
        return try BodyFields(value, at: name, names)
    }

    /// Returns the number in a field, or `nil` if it is missing.
    func number(_ name: String, in range: ClosedRange<Double>) throws(Refusal) -> Double? {
        guard let value = value(name) else { return nil }
        guard let number = value.number, range.contains(number) else {
            let (lower, upper) = (range.lowerBound, range.upperBound)
            throw Refusal(
                "\(name) must be a number from \(NumberText.short(lower)) to "
                    + NumberText.short(upper)
            )
        }
        return number
    }

    /// Returns the string in a field, or `nil` if it is missing.
    func text(_ name: String) throws(Refusal) -> String? {
        guard let value = value(name) else { return nil }
        guard let text = value.string else { throw Refusal("\(name) must be a string") }
        return text
    }

    /// Returns the member of an enumeration in a field, or `nil` if it is missing.
    func choice<Choice>(_ name: String) throws(Refusal) -> Choice?
    where Choice: RawRepresentable<String> & CaseIterable {
        guard let text = try text(name) else { return nil }
        guard let choice = Choice(rawValue: text) else {
            throw Refusal(
                "\(name): there is no “\(NearestName.excerpt(text))”",
                hint: NearestName.hint(for: text, among: Choice.allCases.map(\.rawValue))
            )
        }
        return choice
    }

    /// Returns the items of a field, at most `count`. It is empty if the field is missing.
    func list(_ name: String, count: Int) throws(Refusal) -> [JSON] {
        guard let value = value(name) else { return [] }
        guard let items = value.array, items.count <= count else {
            throw Refusal("\(name) must be a list of at most \(count) items")
        }
        return items
    }

    /// Returns the names and values of a field that is an object of numbers, strings and Booleans.
    func assignments(_ name: String) throws(Refusal) -> [Assignment] {
        guard let value = value(name) else { return [] }
        guard case .object(let members) = value, members.count <= 200 else {
            throw Refusal("\(name) must be an object of names and values")
        }
        var list: [Assignment] = []
        for member in members {
            switch member.value {
            case .string(let text): list.append(Assignment(name: member.name, value: text))
            case .number(let number):
                list.append(Assignment(name: member.name, value: NumberText.short(number)))
            case .bool(let flag): list.append(Assignment(name: member.name, value: "\(flag)"))
            case .null, .array, .object:
                throw Refusal("\(name).\(member.name) must be a number, a string or a Boolean")
            }
        }
        return list
    }
}

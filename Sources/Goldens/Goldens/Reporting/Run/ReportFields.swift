import Base

/// The members of a JSON object in a report, with its path. Null counts as missing.
struct ReportFields {
    /// The description of a non-negative integer in error messages.
    static let integerDescription = "a whole number, 0 or greater"

    private let json: JSON
    private let path: String

    /// Creates the fields of the object at a path such as "sequences[2]". The path of the top level
    /// is empty.
    init(_ json: JSON, at path: String) {
        self.json = json
        self.path = path
    }

    /// Returns a string member, or `nil` if it is missing.
    func text(_ name: String) throws(RunReportError) -> String? {
        guard let value = value(name) else { return nil }
        guard let text = value.string else { throw problem(name, "a string or null") }
        return text
    }

    /// Returns a number, or `nil` if it is missing.
    func number(
        _ name: String,
        in range: ClosedRange<Double> = -(.greatestFiniteMagnitude)...(.greatestFiniteMagnitude)
    ) throws(RunReportError) -> Double? {
        guard let value = value(name) else { return nil }
        guard let number = value.number else { throw problem(name, "a number or null") }
        guard range.contains(number) else {
            let (low, high) = (JSON.number(range.lowerBound), JSON.number(range.upperBound))
            throw problem(name, "a number in \(low.text)…\(high.text)")
        }
        return number
    }

    /// Returns a non-negative integer, or `nil` if it is missing.
    func integer(_ name: String) throws(RunReportError) -> Int? {
        guard let value = value(name) else { return nil }
        guard let number = Self.integer(value) else {
            throw problem(name, Self.integerDescription)
        }
        return number
    }

    /// Returns a list of non-negative integers. It is empty if the member is missing.
    func integers(_ name: String) throws(RunReportError) -> [Int] {
        var numbers: [Int] = []
        for (index, value) in try array(name).enumerated() {
            guard let number = Self.integer(value) else {
                throw problem("\(name)[\(index)]", Self.integerDescription)
            }
            numbers.append(number)
        }
        return numbers
    }

    /// Returns an object unchanged, or `nil` if it is missing.
    func object(_ name: String) throws(RunReportError) -> JSON? {
        guard let value = value(name) else { return nil }
        guard case .object = value else { throw problem(name, "an object or null") }
        return value
    }

    /// Returns a list of objects. It is empty if the member is missing.
    func objects(_ name: String) throws(RunReportError) -> [ReportFields] {
        var objects: [ReportFields] = []
        for (index, value) in try array(name).enumerated() {
            guard case .object = value else { throw problem("\(name)[\(index)]", "an object") }
            objects.append(ReportFields(value, at: "\(location(name))[\(index)]"))
        }
        return objects
    }

    /// Returns a required member of an enumeration.
    func choice<Choice: RawRepresentable & CaseIterable>(
        _ name: String
    ) throws(RunReportError) -> Choice where Choice.RawValue == String {
        guard let choice = try text(name).flatMap(Choice.init(rawValue:)) else {
            throw problem(name, "one of " + Choice.allCases.map(\.rawValue).joined(separator: ", "))
        }
        return choice
    }

    /// Returns the value that `read` returns. Throws an error if it is missing.
    func required<Value>(
        _ name: String,
        _ kind: String,
        _ read: (String) throws(RunReportError) -> Value?
    ) throws(RunReportError) -> Value {
        guard let value = try read(name) else { throw problem(name, kind) }
        return value
    }

    /// Returns the error for a missing or invalid member.
    func problem(_ name: String, _ expected: String) -> RunReportError {
        .badField(path: location(name), expected: expected)
    }

    private func array(_ name: String) throws(RunReportError) -> [JSON] {
        guard let value = value(name) else { return [] }
        guard let array = value.array else { throw problem(name, "a list") }
        return array
    }

    private func value(_ name: String) -> JSON? {
        json[name].flatMap { $0 == .null ? nil : $0 }
    }

    private func location(_ name: String) -> String { path.isEmpty ? name : "\(path).\(name)" }

    private static func integer(_ value: JSON) -> Int? {
        value.number.flatMap(Int.init(exactly:)).flatMap { $0 >= 0 ? $0 : nil }
    }
}

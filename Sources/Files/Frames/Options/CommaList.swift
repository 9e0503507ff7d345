import Base
import Indicators
import Raster

/// Parses comma-separated lists on the command line, such as `1,2,3`.
package enum CommaList {
    /// Parses a list of state names.
    package static func states(_ text: String) throws(InputError) -> [StateName] {
        try elements(text, of: "states", example: "pulling,refreshing", read: state)
    }

    /// Parses the name of a state.
    package static func state(_ name: String) throws(InputError) -> StateName {
        guard let state = StateName(rawValue: name) else {
            throw InputError(
                "there is no state “\(NearestName.excerpt(name))”",
                hint: NearestName.hint(for: name, among: StateName.allCases.map(\.rawValue))
            )
        }
        return state
    }

    /// Parses a list of numbers, each within `range`.
    package static func numbers(
        _ text: String,
        of what: String,
        in range: ClosedRange<Double>
    ) throws(InputError) -> [Double] {
        try elements(text, of: what, example: "1,2") { element throws(InputError) in
            try number(element, of: what, in: range)
        }
    }

    /// Parses a number within `range`.
    package static func number(
        _ text: String,
        of what: String,
        in range: ClosedRange<Double>
    ) throws(InputError) -> Double {
        guard let number = NumberText.number(text) else {
            throw InputError("“\(NearestName.excerpt(text))” is not a number")
        }
        guard range.contains(number) else {
            let lower = NumberText.short(range.lowerBound)
            let upper = NumberText.short(range.upperBound)
            throw InputError("\(text) is out of range; allowed for \(what): \(lower) to \(upper)")
        }
        return number
    }

    /// Parses an integer within `range`.
    package static func wholeNumber(
        _ text: String,
        of what: String,
        in range: ClosedRange<Int>
    ) throws(InputError) -> Int {
        let bounds = Double(range.lowerBound)...Double(range.upperBound)
        let number = try number(text, of: what, in: bounds)
        guard let whole = Int(exactly: number) else {
            throw InputError("\(NearestName.excerpt(text)) is not a whole number")
        }
        return whole
    }

    /// Returns a parser of lists of strings. It rejects empty strings.
    package static func words(
        of what: String,
        example: String
    ) -> @Sendable (String) throws -> [String] {
        { text in
            try elements(text, of: what, example: example) { word throws(InputError) in word }
        }
    }

    /// Parses a list of an enumeration's raw values.
    package static func names<Name>(
        _ text: String,
        of what: String,
        example: String = "light,dark"
    ) throws(InputError) -> [Name]
    where Name: RawRepresentable<String> & CaseIterable {
        try elements(text, of: what, example: example) { name throws(InputError) in
            try CommaList.name(name, of: what)
        }
    }

    /// Parses a raw value of an enumeration.
    package static func name<Name>(
        _ text: String,
        of what: String
    ) throws(InputError) -> Name
    where Name: RawRepresentable<String> & CaseIterable {
        let known = try self.name(text, of: what, among: Name.allCases.map(\.rawValue))
        guard let value = Name(rawValue: known) else { preconditionFailure("\(known) is a name") }
        return value
    }

    /// Returns `text` if it is one of `names`.
    package static func name(
        _ text: String,
        of what: String,
        among names: [String]
    ) throws(InputError) -> String {
        guard names.contains(text) else {
            throw InputError(
                "“\(NearestName.excerpt(text))” is not one of the \(what)",
                hint: NearestName.hint(for: text, among: names)
            )
        }
        return text
    }

    private static func elements<Element>(
        _ text: String,
        of what: String,
        example: String,
        read: (String) throws(InputError) -> Element
    ) throws(InputError) -> [Element] {
        var elements: [Element] = []
        for part in text.split(separator: ",", omittingEmptySubsequences: false) {
            guard !part.isEmpty else {
                throw InputError("the list of \(what) has an empty item; write \(example)")
            }
            elements.append(try read(String(part)))
        }
        return elements
    }
}

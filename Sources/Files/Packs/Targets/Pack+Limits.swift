import Base
import Raster

extension Pack {
    /// Checks that all scales are supported.
    ///
    /// - Parameter reason: What the target supports.
    /// - Throws: `InputError` that names the first scale that is not.
    func checkScales(
        _ supported: Set<Double>,
        of target: some PackTarget,
        _ reason: String
    ) throws(InputError) {
        guard let scale = scales.first(where: { !supported.contains($0) }) else { return }
        let list = supported.sorted().map(NumberText.short).joined(separator: ",")
        throw InputError(
            "\(target.name) has no scale of \(NumberText.short(scale)): \(reason)",
            hint: "pass --scale \(list), or leave it out"
        )
    }

    /// Checks that there is one appearance, since the target's code cannot choose.
    func checkOneAppearance(of target: some PackTarget) throws(InputError) {
        guard appearances.count > 1 else { return }
        throw InputError(
            "\(target.name) cannot choose between light and dark images",
            hint: "pass --appearance light or dark, or use a target that can: xcassets, android, "
                + "css-sprites"
        )
    }

    /// Checks that no sequence has more than `limit` frames.
    ///
    /// - Parameter reason: The beginning of the explanation, to be followed by the limit.
    func checkCounts(
        _ limit: Int,
        of target: some PackTarget,
        _ reason: String
    ) throws(InputError) {
        guard let sequence = sequences.first(where: { $0.count > limit }) else { return }
        throw InputError(
            "\(sequence.name) of \(design.name) has \(sequence.count) frames, and "
                + "\(reason) \(limit)",
            hint: sequence.duration > 0
                ? "pass a lower --fps" : "set a lower “frames” for \(sequence.name) in the design"
        )
    }

    /// Checks that the sides of an image are within a limit.
    func checkSide(
        _ size: (width: Int, height: Int),
        _ limit: Int,
        _ reason: String
    ) throws(InputError) {
        let side = max(size.width, size.height)
        guard side > limit else { return }
        throw InputError(
            "an image of \(design.name) would be \(size.width) × \(size.height) pixels, and \(reason) "
                + "\(limit) on a side",
            hint: "pass a lower --scale or --fps"
        )
    }

    /// The identifier as Android's resources and C need it: it starts with a letter.
    ///
    /// - Throws: `InputError` if the name starts with another character.
    func checkedIdentifier() throws(InputError) -> String {
        guard let first = identifier.first, first.isLetter else {
            throw InputError(
                "a resource's name must start with a letter, and “\(name)” does not",
                hint: "pass --name with a name that does"
            )
        }
        return identifier
    }

    /// The name as the start of classes in CSS and of identifiers in SVG.
    ///
    /// - Throws: `InputError` if the name does not start with a letter.
    func checkedClassName() throws(InputError) -> String {
        guard let first = name.first, first.isLetter else {
            throw InputError(
                "a class in CSS must start with a letter, and “\(name)” does not",
                hint: "pass --name with a name that does"
            )
        }
        return name
    }
}

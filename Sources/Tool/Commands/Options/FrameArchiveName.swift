import Base
import Frames
import Pictures

/// The name of an archive, with an optional placeholder for the shard's number.
struct FrameArchiveName: Equatable, Sendable {
    private let start: String
    private let end: String
    /// The minimum number of digits, or `nil` if the name has no placeholder.
    private let digits: Int?

    /// Parses a name such as `frames-{shard:05}.tar`.
    init(parsing text: String) throws(InputError) {
        do { _ = try OutputName(text) } catch {
            throw InputError("“\(NearestName.excerpt(text))” is not a valid name of an archive")
        }
        guard FrameArchive.isArchive(text) else {
            throw InputError(
                "the name of an archive must end in .tar",
                hint: "write it as frames-{shard:05}.tar"
            )
        }
        guard let open = text.firstIndex(of: "{"), let close = text.firstIndex(of: "}") else {
            guard !text.contains("}") && !text.contains("{") else { throw Self.badPlaceholder }
            (start, end, digits) = (text, "", nil)
            return
        }
        guard open < close else { throw Self.badPlaceholder }
        let placeholder = text[text.index(after: open)..<close]
        start = String(text[..<open])
        end = String(text[text.index(after: close)...])
        guard !end.contains("{"), !end.contains("}") else { throw Self.badPlaceholder }
        switch placeholder {
        case "shard": digits = 1
        case _ where placeholder.hasPrefix("shard:0") && placeholder.count == 8:
            guard let count = placeholder.last?.wholeNumberValue, count > 0 else {
                throw Self.badPlaceholder
            }
            digits = count
        default: throw Self.badPlaceholder
        }
    }

    /// Returns the name of a shard's archive.
    ///
    /// - Throws: `InputError` if all shards would have the same name.
    func name(of shard: Shard) throws(InputError) -> String {
        guard let digits else {
            guard shard.count == 1 else {
                throw InputError(
                    "all shards would write to \(start)",
                    hint: "add {shard:05} to the name"
                )
            }
            return start
        }
        let number = String(shard.index)
        let zeros = String(repeating: "0", count: max(digits - number.count, 0))
        return start + zeros + number + end
    }

    private static let badPlaceholder = InputError(
        "the name of an archive may have one placeholder, for the shard's number",
        hint: "write it as frames-{shard:05}.tar"
    )
}

import Base
import Frames
import Pictures

/// What a pack is called, with the place for the shard's number.
struct PackName: Equatable, Sendable {
    private let start: String
    private let end: String
    /// The least digits of the number; nil where it is not part of the name.
    private let digits: Int?

    /// Reads a name such as `frames-{shard:05}.tar`.
    init(parsing text: String) throws(InputError) {
        do { _ = try OutputName(text) } catch {
            throw InputError("“\(NearestName.excerpt(text))” is no name for a pack")
        }
        guard FramePack.isPack(text) else {
            throw InputError("a pack is called .tar", hint: "such as frames-{shard:05}.tar")
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

    /// The name of a shard's pack.
    ///
    /// - Throws: `InputError` where all shards would have the same.
    func name(of shard: Shard) throws(InputError) -> String {
        guard let digits else {
            guard shard.count == 1 else {
                throw InputError(
                    "all shards would write to \(start)",
                    hint: "put {shard:05} into the name"
                )
            }
            return start
        }
        let number = String(shard.index)
        let zeros = String(repeating: "0", count: max(digits - number.count, 0))
        return start + zeros + number + end
    }

    private static let badPlaceholder = InputError(
        "a pack's name has one place, for the shard's number",
        hint: "such as frames-{shard:05}.tar"
    )
}

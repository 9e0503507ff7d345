/// Suggestions for names that do not exist.
package enum NearestName {
    /// Returns the candidate closest to `name`, or `nil` if none is close.
    ///
    /// The distance is the number of letters to insert, delete, replace or swap with their
    /// neighbour (optimal string alignment), ignoring case. A candidate is close if its distance is
    /// at most 1 or a third of the length of `name`, and at least one letter agrees. The first of
    /// equally close candidates wins.
    package static func suggestion(for name: String, among candidates: [String]) -> String? {
        let typed = folded(name)
        // Long strings are not misspelt names, and the cost is the product of the lengths.
        guard !typed.isEmpty, typed.count <= 64 else { return nil }
        var best: String?
        var least = max(1, typed.count / 3) + 1
        for candidate in candidates {
            let letters = folded(candidate)
            let distance = distance(typed, letters)
            if distance < least, distance < max(typed.count, letters.count) {
                least = distance
                best = candidate
            }
        }
        return best
    }

    /// Returns a hint for an error: “did you mean …?”, or the list of allowed names if no candidate
    /// is close.
    package static func hint(for name: String, among candidates: [String]) -> String {
        if let nearest = suggestion(for: name, among: candidates) {
            return "did you mean “\(nearest)”?"
        }
        return "allowed: \(candidates.joined(separator: ", "))"
    }

    /// Returns at most 40 characters of `text` for an error message, with control characters
    /// escaped by `SanitizedText`.
    package static func excerpt(_ text: String) -> String {
        let part = text.prefix(40)
        return SanitizedText.message(String(part)) + (part.endIndex < text.endIndex ? "…" : "")
    }

    private static func folded(_ name: String) -> [Character] { Array(name.lowercasedASCII) }

    private static func distance(_ a: [Character], _ b: [Character]) -> Int {
        guard !a.isEmpty, !b.isEmpty else { return max(a.count, b.count) }
        var beforeLast = [Int](repeating: 0, count: b.count + 1)
        var last = Array(0...b.count)
        for i in 1...a.count {
            var row = [i]
            row.reserveCapacity(b.count + 1)
            for j in 1...b.count {
                let replaced = last[j - 1] + (a[i - 1] == b[j - 1] ? 0 : 1)
                var least = min(replaced, last[j] + 1, row[j - 1] + 1)
                if i > 1, j > 1, a[i - 1] == b[j - 2], a[i - 2] == b[j - 1] {
                    least = min(least, beforeLast[j - 2] + 1)
                }
                row.append(least)
            }
            beforeLast = last
            last = row
        }
        return last[b.count]
    }
}

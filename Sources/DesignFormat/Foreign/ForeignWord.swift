/// Words of other formats for words of designs.
enum ForeignWord {
    /// The one of some words that is meant by another; nil where nothing is known.
    static func meant(by word: String, among words: [String]) -> String? {
        let found = table.first {
            $0.names.contains(ForeignKey.folded(word)) && words.contains($0.meant)
        }
        return found?.meant
    }

    private static let table: [(names: [String], meant: String)] = [
        (["left", "centerleft", "leftcenter", "w", "west"], "leading"),
        (["right", "centerright", "rightcenter", "e", "east"], "trailing"),
        (["start"], "leading"), (["end"], "trailing"),
        (["topleft", "lefttop"], "topLeading"), (["topright", "righttop"], "topTrailing"),
        (["bottomleft", "leftbottom"], "bottomLeading"),
        (["bottomright", "rightbottom"], "bottomTrailing"),
        (["middle", "centre"], "center"), (["north", "n"], "top"), (["south", "s"], "bottom"),
        (["normal", "srcover", "passthrough"], "sourceOver"),
        (["add", "additive", "plus", "lineardodge"], "plusLighter"),
        (["luma", "brightness"], "luminance"), (["transparency"], "alpha"),
        (["float", "double", "int", "integer", "length", "angle"], "number"),
        (["bool", "flag"], "boolean"), (["colour"], "color"), (["gradient", "palette"], "colors"),
        (["string", "text", "enum", "word", "option"], "choice"),
        (["clock", "seconds", "duration"], "time"), (["pull", "scroll", "finger"], "progress"),
        (["flat", "none"], "butt"), (["mitre", "sharp"], "miter"),
        (["reverse", "backward"], "backwards"), (["forward", "normal"], "forwards"),
    ]
}

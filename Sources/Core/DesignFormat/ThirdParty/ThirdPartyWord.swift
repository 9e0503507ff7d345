import Indicators

/// Words of other formats, with their equivalents in designs.
enum ThirdPartyWord {
    /// Returns the item of `words` that has the same meaning as another format's word. Returns
    /// `nil` if the word is unknown.
    static func meant(by word: String, among words: [String]) -> String? {
        let found = table.first {
            $0.names.contains(ThirdPartyKey.folded(word)) && words.contains($0.meant)
        }
        return found?.meant
    }

    /// Returns a hint for an easing of CSS or another format, or `nil` if it is unknown.
    static func easing(_ name: String) -> String? {
        let folded = ThirdPartyKey.folded(name)
        if let ours = easings[folded] { return "did you mean “\(ours)”?" }
        return curves[folded].map { "write \"cubic-bezier(\($0))\"" }
    }

    /// Returns the equivalent of an easing of CSS or another format, or `nil` if it is unknown.
    static func easingName(_ name: String) -> String? {
        let folded = ThirdPartyKey.folded(name)
        return easings[folded] ?? curves[folded].map { "\"cubic-bezier(\($0))\"" }
            ?? Easing.names.first { ThirdPartyKey.folded($0) == folded }
    }

    private static let easings = [
        "ease": "coreAnimationDefault", "default": "coreAnimationDefault", "stepend": "hold",
        "none": "linear", "swing": "easeInOut", "easeoutelastic": "bouncy",
        "easeoutbounce": "bouncy",
    ]

    /// The standard easing curves, as arguments of CSS's `cubic-bezier`.
    private static let curves = [
        "easeinsine": "0.12, 0, 0.39, 0", "easeoutsine": "0.61, 1, 0.88, 1",
        "easeinoutsine": "0.37, 0, 0.63, 1", "easeinquad": "0.11, 0, 0.5, 0",
        "easeoutquad": "0.5, 1, 0.89, 1", "easeinoutquad": "0.45, 0, 0.55, 1",
        "easeincubic": "0.32, 0, 0.67, 0", "easeoutcubic": "0.33, 1, 0.68, 1",
        "easeinoutcubic": "0.65, 0, 0.35, 1", "easeinquart": "0.5, 0, 0.75, 0",
        "easeoutquart": "0.25, 1, 0.5, 1", "easeinoutquart": "0.76, 0, 0.24, 1",
        "easeinback": "0.36, 0, 0.66, -0.56", "easeoutback": "0.34, 1.56, 0.64, 1",
        "easeinoutback": "0.68, -0.6, 0.32, 1.6",
    ]

    /// Each line contains the folded words of other formats, followed by the word of designs. A
    /// single string produces less code than nested lists.
    private static let table: [(names: [String], meant: String)] = """
        left centerleft leftcenter w west = leading
        right centerright rightcenter e east = trailing
        start = leading
        end = trailing
        topleft lefttop = topLeading
        topright righttop = topTrailing
        bottomleft leftbottom = bottomLeading
        bottomright rightbottom = bottomTrailing
        topcenter centertop = top
        bottomcenter centerbottom = bottom
        middle centre 50%50% = center
        north n = top
        south s = bottom
        normal srcover passthrough = sourceOver
        add additive plus lineardodge = plusLighter
        luma brightness = luminance
        transparency = alpha
        float double int integer length angle = number
        bool flag = boolean
        colour = color
        gradient palette = colors
        string text enum word option = choice
        clock seconds duration = time
        pull scroll finger = progress
        flat none = butt
        mitre sharp = miter
        reverse backward = backwards
        forward normal = forwards
        """
        .split(separator: "\n").map { line in
            var words = line.split(separator: " ").map { String($0) }
            let meant = words.removeLast()
            words.removeLast()
            return (words, meant)
        }
}

import Base
import Indicators

/// Android drawables: an animation list for states that play, a level list for dragging.
///
/// Source: Android developers, "Animation resources" (frame animation) and "Drawable resources"
/// (level list).
struct AndroidTarget: PackTarget {
    let name = "android"
    let purpose = "drawables for all densities, day and night, and Kotlin code"
    let proof = PackProof.consumer("aapt")
    let loadsAllFrames = true
    let scales: [Double] = [1, 1.5, 2, 3, 4]
    let appearances: [Appearance] = [.light, .dark]

    private static let densities: [Double: String] = [
        0.75: "ldpi", 1: "mdpi", 1.5: "hdpi", 2: "xhdpi", 3: "xxhdpi", 4: "xxxhdpi",
    ]

    func contents(of pack: Pack) throws -> PackContents {
        let pack = try pack.withoutEqualAppearances()
        let id = try pack.checkedIdentifier()
        try pack.checkScales(Set(Self.densities.keys), of: self, "Android has fixed densities")
        try pack.checkCounts(LevelList.levels, of: self, "a level list has up to")
        var contents = PackContents()
        contents.delayUnit = 0.001
        try pack.addImages(to: &contents) { sequence, index, variant in
            let isNight = variant.appearance == .dark && pack.appearances.contains(.light)
            let density = Self.densities[variant.scale] ?? "nodpi"
            let folder = "drawable-\(isNight ? "night-" : "")\(density)"
            return "res/\(folder)/\(image(id, sequence, index, pack)).png"
        }
        for sequence in pack.sequences where sequence.count > 1 {
            let path = "res/drawable/\(id)_\(sequence.identifier).xml"
            contents.add(PackFile(path, text: list(sequence, pack, id)), to: sequence)
        }
        contents.files.append(PackFile("\(pack.typeName)Indicator.kt", text: code(pack)))
        return contents
    }

    private func image(_ id: String, _ sequence: PackSequence, _ index: Int, _ pack: Pack) -> String
    {
        "\(id)_\(sequence.identifier)_\(pack.numbering.text(index))"
    }

    private func list(_ sequence: PackSequence, _ pack: Pack, _ id: String) -> String {
        let space = "xmlns:android=\"http://schemas.android.com/apk/res/android\""
        let head = "<?xml version=\"1.0\" encoding=\"utf-8\"?>\n"
        let drawables = (0..<sequence.count).map {
            "android:drawable=\"@drawable/\(image(id, sequence, $0, pack))\""
        }
        guard sequence.playback != .drag else {
            let items = drawables.enumerated().map { index, drawable in
                let level = LevelList.maxLevel(index, sequence.count)
                return "    <item android:maxLevel=\"\(level)\" \(drawable) />"
            }
            return head + "<level-list \(space)>\n\(items.joined(separator: "\n"))\n</level-list>"
        }
        let items = zip(drawables, sequence.delays(unit: 0.001)).map { drawable, delay in
            "    <item \(drawable) android:duration=\"\(delay)\" />"
        }
        let once = sequence.playback == .once
        return head + "<animation-list \(space) android:oneshot=\"\(once)\">\n"
            + items.joined(separator: "\n") + "\n</animation-list>"
    }

    private func code(_ pack: Pack) -> String {
        let parameters = pack.sequences.map {
            "    @DrawableRes private val \($0.propertyName): Int,"
        }
        let resources = pack.sequences.map { sequence in
            let number = sequence.count == 1 ? "_\(pack.numbering.text(0))" : ""
            return " *     R.drawable.\(pack.identifier)_\(sequence.identifier)\(number),"
        }
        return """
            import android.graphics.drawable.AnimationDrawable
            import android.widget.ImageView
            import androidx.annotation.DrawableRes

            /**
             * Shows the indicator "\(pack.design.name)" in an image view.
             *
             * val indicator = \(pack.typeName)Indicator(
             *     imageView,
            \(resources.joined(separator: "\n"))
             * )
             */
            class \(pack.typeName)Indicator(
                private val view: ImageView,
            \(parameters.joined(separator: "\n"))
            ) {
            \(pack.sequences.map(function).joined(separator: "\n\n"))

                private fun play(@DrawableRes resource: Int) {
                    view.setImageResource(resource)
                    (view.drawable as? AnimationDrawable)?.start()
                }
            }
            """
    }

    private func function(_ sequence: PackSequence) -> String {
        let name = sequence.propertyName
        let verb = "show" + name.prefix(1).uppercased() + name.dropFirst()
        switch sequence.playback {
        case .still:
            return "    fun \(verb)() = view.setImageResource(\(name))"
        case .drag:
            return """
                    /** Shows the frame for a progress of 0 to 1. */
                    fun \(verb)(progress: Float) {
                        view.setImageResource(\(name))
                        view.setImageLevel((progress.coerceIn(0f, 1f) * 10000).toInt())
                    }
                """
        case .once, .loop:
            return "    fun \(verb)() = play(\(name))"
        }
    }
}

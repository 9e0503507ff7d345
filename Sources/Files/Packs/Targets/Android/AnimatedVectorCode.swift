/// Kotlin code that shows vector drawables in an image view.
struct AnimatedVectorCode {
    let pack: Pack
    /// The start of the resources' names.
    let id: String
    /// The names of the loops that end after a period.
    var repeatedNames: Set<String> = []

    /// The source file.
    var text: String {
        let parameters = pack.sequences.map {
            "    @DrawableRes private val \($0.propertyName): Int"
        }
        let resources = pack.sequences.map { " *     R.drawable.\(id)_\($0.identifier)" }
        let functions = pack.sequences.filter { !pack.isIntro($0) }.map(function)
        return """
            import android.graphics.drawable.Animatable2
            import android.graphics.drawable.AnimatedVectorDrawable
            import android.graphics.drawable.Drawable
            import android.widget.ImageView
            import androidx.annotation.DrawableRes

            /**
             * Shows the indicator "\(pack.design.name)" in an image view.
             *
             * val indicator = \(pack.typeName)Indicator(
             *     imageView,
            \(resources.joined(separator: ",\n"))
             * )
             */
            class \(pack.typeName)Indicator(
                private val view: ImageView,
            \(parameters.joined(separator: ",\n"))
            ) {
            \(functions.joined(separator: "\n\n"))

                private fun play(@DrawableRes resource: Int, onEnd: (() -> Unit)? = null) {
                    view.setImageResource(resource)
                    val animation = view.drawable as? AnimatedVectorDrawable ?: return
                    if (onEnd != null) {
                        val callback = object : Animatable2.AnimationCallback() {
                            override fun onAnimationEnd(drawable: Drawable) {
                                if (view.drawable === drawable) onEnd()
                            }
                        }
                        animation.registerAnimationCallback(callback)
                    }
                    animation.start()
                }
            }
            """
    }

    private func function(_ sequence: PackSequence) -> String {
        let name = sequence.propertyName
        let verb = "show" + name.prefix(1).uppercased() + name.dropFirst()
        switch sequence.playback {
        case .still: return "    fun \(verb)() = view.setImageResource(\(name))"
        case .drag:
            return """
                    /** Shows the frame for a progress of 0 to 1. */
                    fun \(verb)(progress: Float) {
                        view.setImageResource(\(name))
                        view.setImageLevel((progress.coerceIn(0f, 1f) * 10000).toInt())
                    }
                """
        case .once: return "    fun \(verb)() = play(\(name))"
        case .loop: return loop(sequence, name, verb)
        }
    }

    private func loop(_ sequence: PackSequence, _ name: String, _ verb: String) -> String {
        let isRepeated = repeatedNames.contains(sequence.name)
        let intro = pack.intro(of: sequence)?.propertyName
        guard isRepeated else {
            guard let intro else { return "    fun \(verb)() = play(\(name))" }
            return """
                    /** Plays the intro, then the loop. */
                    fun \(verb)() = play(\(intro)) { play(\(name)) }
                """
        }
        // Animations of paths cannot repeat in the resource.
        let call = "repeat" + verb.dropFirst(4)
        let start = intro.map { "play(\($0)) { \(call)() }" } ?? "\(call)()"
        return """
                fun \(verb)() = \(start)

                /** Starts the loop again at its end: a series of animations cannot repeat. */
                private fun \(call)(): Unit = play(\(name)) {
                    (view.drawable as? AnimatedVectorDrawable)?.start()
                }
            """
    }
}

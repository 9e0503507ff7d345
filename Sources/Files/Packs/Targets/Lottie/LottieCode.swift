import Base

/// Code that shows a state of an animation, for the players of the web, iOS and Android.
struct LottieCode {
    let pack: Pack
    /// The name of the animation without its extension.
    let animation: String

    var files: [PackFile] {
        [
            PackFile("\(pack.name).js", text: script),
            PackFile("\(pack.typeName)+Lottie.swift", text: swift),
            PackFile("\(pack.typeName)Lottie.kt", text: kotlin),
        ]
    }

    private func names(_ playback: PackSequence.Playback) -> [String] {
        pack.sequences.filter { $0.playback == playback }.map { "\"\($0.name)\"" }
    }

    private var looping: String { names(.loop).joined(separator: ", ") }
    private var dragged: String { names(.drag).joined(separator: ", ") }

    private var script: String {
        """
        // Shows a state of the indicator "\(pack.design.name)". The states are markers of the animation.
        //
        //   const animation = lottie.loadAnimation({ container, path: "\(animation).json", autoplay: false });
        //   animation.addEventListener("DOMLoaded", () => show(animation, "refreshing"));

        const looping = new Set([\(looping)]);
        const dragged = new Set([\(dragged)]);

        /**
         * Shows a state. `animation` is what lottie-web's `loadAnimation` returns, and `progress`
         * the pull, 0 to 1.
         */
        export function show(animation, state, progress = 0) {
          const marker = animation.markers.find(({ payload }) => payload.name === state);
          if (!marker) throw new RangeError(`the animation has no state ${state}`);
          if (dragged.has(state)) {
            const frame = marker.time + Math.min(Math.max(progress, 0), 1) * marker.duration;
            animation.goToAndStop(frame, true);
          } else {
            animation.loop = looping.has(state);
            animation.playSegments([marker.time, marker.time + marker.duration], true);
          }
        }
        """
    }

    private var swift: String {
        """
        // Shows the states of the indicator "\(pack.design.name)", which are markers of \(animation).json.

        import Lottie

        extension LottieAnimationView {
            /// Shows a state of \(pack.name). `progress` is the pull, 0 to 1.
            func show\(pack.typeName)(_ state: String, progress: Double = 0) {
                let looping: Set<String> = [\(looping)]
                let dragged: Set<String> = [\(dragged)]
                guard dragged.contains(state) else {
                    play(marker: state, loopMode: looping.contains(state) ? .loop : .playOnce)
                    return
                }
                guard let start = animation?.frameTime(forMarker: state),
                    let duration = animation?.durationFrameTime(forMarker: state)
                else { return }
                currentFrame = start + min(max(progress, 0), 1) * duration
            }
        }
        """
    }

    private var kotlin: String {
        """
        // Shows the states of the indicator "\(pack.design.name)", which are markers of \(animation).json.

        import com.airbnb.lottie.LottieAnimationView
        import com.airbnb.lottie.LottieDrawable

        /** Shows a state of \(pack.name). [progress] is the pull, 0 to 1. */
        fun LottieAnimationView.show\(pack.typeName)(state: String, progress: Float = 0f) {
            val looping = setOf<String>(\(looping))
            val dragged = setOf<String>(\(dragged))
            if (state in dragged) {
                pauseAnimation()
                val marker = composition?.getMarker(state) ?: return
                val offset = progress.coerceIn(0f, 1f) * marker.durationFrames
                frame = (marker.startFrame + offset).toInt()
            } else {
                repeatCount = if (state in looping) LottieDrawable.INFINITE else 0
                setMinAndMaxFrame(state)
                playAnimation()
            }
        }
        """
    }
}

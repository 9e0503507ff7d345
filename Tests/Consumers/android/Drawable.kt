// Declarations of Android that the generated code uses, for its compilation without Android.
package android.graphics.drawable

open class Drawable

interface Animatable2 {
    abstract class AnimationCallback {
        open fun onAnimationEnd(drawable: Drawable) = Unit
    }
}

class AnimatedVectorDrawable : Drawable(), Animatable2 {
    fun start() = Unit

    fun registerAnimationCallback(callback: Animatable2.AnimationCallback) = Unit
}

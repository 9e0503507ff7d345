extension Animated {
    /// Returns the animated value that depends on this one and another.
    package func combined<Other: Keyable, Result: Keyable>(
        with other: Animated<Other>,
        _ combine: (Value, Other) -> Result
    ) -> Animated<Result> {
        Animated<Result>(
            zip(tracks, other.tracks).map { own, other in
                Track<Result>(keyTimes: [own.keyTimes, other.keyTimes]) { moment in
                    combine(own.value(at: moment), other.value(at: moment))
                }
            }
        )
    }
}

public protocol Keyframes<Value> {
    associatedtype Value
    /// Returns the tracks that start from `value`.
    func _tracks(from value: Value) -> [_KeyframeTimelineTrack<Value>]
}

/// One track of a timeline: its duration in seconds, and a function that sets its property for a
/// time.
public struct _KeyframeTimelineTrack<Root> {
    let duration: Double
    let apply: (inout Root, Double) -> Void
}

public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// Returns a track that starts from `value`.
    public func _tracks(from value: Root) -> [_KeyframeTimelineTrack<Root>] {
        let path = KeyframePath(from: value[keyPath: keyPath], content._segments)
        let keyPath = keyPath
        return [
            _KeyframeTimelineTrack(duration: path.duration) { root, time in
                root[keyPath: keyPath] = path.value(at: time)
            }
        ]
    }
}

extension KeyframeTrack where Root == Value {
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {
        self.init(\.self, content: content)
    }
}

@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Parallel tracks.
    public struct Content: Keyframes {
        let tracks: (Value) -> [_KeyframeTimelineTrack<Value>]
        /// Returns the tracks that start from `value`.
        public func _tracks(from value: Value) -> [_KeyframeTimelineTrack<Value>] { tracks(value) }
    }

    public static func buildExpression<K: Keyframes>(_ expression: K) -> Content
    where K.Value == Value {
        Content { expression._tracks(from: $0) }
    }
    public static func buildBlock(_ tracks: Content...) -> Content {
        Content { value in tracks.flatMap { $0.tracks(value) } }
    }
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K)
        -> KeyframeTrackContentBuilder<Value>.Content where Value: Animatable, K.Value == Value
    {
        .init(_segments: expression._segments)
    }
    public static func buildBlock(
        _ parts: KeyframeTrackContentBuilder<Value>.Content...
    ) -> Content where Value: Animatable {
        Content { value in
            let path = KeyframePath(from: value, parts.flatMap(\._segments))
            return [_KeyframeTimelineTrack(duration: path.duration) { $0 = path.value(at: $1) }]
        }
    }
}

public struct KeyframeTimeline<Value> {
    private let first: Value
    private let tracks: [_KeyframeTimelineTrack<Value>]

    public init(
        initialValue: Value,
        @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
    ) {
        first = initialValue
        tracks = content()._tracks(from: initialValue)
    }

    /// The duration of the longest track, in seconds.
    public var duration: Double { tracks.map(\.duration).max() ?? 0 }

    public func value(time: Double) -> Value {
        var value = first
        for track in tracks { track.apply(&value, time) }
        return value
    }
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}

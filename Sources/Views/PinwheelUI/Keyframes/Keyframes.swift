/// What changes a value over time.
public protocol Keyframes<Value> {
    /// What changes.
    associatedtype Value
    /// The tracks, for a value at the beginning.
    func _tracks(from value: Value) -> [_KeyframeTimelineTrack<Value>]
}

/// What one track does to a value.
public struct _KeyframeTimelineTrack<Root> {
    let duration: Double
    let apply: (inout Root, Double) -> Void
}

/// The keyframes of one property.
public struct KeyframeTrack<Root, Value: Animatable, Content: KeyframeTrackContent>: Keyframes
where Content.Value == Value {
    private let keyPath: WritableKeyPath<Root, Value>
    private let content: Content

    /// A property's parts, one after another.
    public init(
        _ keyPath: WritableKeyPath<Root, Value>,
        @KeyframeTrackContentBuilder<Value> content: () -> Content
    ) {
        self.keyPath = keyPath
        self.content = content()
    }

    /// The track, for a value at the beginning.
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
    /// The value's parts, one after another.
    public init(@KeyframeTrackContentBuilder<Root> content: () -> Content) {
        self.init(\.self, content: content)
    }
}

/// Makes keyframes of tracks, or of one value's parts.
@resultBuilder
public struct KeyframesBuilder<Value> {
    /// Tracks beside each other.
    public struct Content: Keyframes {
        let tracks: (Value) -> [_KeyframeTimelineTrack<Value>]
        /// The tracks, for a value at the beginning.
        public func _tracks(from value: Value) -> [_KeyframeTimelineTrack<Value>] { tracks(value) }
    }

    /// A track.
    public static func buildExpression<K: Keyframes>(_ expression: K) -> Content
    where K.Value == Value {
        Content { expression._tracks(from: $0) }
    }
    /// Tracks beside each other.
    public static func buildBlock(_ tracks: Content...) -> Content {
        Content { value in tracks.flatMap { $0.tracks(value) } }
    }
    /// A part of the value's own way.
    public static func buildExpression<K: KeyframeTrackContent>(_ expression: K)
        -> KeyframeTrackContentBuilder<Value>.Content where Value: Animatable, K.Value == Value
    {
        .init(_segments: expression._segments)
    }
    /// Parts of the value's own way, one after another.
    public static func buildBlock(
        _ parts: KeyframeTrackContentBuilder<Value>.Content...
    ) -> Content where Value: Animatable {
        Content { value in
            let path = KeyframePath(from: value, parts.flatMap(\._segments))
            return [_KeyframeTimelineTrack(duration: path.duration) { $0 = path.value(at: $1) }]
        }
    }
}

/// A value's way over time.
public struct KeyframeTimeline<Value> {
    private let first: Value
    private let tracks: [_KeyframeTimelineTrack<Value>]

    /// The way from a value.
    public init(
        initialValue: Value,
        @KeyframesBuilder<Value> content: () -> some Keyframes<Value>
    ) {
        first = initialValue
        tracks = content()._tracks(from: initialValue)
    }

    /// How long the longest track lasts, in seconds.
    public var duration: Double { tracks.map(\.duration).max() ?? 0 }

    /// The value after some seconds.
    public func value(time: Double) -> Value {
        var value = first
        for track in tracks { track.apply(&value, time) }
        return value
    }
    /// The value at a share of the whole, 0…1.
    public func value(progress: Double) -> Value { value(time: progress * duration) }
}

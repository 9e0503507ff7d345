import Raster

/// The outlines of a stroke or a trimmed fill that changes only in steps.
struct OutlineSteps {
    /// The distinct outlines.
    private(set) var outlines: [Path] = []
    /// The index of the visible outline.
    let indices: Animated<Lengths>
    /// The fill rule of the outlines.
    let rule: FillRule

    /// Computes the outlines. Returns `nil` if a value changes continuously.
    ///
    /// - Parameter count: The number of sequences.
    init?(of shape: VectorShape, in count: Int) {
        let isRing =
            shape.kind == "circle" && shape.trim == nil
            && shape.stroke?.dash.first.values.isEmpty == true
        rule = isRing ? .evenOdd : shape.fill?.rule ?? .nonZero
        var outlines: [Path] = []
        var tracks: [Track<Lengths>] = []
        for index in 0..<count {
            let values = OutlineValues(of: shape, sequence: index)
            guard values.areStepped else { return nil }
            var samples: [Track<Lengths>.Key] = []
            for time in values.times {
                for isBefore in time > 0 ? [true, false] : [false] {
                    let outline = values.outline(time, isBefore: isBefore, isRing: isRing)
                    let number = outlines.firstIndex(of: outline) ?? outlines.count
                    if number == outlines.count { outlines.append(outline) }
                    if isBefore || samples.last?.value.values != [Double(number)] {
                        samples.append(.init(time: time, value: Lengths([Double(number)])))
                    }
                }
            }
            tracks.append(Track(samples: samples))
        }
        self.outlines = outlines
        indices = Animated(tracks)
    }

    /// The bounding box of all outlines, or `nil` if they are empty.
    var bounds: Rect? {
        let boxes = outlines.compactMap(\.bounds)
        guard let first = boxes.first else { return nil }
        return boxes.dropFirst().reduce(first) { $0.union($1) }
    }
}

/// The values of an outline in one sequence.
private struct OutlineValues {
    let shape: VectorShape
    let path: Track<Path>
    /// The start and the length of the trim.
    let trim: Track<Fractions>?
    let width: Track<Lengths>?
    let dash: Track<Lengths>?
    let dashPhase: Track<Lengths>?

    init(of shape: VectorShape, sequence index: Int) {
        self.shape = shape
        path = shape.path.tracks[index]
        trim = shape.trim.map { trim in
            trim.start.tracks[index].combined(with: trim.length.tracks[index])
        }
        width = shape.stroke?.width.tracks[index]
        dash = shape.stroke?.dash.tracks[index]
        dashPhase = shape.stroke?.dashPhase.tracks[index]
    }

    private var lengths: [Track<Lengths>] { [width, dash, dashPhase].compactMap(\.self) }

    var areStepped: Bool {
        path.isStepped && trim?.isStepped != false && lengths.allSatisfy(\.isStepped)
    }

    /// The times of all keys, ascending.
    var times: [Double] {
        let times =
            path.keys.map(\.time) + (trim?.keys.map(\.time) ?? [])
            + lengths.flatMap { $0.keys.map(\.time) }
        return Set(times).sorted()
    }

    /// Returns the outline at a time, or before a jump at that time.
    func outline(_ time: Double, isBefore: Bool, isRing: Bool) -> Path {
        func value<Value>(_ track: Track<Value>) -> Value {
            isBefore
                ? track.value(at: TrackMoment(time: time, isBeforeJump: true))
                : track.value(at: time)
        }
        var path = value(self.path)
        if let trim = trim.map(value) {
            path = path.trimmedAround(from: trim.values[0], to: trim.values[0] + trim.values[1])
        }
        guard let stroke = shape.stroke else { return path }
        let width = self.width.map { value($0).values[0] } ?? 0
        guard width > 0 else { return Path() }
        if isRing, let box = path.bounds {
            return .ring(center: box.center, radius: box.width / 2, width: width)
        }
        let pattern = dash.map { value($0).values } ?? []
        if pattern.isEmpty, let line = path.strokedLine(width: width, cap: stroke.cap) {
            return line
        }
        let style = StrokeStyle(
            width: width,
            cap: stroke.cap,
            join: stroke.join,
            miterLimit: stroke.miterLimit,
            dash: pattern,
            dashPhase: dashPhase.map { value($0).values[0] } ?? 0
        )
        return path.stroked(with: style, tolerance: 0.01)
    }
}

extension Path {
    /// Returns the outline of the stroke of a single line, or `nil` for other paths.
    fileprivate func strokedLine(width: Double, cap: StrokeStyle.Cap) -> Path? {
        guard elements.count == 2, case .move(let start) = elements[0],
            case .line(let end) = elements[1], (end - start).length > 0
        else { return nil }
        let length = (end - start).length
        let reach = cap == .butt ? 0 : width / 2
        let box = Rect(x: -reach, y: -width / 2, width: length + 2 * reach, height: width)
        let path = cap == .round ? Path.capsule(in: box, corners: .circular) : .rect(box)
        let unit = (end - start) * (1 / length)
        let turn = Transform(
            a: unit.dx,
            b: unit.dy,
            c: -unit.dy,
            d: unit.dx,
            tx: start.x,
            ty: start.y
        )
        return path.withoutArcs.transformed(by: turn)
    }
}

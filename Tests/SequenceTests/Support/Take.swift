import Comparison
import DesignFormat
import Indicators
import Pictures
import Raster
import Testing

/// A state of a design that is drawn as a sequence, with or without a fault.
struct Take: Sendable, CustomTestStringConvertible {
    let design: String
    let state: StateName
    var scale = 1.0
    var fps = 60.0

    var testDescription: String { "\(design) \(state.rawValue) at \(scale)x" }

    /// Returns the sequence without a fault.
    func sequence() throws -> FrameSequence {
        try sequence { $0 }
    }

    /// Returns the sequence of the design after replacing a part of its file.
    func sequence(replacing text: String, by other: String) throws -> FrameSequence {
        try sequence(replacing: [(text, other)])
    }

    /// Returns the sequence of the design after replacing parts of its file.
    func sequence(replacing parts: [(text: String, other: String)]) throws -> FrameSequence {
        let source = try #require(BuiltInDesigns.source(named: design))
        var yaml = String(decoding: source, as: UTF8.self)
        for part in parts {
            try #require(yaml.contains(part.text))
            yaml = yaml.replacing(part.text, with: part.other)
        }
        let changed = try Design(yaml: Array(yaml.utf8), name: design, file: "\(design).yaml")
        return try sequence(of: changed) { $0 }
    }

    /// Returns the sequence drawn at changed times but labelled with the original ones.
    func sequence(at change: (Double) -> Double) throws -> FrameSequence {
        try sequence(of: try #require(BuiltInDesigns.design(named: design)), at: change)
    }

    /// Returns the frames at the given progress of the state, at 60 frames per second.
    func sequence(_ progress: [Double]) throws -> FrameSequence {
        let design = try #require(BuiltInDesigns.design(named: design))
        let environment = try #require(Environment(scale: scale))
        var renderer = Renderer()
        let frames = progress.enumerated().map { index, value in
            let moment = Moment(state: state, position: .progress(value))
            return SequenceFrame(
                image: renderer.render(design.scene(at: moment, in: environment)),
                moment: .time(Double(index) / 60)
            )
        }
        return FrameSequence(frames)
    }

    private func sequence(
        of design: Design,
        at change: (Double) -> Double
    ) throws -> FrameSequence {
        let environment = try #require(Environment(scale: scale))
        var renderer = Renderer()
        let frames = design.moments(of: state, fps: fps).map { moment in
            let position: Moment.Position
            let label: FrameLabel.Moment
            switch moment.position {
            case .progress(let value):
                position = .progress(change(value))
                label = .progress(value)
            case .time(let value):
                position = .time(change(value))
                label = .time(value)
            }
            let moment = Moment(state: state, position: position)
            let image = renderer.render(design.scene(at: moment, in: environment))
            return SequenceFrame(image: image, moment: label)
        }
        let start = try #require(design.frames(of: state, fps: fps)).loopStart
        return FrameSequence(frames, loopStart: start)
    }
}

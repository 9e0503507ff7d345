import Raster

/// 002 on the screen: the system's control over a list, and the card that offers to retry.
struct RefreshableScenery: Scenery {
    /// What is drawn.
    let values: Refreshable.Values
    /// When, and in which state.
    let moment: LifecycleMoment

    /// The height in points that the control keeps open while it refreshes.
    private static let controlHeight = 60.0

    /// The list, the control above it, and the card over its top.
    func drawScreen(
        on canvas: inout StageCanvas,
        indicator: (inout StageCanvas, Point) -> Void
    ) {
        canvas.fillAll(canvas.page)
        let rows = ContentRows(pitch: 44, bar: 10, hasSeparators: true)
        rows.draw(on: &canvas, from: contentTop, bar: canvas.bars)
        if contentTop > 0 {
            let height = min(contentTop, Self.controlHeight)
            let center = Point(x: canvas.middle, y: height - Self.controlHeight / 2)
            let room = Rect(x: 0, y: 0, width: canvas.size.width, height: contentTop)
            canvas.clip(to: room) { indicator(&$0, center) }
        }
        if let card = values.errorView {
            let image = ActivityIndicator.image(after: moment.time - moment.commonStart)
            ErrorCard(view: card, image: image).draw(on: &canvas)
        }
    }

    /// The spokes as they appear, turn, or shrink away with half a turn.
    func drawIndicator(on canvas: inout StageCanvas, at center: Point) {
        let tint = canvas.color(.secondary)
        let wheel = SpokeWheel.refreshControl
        if values.isControlRefreshing {
            let image = ActivityIndicator.image(after: moment.time - moment.commonStart)
            wheel.draw(image: image, tint: tint, on: &canvas, at: center)
            return
        }
        let isLeaving = moment.common == .finishing
        let placement: Transform =
            isLeaving
            ? .scale(left).then(Drawing.rotation(degrees: 180 * (1 - left))) : .identity
        wheel.draw(
            isLeaving ? SpokeWheel.opacities(image: 0) : values.spokes,
            tint: tint,
            on: &canvas,
            placement: placement.then(.translation(dx: center.x, dy: center.y))
        )
    }

    /// What is left of the control while it goes away, 1…0, eased in and out.
    private var left: Double { BezierCurve.easeInOut.value(at: moment.progress) }

    /// The list's top: the offset, but not above what the control keeps open.
    private var contentTop: Double {
        if values.isControlRefreshing { return max(moment.offset, Self.controlHeight) }
        guard moment.common == .finishing else { return moment.offset }
        return max(moment.offset, Self.controlHeight * left)
    }
}

/// A design whose frames take about a second each at the scale of `frame`.
enum SlowDesign {
    static let text = """
        pinwheel: 1
        name: slow
        canvas: {size: [500, 500]}
        states: {pulling: {frames: 2}}
        layers:
          - repeat:
              count: 105
              angle: 1
              layers:
                - circle: {diameter: 480}
                  opacity: 0.5
                  fill: {conic: [red, blue, red]}
        """

    /// Returns the address of a frame. Each number below ten gives a different frame.
    static func frame(_ number: Int, of design: String = "slow") -> String {
        "/frame.png?design=\(design)&state=pulling&progress=0.\(number)&scale=3"
    }
}

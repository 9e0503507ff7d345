/// A design with features that the built-in designs do not use: springs, Bézier easings, clips and
/// blend modes.
enum MovingDesign {
    /// The design's file.
    static let yaml = """
        pinwheel: 1
        canvas: {size: [40, 40]}
        pull: {threshold: 80}
        background: {light: white, dark: "#101820"}
        parameters:
          tint: {type: color, default: indigo}
        states:
          idle: {frames: 1}
          pulling: {frames: 12}
          armed: {from: 1, to: 1.5, frames: 4}
          refreshing: {drive: time, period: 0.7, intro: 0.2, loop: true}
          finishing: {from: 1, to: 0, duration: 0.3}
          canceling: {from: 0.5, to: 0, duration: 0.2}
          success: {drive: time, period: 0.5}
        layers:
          - roundedRect: {size: [26, 26], radius: 7}
            fill:
              conic:
                colors: [$tint, teal, yellow, $tint]
                center: [0.4, 0.6]
                start: {refreshing: [0, 360], default: 20}
                end: 300
            rotate:
              pulling: {0: 0, 1: 90, ease: {spring: {response: 0.5, damping: 0.4}}}
              default: 0
            scale:
              success: {0: 0.5, 1: 1, ease: {spring: {duration: 0.5, bounce: 0.3}}}
              default: 1
          - path: {data: M2 10C6 2 14 2 18 10S14 18 10 18A8 5 30 0 1 2 10Z, size: [20, 20]}
            stroke:
              width: 2.3
              join: round
              dash: [5, 2.5]
              dashPhase: {refreshing: {0: 0, 1: 15, ease: {bezier: [0.4, 0, 0.2, 1]}}, default: 0}
              paint: {light: black, dark: white}
            trim: {from: 0.1, to: {pulling: {0: 0.2, 1: 1, ease: easeInOut}, default: 1}}
            opacity: {canceling: [0, 1], default: 0.8}
          - ellipse: {size: [30, 12]}
            fill: {linear: {colors: [red, "rgba(0,80,255,0.3)"], start: leading, end: trailing}}
            rotate:
              armed: {0: 0, 1: 30, 1.5: 75}
              finishing: {0: 0, 1: 200, ease: easeOut}
              default: 0
            blend: multiply
            clip: {circle: {diameter: 20}, offset: [3, -2]}
          - text: {string: {armed: Go, default: Pull}, size: 9, spacing: {pulling: [0, 2]}}
            stroke: {width: 1.1, cap: round, join: round}
            offset: [0, 13]
            rotateY: {pulling: [60, 0], refreshing: [0, 360], default: 0}
            perspective: 50
            shadow: {blur: {armed: 2, default: 0.8}, offset: [0, 1], color: $tint}
        """
}

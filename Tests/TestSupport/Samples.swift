import DesignFormat
import Foundation
import Raster

/// Files that several suites read.
package enum Samples {
    /// An image of one white pixel.
    package static let dot = Image(width: 1, height: 1, pixels: [255, 255, 255, 255])

    /// The files that `everything` refers to.
    package static let assets = DesignAssets(
        images: [
            "dot.png": dot, "dot-1.png": dot, "dot-2.png": dot, "dot-3.png": dot,
            "dots.png": Image(width: 2, height: 2, pixels: Array(repeating: 200, count: 16)),
            "dots@2x.png": Image(width: 4, height: 4, pixels: Array(repeating: 200, count: 64)),
        ],
        texts: [
            "dot.yaml": design(
                layers: "  - {circle: {diameter: $size}, fill: $tint}",
                parameters: """
                    parameters: {size: {type: number, default: 1}, tint: {type: color, default: red}}
                    """
            )
        ]
    )

    /// Returns all keys in a schema.
    package static func allKeys(of schema: String) -> Set<String> {
        let value = try? JSONSerialization.jsonObject(with: Data(schema.utf8))
        var keys: Set<String> = []
        func walk(_ value: Any) {
            if let map = value as? [String: Any] {
                for (key, rule) in map where key == "properties" {
                    keys.formUnion((rule as? [String: Any] ?? [:]).keys)
                }
                map.values.forEach(walk)
            } else if let list = value as? [Any] {
                list.forEach(walk)
            }
        }
        walk(value ?? [:])
        return keys
    }

    /// Returns a design with the given layers.
    package static func design(
        layers: String,
        parameters: String = "",
        canvas: String = "[20, 10]"
    ) -> String {
        """
        pinwheel: 1
        canvas: {size: \(canvas)}
        \(parameters)
        states:
          idle: {frames: 1}
          pulling: {frames: 3}
          armed: {frames: 1}
          refreshing: {drive: time, period: 2, loop: true}
        layers:
        \(layers)
        """
    }

    /// A design with a default over several lines, which cannot be replaced where it stands.
    package static let listDefault = """
        # A comment.
        pinwheel: 1
        canvas: {size: [20, 20]}
        parameters:
          width: {type: number, default: 4, range: [1, 9]}
          ring:
            type: colors
            default:
              - cyan
              - mint
        states: {idle: {frames: 1}}
        layers:
          - circle: {diameter: 10}
            stroke: {width: $width, paint: {conic: $ring}}

        """

    /// A design that contains every key of the format at least once.
    package static let everything = """
        pinwheel: 1
        name: all
        title: Every key
        kind: shapes
        tags: [all, keys]
        about: A design that uses every key.
        origin: Written for tests.
        canvas: {size: [20, 10]}
        pull: {threshold: 80}
        background: {idle: clear, default: {light: white, dark: black}}
        parameters:
          n: {type: number, default: 2, range: [1, 3], title: A number}
          k: {type: integer, default: 2, range: [1, 3]}
          c: {type: color, default: red}
          cs: {type: colors, default: [red, {light: blue, dark: green}]}
          ch: {type: choice, choices: [a, b], default: a}
          b: {type: boolean, default: true}
        states:
          idle: {frames: 1}
          pulling: {drive: progress, frames: 3}
          armed: {drive: progress, from: 1, to: 1.5}
          refreshing: {drive: time, period: 1, intro: 0.5, loop: true}
          finishing: {from: 1, to: 0, duration: 0.3}
          canceling: {from: 0.5, to: 0, duration: 0.2}
          success: {drive: time, period: 0.5}
          failure: {drive: time, period: 0.5}
          noMore: {frames: 1}
        layers:
          - name: head
            circle: {diameter: {pulling: [0, $n], default: 4}}
            trim: {from: 0.1, to: {armed: {0: 0, 1: 0.5, 1.5: 1, ease: [linear, easeIn]}}}
            fill: {paint: {color: $c, alpha: 0.5}, rule: evenOdd}
            stroke:
              width: {$b: {true: 1, false: 2}}
              cap: square
              join: round
              miterLimit: 4
              dash: [1, 0.5]
              dashPhase: {refreshing: {0: 0, 1: 4, ease: {bezier: [0.4, 0, 1, 1]}}}
              paint: {conic: {colors: $cs, center: [0.5, 0.5], start: 10, end: 300, space: srgb}}
            opacity: {idle: 0.5, canceling: 0.4, success: 1, failure: 1, noMore: 1, finishing: 1}
            offset: [1, 2]
            rotate: {pulling: {0: 0, 1: 90, ease: {spring: {response: 0.5, damping: 1}}}}
            scale: {x: 2, y: {pulling: [0, 1]}}
            anchor: top
            blend: multiply
            clip: {ellipse: {size: [4, 4]}, offset: [0, 1], rule: nonZero}
            skew: [10, 0]
            rotateX: 20
            rotateY: {pulling: [0, 90]}
            perspective: 60
            blur: {refreshing: {intro: [0, 0.5], loop: 0.5}}
            follow: {circle: {diameter: 4}, at: [0, 1], rotate: auto}
            shadow: {blur: {pulling: [1, 2]}, offset: {x: 0, y: 1}, color: {$ch: {a: red, b: blue}}}
            mask: {by: luminance, inverted: true, layers: [{circle: {diameter: 3}, fill: white}]}
          - ellipse: {size: [3, 4]}
            fill: {linear: {stops: [{at: 0, color: red}, {at: 1, color: blue}], start: top, end: bottom}}
            anchor: {points: [1, 1]}
          - rect: {size: {x: 3, y: 4}}
            fill: {radial: {colors: [red, blue], center: center, startRadius: 0, endRadius: 4}}
          - roundedRect: {size: [3, 4], radius: 1, corners: circular}
            fill: red
          - capsule: {size: [3, 4], corners: circular}
            fill: {$ch: {a: red, b: blue}}
          - line: {from: [0, 0], to: [1, 1]}
            stroke: {width: 1}
          - polygon: {points: [[0, 0], [1, 0], [0, 1]], closed: false}
            stroke: {width: 1}
          - path: {data: M0 0L1 1, size: [2, 2]}
            stroke: {width: 1}
          - arc: {radius: 2, start: 10, sweep: 90}
            stroke: {width: 1}
          - sector: {radius: 2, innerRadius: 1, start: 10, sweep: 90}
            fill: red
          - superellipse: {size: [3, 4], exponent: 3}
            fill: red
          - regularPolygon: {count: 5, radius: 2}
            fill: red
          - star: {count: 5, radius: 2, innerRadius: 1}
            fill: red
          - plot: {x: "= 9 * u", y: "= $n * sin(tau * (u + t))", samples: 9, closed: true}
            stroke: {width: "= 1 + t"}
            offset: {idle: ["= 3 * t", 4], armed: {x: 1, y: "= p"}, default: [[0, 0], [1, 1]]}
            anchor: {points: ["= t + i", "= n"]}
          - text: {string: {armed: "", default: Ab}, font: a.ttf, size: 9, align: leading, spacing: 0.5}
            fill: red
          - line: {from: [0, 0], to: [4, 0]}
            stroke: {width: 1, along: [red, {at: 1, color: blue}]}
          - text: {number: [0, 9], format: "{:.1f} %", size: 9}
            stroke: {width: 1}
          - combine:
              operation: subtraction
              outlines:
                - circle: {diameter: 4}
                - star: {count: 5, radius: 2, innerRadius: 1}
                  offset: {x: {pulling: [0, 1]}, y: 0}
                  rotate: {pulling: [0, 90]}
                  rule: evenOdd
            fill: red
          - morph:
              outlines:
                - circle: {diameter: 4}
                - {$ch: {a: {rect: {size: [3, 3]}}, b: {combine: {outlines: [{circle: {diameter: 2}}]}}}}
              at: {pulling: [0, 1]}
            fill: red
          - image: {file: dot.png, size: [1, 1], filter: nearest}
            anchor: {idle: top, pulling: [[0, 0.5], {points: [1, $n]}], armed: {x: 0, y: 0}}
          - use: dot.yaml
            with: {tint: $c, size: 3}
          - image: {files: [dot.png, dot-2.png], frame: {refreshing: [0, 2]}}
          - image: {files: "dot-#.png", count: 2, first: 2}
          - image: {files: "dot-#.png", count: 3, frame: {pulling: {0: 0, 1: 3, ease: hold}}}
          - image: {sheet: dots.png, cells: [2, $k], count: 3, frame: {armed: [0, 3]}, size: [4, 4]}
          - group:
              - repeat:
                  count: 2
                  angle: 10
                  offset: [1, 0]
                  alpha: [1, 0.5]
                  fade: {0: 1, 1: 0}
                  fadePhase: {refreshing: {0: 0, 1: 1, ease: {steps: 4}}}
                  reveal: {pulling: {0: 0, 1: 1, ease: {spring: {duration: 0.5, bounce: 0.1}}}}
                  delay: {refreshing: 0.1, default: [0, 0.2]}
                  phase: [0, 0.5]
                  order: random
                  seed: 7
                  layers:
                    - circle: {diameter: 1}
                      fill: red
                      clock:
                        refreshing: {period: {each: [0.5, 1]}, delay: 0.1, times: 3, alternate: true}
                        success: {period: 0.5}
                      opacity: {each: [1, {armed: 0, default: {0: 1, 0.2: {before: 0, after: 1}}}]}
                      depth: {refreshing: {each: [0, [1, -1]]}}
                      blur: {0: 0, 1: {each: [1, 2]}}
                      rotate: {armed: {onto: current, 0: 0, 1: 9}, refreshing: {from: current, 1: 0}}
        glyphs:
          - font: a.ttf
            unitsPerEm: 1000
            ascent: 800
            descent: 200
            capHeight: 700
            outlines: [M0 0L600 0L600 -700.5Z, M0 0Q250 -500 500 0Z]
            lines:
              - {text: "", advance: 0, letters: []}
              - text: Ab
                advance: 1200
                letters: [[0, 0], [650, 1]]
                spaced: {advance: 1250, letters: [[0, 0], [600], [700, 1]]}
        """
}

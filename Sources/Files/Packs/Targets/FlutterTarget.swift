import Base

/// Flutter assets with resolution variants, and a widget.
struct FlutterTarget: PackTarget {
    let name = "flutter"
    let purpose = "assets with 2.0x and 3.0x variants, and a Dart widget"
    let proof = PackProof.structure

    func contents(of pack: Pack) throws -> PackContents {
        try pack.checkOneAppearance(of: self)
        var contents = PackContents()
        let folder = "assets/\(pack.identifier)"
        try pack.addImages(to: &contents) { sequence, index, variant in
            let name = "\(sequence.identifier)_\(pack.numbering.text(index)).png"
            // The main asset is at scale 1; without it, the smallest scale is the main asset.
            guard variant.scale != pack.scales[0] else { return "\(folder)/\(name)" }
            return "\(folder)/\(variant.scale)x/\(name)"
        }
        contents.files.append(PackFile("lib/\(pack.identifier)_indicator.dart", text: code(pack)))
        contents.files.append(PackFile("pubspec-assets.yaml", text: pubspec(folder)))
        return contents
    }

    private func pubspec(_ folder: String) -> String {
        """
        # Add these lines to pubspec.yaml.
        flutter:
          assets:
            - \(folder)/
        """
    }

    private func code(_ pack: Pack) -> String {
        let type = pack.typeName
        let phases = pack.sequences.map { sequence in
            "  \(sequence.propertyName)('\(sequence.identifier)', \(sequence.count), "
                + "\(Int((sequence.duration * 1e6).rounded())), \(sequence.playback == .loop))"
        }
        return """
            import 'package:flutter/widgets.dart';

            /// The phases of the indicator "\(pack.design.name)".
            enum \(type)Phase {
            \(phases.joined(separator: ",\n"));

              const \(type)Phase(this.name, this.count, this.microseconds, this.repeats);

              final String name;
              final int count;
              final int microseconds;
              final bool repeats;

              String asset(int index) {
                final digits = (\(pack.numbering.first) + index).toString();
                final number = digits.padLeft(\(pack.numbering.digits), '0');
                return 'assets/\(pack.identifier)/${name}_$number.png';
              }
            }

            /// Shows the indicator. [progress] of 0 to 1 selects the frame of a phase without a
            /// duration.
            class \(type)Indicator extends StatefulWidget {
              const \(type)Indicator({super.key, required this.phase, this.progress = 0});

              final \(type)Phase phase;
              final double progress;

              @override
              State<\(type)Indicator> createState() => _\(type)IndicatorState();
            }

            \(stateClass(pack))
            """
    }

    private func stateClass(_ pack: Pack) -> String {
        let (type, size) = (pack.typeName, pack.design.canvas)
        return """
            class _\(type)IndicatorState extends State<\(type)Indicator>
                with SingleTickerProviderStateMixin {
              late final AnimationController _clock = AnimationController(vsync: this);

              @override
              void didChangeDependencies() {
                super.didChangeDependencies();
                // Without this, images flash when they are first shown.
                for (final phase in \(type)Phase.values) {
                  for (var index = 0; index < phase.count; index++) {
                    precacheImage(AssetImage(phase.asset(index)), context);
                  }
                }
                _start();
              }

              @override
              void didUpdateWidget(\(type)Indicator old) {
                super.didUpdateWidget(old);
                if (old.phase != widget.phase) _start();
              }

              void _start() {
                _clock.stop();
                _clock.value = 0;
                final phase = widget.phase;
                if (phase.microseconds == 0) return;
                _clock.duration = Duration(microseconds: phase.microseconds);
                phase.repeats ? _clock.repeat() : _clock.forward();
              }

              @override
              void dispose() {
                _clock.dispose();
                super.dispose();
              }

              @override
              Widget build(BuildContext context) => AnimatedBuilder(
                    animation: _clock,
                    builder: (context, _) {
                      final phase = widget.phase;
                      final position = phase.microseconds == 0 ? widget.progress : _clock.value;
                      final index = (position * phase.count).floor().clamp(0, phase.count - 1);
                      return Image.asset(phase.asset(index),
                          width: \(size.width.literal),
                          height: \(size.height.literal),
                          gaplessPlayback: true);
                    },
                  );
            }
            """
    }
}

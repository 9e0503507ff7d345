import Base
import Indicators
import Raster

/// C arrays for LVGL 9 in the format ARGB8888, with code for its animated image.
struct LVGLTarget: PackTarget {
    let name = "lvgl"
    let purpose = "C arrays and lv_animimg for LVGL 9"
    let proof = PackProof.consumer("a C compiler")
    let scales: [Double] = [1]

    /// `lv_animimg_set_src` has a count of 8 bits with a sign.
    private static let frameLimit = 127

    func contents(of pack: Pack) throws -> PackContents {
        try pack.checkOneAppearance(of: self)
        let id = try pack.checkedIdentifier()
        try pack.checkCounts(Self.frameLimit, of: self, "lv_animimg takes up to")
        guard pack.scales.count == 1 else {
            throw InputError("lvgl has one image size", hint: "pass one --scale")
        }
        let variant = PackVariant(scale: pack.scales[0], appearance: pack.appearances[0])
        var contents = PackContents()
        contents.delayUnit = 0.001
        for sequence in pack.sequences {
            let images = try pack.images.images(of: sequence, variant)
            let source = LVGLSource(prefix: "\(id)_\(sequence.identifier)", images: images)
            contents.add(
                PackFile("\(id)_\(sequence.identifier).c", text: source.text),
                to: sequence
            )
        }
        contents.files.append(PackFile("\(id).h", text: header(pack, id)))
        return contents
    }

    private func header(_ pack: Pack, _ id: String) -> String {
        let declarations = pack.sequences.map { sequence in
            let name = "\(id)_\(sequence.identifier)"
            let milliseconds = Int((sequence.duration * 1000).rounded())
            return """
                #define \(name.uppercased())_COUNT \(sequence.count)
                /* The duration of all frames in milliseconds; 0 if progress selects the frame. */
                #define \(name.uppercased())_MS \(milliseconds)
                extern const lv_image_dsc_t *const \(name)[\(sequence.count)];
                """
        }
        let loop = pack.sequences.first { $0.playback == .loop }.map { sequence in
            let name = "\(id)_\(sequence.identifier)"
            return """

                /* lv_obj_t *image = lv_animimg_create(parent);
                 * lv_animimg_set_src(image, (const void **)\(name), \(name.uppercased())_COUNT);
                 * lv_animimg_set_duration(image, \(name.uppercased())_MS);
                 * lv_animimg_set_repeat_count(image, LV_ANIM_REPEAT_INFINITE);
                 * lv_animimg_start(image); */
                """
        }
        return """
            #ifndef \(id.uppercased())_H
            #define \(id.uppercased())_H

            #include "lvgl.h"
            \(loop ?? "")

            \(declarations.joined(separator: "\n\n"))

            #endif
            """
    }
}

/// The C source of a sequence's images.
struct LVGLSource {
    /// The start of all identifiers.
    let prefix: String
    /// The frames, of one size.
    let images: [Image]

    /// The source.
    var text: String {
        let maps = images.indices.map { "\(map($0))\n\n\(descriptor($0))" }
        let list = images.indices.map { "    &\(prefix)_\($0)," }
        return """
            #include "lvgl.h"

            \(maps.joined(separator: "\n\n"))

            const lv_image_dsc_t *const \(prefix)[\(images.count)] = {
            \(list.joined(separator: "\n"))
            };
            """
    }

    /// Returns the pixels as blue, green, red and alpha.
    private func map(_ index: Int) -> String {
        let pixels = images[index].pixels
        var lines: [String] = []
        var line = ""
        for start in stride(from: 0, to: pixels.count, by: 4) {
            for channel in [2, 1, 0, 3] {
                line += "\(pixels[start + channel]),"
            }
            if line.utf8.count > 88 {
                lines.append("    " + line)
                line = ""
            }
        }
        if !line.isEmpty { lines.append("    " + line) }
        return "static const uint8_t \(prefix)_\(index)_map[] = {\n"
            + lines.joined(separator: "\n") + "\n};"
    }

    private func descriptor(_ index: Int) -> String {
        let image = images[index]
        return """
            static const lv_image_dsc_t \(prefix)_\(index) = {
                .header = {
                    .magic = LV_IMAGE_HEADER_MAGIC,
                    .cf = LV_COLOR_FORMAT_ARGB8888,
                    .w = \(image.width),
                    .h = \(image.height),
                    .stride = \(4 * image.width),
                },
                .data_size = sizeof \(prefix)_\(index)_map,
                .data = \(prefix)_\(index)_map,
            };
            """
    }
}

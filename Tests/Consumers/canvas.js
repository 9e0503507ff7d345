// Draws a list of calls on a canvas, as Skia draws them on Android. Returns a data URL.
//
// The calls are those of a canvas with layers: save, layer, restore, transform, clip, fill, stroke.
function draw(calls, width, height, scale) {
  const layers = [];
  const states = [];
  const clamped = (value) => Math.min(Math.max(value, 0), 1);

  function push(transform) {
    const context = new OffscreenCanvas(width * scale, height * scale).getContext('2d');
    context.setTransform(transform);
    layers.push(context);
    return context;
  }

  function color([red, green, blue, alpha]) {
    const [r, g, b] = [red, green, blue].map((value) => 255 * clamped(value));
    return `rgb(${r} ${g} ${b} / ${clamped(alpha)})`;
  }

  // Skia interpolates premultiplied colours, and a canvas straight ones.
  function addStops(gradient, stops) {
    stops.forEach(([offset, value], index) => {
      const next = stops[index + 1];
      gradient.addColorStop(clamped(offset), color(value));
      if (!next || next[1][3] === value[3] || next[0] === offset) return;
      for (let step = 1; step < 16; step += 1) {
        const t = step / 16;
        const alpha = value[3] * (1 - t) + next[1][3] * t;
        const mixed = [0, 1, 2].map((part) => alpha === 0 ? 0
          : (value[part] * value[3] * (1 - t) + next[1][part] * next[1][3] * t) / alpha);
        gradient.addColorStop(clamped(offset + (next[0] - offset) * t), color([...mixed, alpha]));
      }
    });
    return gradient;
  }

  function style(context, paint) {
    if (Array.isArray(paint)) return color(paint);
    const { type, stops, points } = paint;
    if (type === 'sweep') return addStops(context.createConicGradient(0, ...points), stops);
    if (type === 'linear') return addStops(context.createLinearGradient(...points), stops);
    const [x, y, radius] = points;
    return addStops(context.createRadialGradient(x, y, 0, x, y, radius), stops);
  }

  // The part of the first contour between two lengths, as lines.
  function segment(data, fractions) {
    const [contour] = data.split(/(?=M)/);
    const element = document.createElementNS('http://www.w3.org/2000/svg', 'path');
    element.setAttribute('d', contour);
    const total = element.getTotalLength();
    const path = new Path2D();
    for (const [start, end] of fractions) {
      const count = Math.max(Math.ceil((end - start) * total / 0.05), 1);
      for (let step = 0; step <= count; step += 1) {
        const point = element.getPointAtLength((start + (end - start) * step / count) * total);
        if (step === 0) path.moveTo(point.x, point.y);
        else path.lineTo(point.x, point.y);
      }
    }
    return path;
  }

  function path(call) {
    return call.segments ? segment(call.path, call.segments) : new Path2D(call.path);
  }

  function luminance(context) {
    const image = context.getImageData(0, 0, width * scale, height * scale);
    for (let index = 0; index < image.data.length; index += 4) {
      const [red, green, blue, alpha] = image.data.subarray(index, index + 4);
      image.data[index + 3] = (0.2126 * red + 0.7152 * green + 0.0722 * blue) * alpha / 255;
    }
    context.putImageData(image, 0, 0);
  }

  push(new DOMMatrix([scale, 0, 0, scale, 0, 0]));
  for (const call of calls) {
    const context = layers[layers.length - 1];
    if (call.op === 'save') {
      context.save();
      states.push(null);
    } else if (call.op === 'layer') {
      states.push(call);
      push(context.getTransform());
    } else if (call.op === 'restore') {
      const layer = states.pop();
      if (layer === null) {
        context.restore();
      } else {
        if (layer.luminance) luminance(context);
        layers.pop();
        const below = layers[layers.length - 1];
        below.save();
        below.setTransform(1, 0, 0, 1, 0, 0);
        below.globalAlpha = layer.alpha;
        below.globalCompositeOperation = layer.blend || 'source-over';
        below.drawImage(context.canvas, 0, 0);
        below.restore();
      }
    } else if (call.op === 'transform') {
      context.transform(...call.matrix);
    } else if (call.op === 'clip') {
      context.clip(path(call), call.rule || 'nonzero');
    } else {
      context.globalAlpha = call.alpha;
      context.globalCompositeOperation = call.blend || 'source-over';
      if (call.op === 'fill') {
        context.fillStyle = style(context, call.paint);
        context.fill(path(call), call.rule || 'nonzero');
      } else if (call.width > 0) {
        context.strokeStyle = style(context, call.paint);
        context.lineWidth = call.width;
        context.lineCap = call.cap;
        context.lineJoin = call.join;
        context.miterLimit = call.miter;
        context.setLineDash(call.dash || []);
        context.lineDashOffset = call.phase || 0;
        context.stroke(path(call));
      }
    }
  }
  const [first] = layers;
  const canvas = document.createElement('canvas');
  [canvas.width, canvas.height] = [first.canvas.width, first.canvas.height];
  canvas.getContext('2d').drawImage(first.canvas, 0, 0);
  return canvas.toDataURL();
}

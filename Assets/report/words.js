/** Formats numbers and states for display. */

/** The labels of a sequence's status. */
export const SEQUENCE_LABELS = {
  failed: "failed", missing: "no golden", unusable: "not comparable", new: "new", passed: "passed",
};

/** The labels of a frame's status. */
export const FRAME_LABELS = {
  failed: "differs", new: "not in the golden", deleted: "missing", passed: "same",
};

/** Whether a sequence with this status makes the run fail. */
export function isFailure(status) {
  return status === "failed" || status === "missing" || status === "unusable";
}

/** Returns a count with its noun: "1 frame", "3 frames". */
export function pluralize(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/**
 * Returns the part of a name that differs from another: "dark @2x" for "arc/pulling-dark@2x" and
 * "arc/pulling".
 */
export function distinctPart(name, other) {
  let start = 0;
  while (start < name.length && name[start] === other[start]) start += 1;
  while (start > 0 && start < name.length && !"-@".includes(name[start])) start -= 1;
  const part = name.slice(start).replace(/^-/, "").replace(/(?!^)@/, " @");
  return part || name;
}

/**
 * Formats a frame's time or progress: "0.35 s" or "progress 0.4". Returns an empty string if both
 * are unknown.
 */
export function formatMoment({time, progress}) {
  if (time !== null) return `${Number(time.toFixed(3))} s`;
  return progress !== null ? `progress ${Number(progress.toFixed(3))}` : "";
}

/** Describes a frame's difference. */
export function describeFrame(frame) {
  const {status, count, share, worst, width, height} = frame;
  const parts = [FRAME_LABELS[status]];
  if (count) {
    if (status === "passed") parts[0] = "within the tolerance, differs";
    parts[0] += ` in ${count} of ${width * height} pixels (${percent(share ?? 0)})`;
  }
  if (worst) parts.push(`at most by ${Number(worst.toFixed(3))}`);
  parts.push(`${width}×${height}`);
  return parts.join(" · ");
}

/** Formats a fraction as a percentage, with enough digits to distinguish it from zero. */
export function percent(fraction) {
  const value = fraction * 100;
  return `${value >= 1 ? value.toFixed(1) : Number(value.toPrecision(2))} %`;
}

/** Formats frame numbers: "frame 7", "frames 3,20-22", or an empty string. */
export function formatFrames(numbers) {
  if (numbers.length === 0) return "";
  return `frame${numbers.length === 1 ? "" : "s"} ${ranges(numbers)}`;
}

/** Formats frame numbers as ranges in the syntax of the command line: "3,20-22". */
export function ranges(numbers) {
  const runs = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([low, high]) => (low === high ? `${low}` : `${low}-${high}`)).join(",");
}

/**
 * Describes the tolerance and how much of it is left. Returns an empty string if nothing was
 * compared.
 */
export function formatTolerance({tolerance, headroom}) {
  if (!tolerance) return "";
  const names = Object.keys(tolerance).filter((name) => name !== "window");
  if (names.every((name) => tolerance[name] === 0)) return "none, must be identical";
  return names.map((name) => {
    const isShare = name.toLowerCase().endsWith("share");
    const limit = isShare ? percent(tolerance[name]) : tolerance[name];
    const left = headroom && name in headroom ? ` (${formatHeadroom(headroom[name])})` : "";
    return `${name} ≤ ${limit}${left}`;
  }).join(" · ");
}

function formatHeadroom(left) {
  return left === null || left < 0 ? "exceeded" : `${Math.round(left * 100)} % left`;
}

/** How numbers and states are put into words, everywhere the same. */

/** What a sequence's status is called. */
export const SEQUENCE_WORDS = {
  failed: "failed", missing: "no golden", unusable: "not comparable", new: "new", passed: "passed",
};

/** What a frame's status is called. */
export const FRAME_WORDS = {
  failed: "differs", new: "not in the golden", deleted: "missing", passed: "same",
};

/** Whether a sequence's status makes a run fail. */
export function isFailure(status) {
  return status === "failed" || status === "missing" || status === "unusable";
}

/** "1 frame", "3 frames". */
export function counted(count, noun) {
  return `${count} ${noun}${count === 1 ? "" : "s"}`;
}

/** What of a name is unlike another's: "dark @2x" of "arc/pulling-dark@2x" beside "arc/pulling". */
export function unlikePart(name, other) {
  let start = 0;
  while (start < name.length && name[start] === other[start]) start += 1;
  while (start > 0 && start < name.length && !"-@".includes(name[start])) start -= 1;
  const part = name.slice(start).replace(/^-/, "").replace(/(?!^)@/, " @");
  return part || name;
}

/** When a frame is shown: "0.35 s" or "at 40 % of the pull"; empty where neither is known. */
export function momentWords({time, progress}) {
  if (time !== null) return `${Number(time.toFixed(3))} s`;
  return progress !== null ? `progress ${Number(progress.toFixed(3))}` : "";
}

/** What differs in a frame. */
export function frameWords(frame) {
  const {status, count, share, worst, width, height} = frame;
  const parts = [FRAME_WORDS[status]];
  if (count) {
    if (status === "passed") parts[0] = "within the tolerance, differs";
    parts[0] += ` in ${count} of ${width * height} pixels (${percent(share ?? 0)})`;
  }
  if (worst) parts.push(`worst by ${Number(worst.toFixed(3))}`);
  parts.push(`${width}×${height}`);
  return parts.join(" · ");
}

/** A share as a percentage with enough digits to tell it from none. */
export function percent(share) {
  const value = share * 100;
  return `${value >= 1 ? value.toFixed(1) : Number(value.toPrecision(2))} %`;
}

/** "frame 7", "frames 3,20-22"; empty for none. */
export function framesWords(numbers) {
  if (numbers.length === 0) return "";
  return `frame${numbers.length === 1 ? "" : "s"} ${ranges(numbers)}`;
}

/** Frame numbers as ranges, in the form that commands take: "3,20-22". */
export function ranges(numbers) {
  const runs = [];
  for (const number of [...new Set(numbers)].sort((a, b) => a - b)) {
    const run = runs.at(-1);
    if (run && run[1] === number - 1) run[1] = number;
    else runs.push([number, number]);
  }
  return runs.map(([low, high]) => (low === high ? `${low}` : `${low}-${high}`)).join(",");
}

/** What is allowed and left of a tolerance; empty where nothing was compared. */
export function budgetWords({tolerance, headroom}) {
  if (!tolerance) return "";
  const names = Object.keys(tolerance).filter((name) => name !== "window");
  if (names.every((name) => tolerance[name] === 0)) return "none, exactly the same";
  return names.map((name) => {
    const isShare = name.toLowerCase().endsWith("share");
    const limit = isShare ? percent(tolerance[name]) : tolerance[name];
    const left = headroom && name in headroom ? ` (${leftWords(headroom[name])})` : "";
    return `${name} ≤ ${limit}${left}`;
  }).join(" · ");
}

function leftWords(left) {
  return left === null || left < 0 ? "exceeded" : `${Math.round(left * 100)} % left`;
}

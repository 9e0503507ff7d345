/** What is wrong, as values. */

/** Something that cannot be done, with the problems as values. */
export class PinwheelError extends Error {
  constructor(problems) {
    super(problems.map((problem) => problem.text).join("\n"));
    this.name = "PinwheelError";
    this.problems = problems;
  }
}

/** A problem that lies in no line; `file` is empty where it lies in no file. */
export function problemOf(message, hint = null, file = "") {
  const text = hint ? `${message}; ${hint}` : message;
  return {file, line: 0, column: 0, severity: "error", message, hint, text};
}

/** The error of one problem that lies in no line. */
export function failure(message, hint, file) { return new PinwheelError([problemOf(message, hint, file)]); }

/** A problem in a file, where it is in none yet. */
export function placed(problem, file) {
  return problem.file || !file ? problem : {...problem, file, text: `${file}: ${problem.text}`};
}

/** Errors as values. */

/** An error with a list of problems. */
export class PinwheelError extends Error {
  constructor(problems) {
    super(problems.map((problem) => problem.text).join("\n"));
    this.name = "PinwheelError";
    this.problems = problems;
  }
}

/** Returns a problem without a line. `file` is empty if it is in no file. */
export function problemOf(message, hint = null, file = "") {
  const text = hint ? `${message}; ${hint}` : message;
  return {file, line: 0, column: 0, severity: "error", message, hint, text};
}

/** Returns an error with one problem without a line. */
export function failure(message, hint, file) { return new PinwheelError([problemOf(message, hint, file)]); }

/** Sets the file of a problem that has none. */
export function withFile(problem, file) {
  return problem.file || !file ? problem : {...problem, file, text: `${file}: ${problem.text}`};
}

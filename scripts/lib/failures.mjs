import { stripVTControlCharacters } from "node:util"

/** The most lines of one failure, and the most letters of a line. */
const LINES = 10
const LETTERS = 160

/**
 * What a person should look at first when a test has failed: the test and its step, then what was expected and what was
 * seen. The whole report lies in the folder reports/.
 *
 * @param {{ test: string, step?: string, message: string }} failure `test` is its file and title, `step` the step of a
 *   walk in which it failed, `message` what the test runner says, with colours or without
 * @returns {string} ten lines at the most
 */
export function tellFailure({ test, step, message }) {
  const lines = stripVTControlCharacters(message)
    .split("\n")
    .filter((line) => line.trim() && !NOISE.test(line))
  const shown = [`✗ ${test}`, ...(step ? [`  step: ${step}`] : []), ...lines.map((line) => `  ${line}`)]
  const cut =
    shown.length > LINES ? [...shown.slice(0, LINES - 1), `  … ${shown.length - LINES + 1} more lines`] : shown
  return cut.map((line) => (line.length > LETTERS ? `${line.slice(0, LETTERS - 1)}…` : line)).join("\n")
}

/** Lines that say how a test was written or where the runner was, and nothing about the page. */
const NOISE = /^\s*(at .*([:)]\d+|<anonymous>\))|(Error: )?expect\(.*\)\.?.*\/\/.*|Call log:|\d+ \||> \d+ \||\|\s*\^)/

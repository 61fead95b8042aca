import path from "node:path"
import { tellFailure } from "./failures.mjs"

/**
 * Prints one dot for each passed test, and each failure in ten lines as soon as it is known. In the folder reports/ lies
 * the whole report, with all messages.
 *
 * @implements {import("@playwright/test/reporter").Reporter}
 */
export default class BriefReporter {
  printsToStdio() {
    return true
  }

  /**
   * @param {import("@playwright/test/reporter").TestCase} test
   * @param {import("@playwright/test/reporter").TestResult} result
   */
  onTestEnd(test, result) {
    if (result.status === "skipped") return
    if (result.status === test.expectedStatus) {
      process.stdout.write(".")
      return
    }
    const { file, line } = test.location
    const step = failedStep(result.steps)
    const message = result.errors.map((error) => error.message ?? error.value ?? "").join("\n")
    console.log(`\n${tellFailure({ test: `${path.relative(".", file)}:${line} ${test.title}`, step, message })}`)
  }

  /** @param {import("@playwright/test/reporter").TestError} error outside of a test, such as a file that cannot be loaded */
  onError(error) {
    console.log(`\n${tellFailure({ test: "outside of the tests", message: error.message ?? error.value ?? "" })}`)
  }

  onStdErr(chunk) {
    process.stderr.write(chunk)
  }

  onEnd({ status }) {
    console.log(`\n${status}`)
  }
}

/** The title of the innermost step of ours that failed. */
function failedStep(steps) {
  const step = steps.find(({ category, error }) => category === "test.step" && error)
  return step && (failedStep(step.steps) ?? step.title)
}

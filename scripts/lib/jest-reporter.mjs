import path from "node:path"
import { tellFailure } from "./failures.mjs"

/** Prints a dot for each passed file, and each failure in ten lines. In the folder reports/ lies the whole report. */
export default class BriefReporter {
  /** @param {unknown} _test @param {import("@jest/test-result").TestResult} result */
  onTestResult(_test, result) {
    const file = path.relative(".", result.testFilePath)
    const failed = result.testResults.filter(({ status }) => status === "failed")
    if (result.testExecError && failed.length === 0)
      print({ test: file, message: result.testExecError.message ?? String(result.failureMessage) })
    for (const { fullName, failureMessages } of failed)
      print({ test: `${file} ${fullName}`, message: failureMessages.join("\n") })
    if (!result.testExecError && failed.length === 0) process.stdout.write(".")
  }

  onRunComplete(_contexts, { snapshot }) {
    console.log(snapshot.unchecked > 0 ? `\n${snapshot.unchecked} snapshots belong to no test` : "")
  }
}

const print = (failure) => console.log(`\n${tellFailure(failure)}`)

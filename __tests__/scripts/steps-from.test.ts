/** @jest-environment node */
import { stepsFrom } from "../../scripts/lib/steps-from.mjs"

const steps = [{ name: "unit" }, { name: "build" }, { name: "end to end", isBuilt: true }]

test("a run begins with the first step, or with the one that is asked for", () => {
  expect(stepsFrom(steps, undefined, false)).toEqual({ begun: 0 })
  expect(stepsFrom(steps, "end to end", true)).toEqual({ begun: 2 })
})

test("a step that there is not is answered with those that there are", () => {
  expect(stepsFrom(steps, "e2e", true).problem).toBe(
    'There is no step "e2e". There are: "unit", "build", "end to end".',
  )
})

test("a step that asks the built site waits for one", () => {
  expect(stepsFrom(steps, "end to end", false).problem).toContain('begin with "build"')
  expect(stepsFrom(steps, "build", false)).toEqual({ begun: 1 })
})

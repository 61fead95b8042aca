/** @jest-environment node */
import { compileWorker } from "../../../src/platform/offline/build"

test("both workers are single scripts; the one that unregisters itself answers no request", () => {
  const worker = compileWorker(".", "worker.ts")
  expect(worker).toMatch(/addEventListener\("fetch"/)
  const selfDestruct = compileWorker(".", "self-destruct.ts")
  expect(selfDestruct).not.toMatch(/"fetch"/)
  expect(selfDestruct).toContain("unregister()")
  for (const code of [worker, selfDestruct]) expect(code).not.toMatch(/\bimport\b|process\.env/)
})

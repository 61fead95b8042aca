/** @jest-environment node */
import { spawnSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"

let folder: string
beforeEach(() => {
  folder = fs.mkdtempSync(path.join(os.tmpdir(), "packages-"))
})
afterEach(() => fs.rmSync(folder, { recursive: true }))

const wanted = { name: "The loom", program: "loom-of-the-tests", packages: ["loom", "loom-driver"] }

/** What `provide` does in a process of its own, whose PATH is the test's folder alone. */
function provideWith(environment: Record<string, string>) {
  const script = `
    import { provide } from ${JSON.stringify(path.resolve("scripts/lib/packages.mjs"))}
    const found = provide(${JSON.stringify(wanted)})
    console.log("answer:", found)`
  const { status, stdout, stderr } = spawnSync(process.execPath, ["--input-type=module", "--eval", script], {
    env: { PATH: folder, ...environment },
    encoding: "utf8",
  })
  return { status, stdout, stderr }
}

test("a program in PATH is found, whoever runs the tests", () => {
  const program = path.join(folder, wanted.program)
  fs.writeFileSync(program, "")
  for (const CI of ["true", "false"]) expect(provideWith({ CI }).stdout).toBe(`answer: ${program}\n`)
})

test("without the program a contributor reads one line that says what is left out", () => {
  const { status, stdout } = provideWith({ CI: "" })
  expect(status).toBe(0)
  expect(stdout).toBe(
    "The loom is not here: its tests are left out (apt-get install loom loom-driver)\nanswer: undefined\n",
  )
})

test("in CI nothing is left out: what can't be installed stops the run and is named", () => {
  const { status, stderr } = provideWith({ CI: "true" })
  expect(status).toBe(1)
  expect(stderr).toContain(
    'The loom is not here, and "apt-get install loom loom-driver" did not bring loom-of-the-tests.',
  )
})

/** @jest-environment node */
import { runBeside } from "../../scripts/lib/run.mjs"

describe("a program that runs beside others", () => {
  let printed = ""
  beforeEach(() => {
    printed = ""
    jest.spyOn(process.stdout, "write").mockImplementation((text) => {
      printed += text.toString()
      return true
    })
  })

  test("prints when its turn has come, all of it, and says how it ended", async () => {
    const program = "console.log('one');console.error('two');setTimeout(()=>{console.log('three');process.exit(3)},400)"
    const { turn } = runBeside(process.execPath, ["-e", program])
    await new Promise((resolve) => setTimeout(resolve, 300))
    expect(printed).toBe("")
    expect(await turn()).toBe(3)
    expect(printed.split("\n").sort()).toEqual(["", "one", "three", "two"])
  })

  test("is ended with all that it has started", async () => {
    const program = "require('child_process').spawnSync(process.execPath,['-e','setTimeout(()=>{},60000)'])"
    const { turn, stop } = runBeside(process.execPath, ["-e", program])
    await new Promise((resolve) => setTimeout(resolve, 300))
    stop()
    expect(await turn()).not.toBe(0)
  })

  test("that does not exist has failed", async () => {
    expect(await runBeside("no-such-program", []).turn()).not.toBe(0)
    expect(printed).toContain("no-such-program")
  })
})

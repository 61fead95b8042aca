import { everyRoute, routes } from "../support/site"
import { expect, test } from "./support/test"

/* Each template's page opens, keeps its heading during hydration, and passes axe. */

for (const route of everyRoute) {
  test(`${route} opens with its heading, and axe finds nothing`, async ({ visitor }) => {
    await visitor.open(route)
    const heading = await visitor.ask("servedHeading")
    expect(heading).not.toBe("")
    await expect.poll(() => visitor.ask("headings")).toEqual([heading])
    expect(await visitor.findViolations()).toEqual([])
  })
}

test("axe runs: it finds a deliberate violation", async ({ visitor }) => {
  await visitor.open(routes.login)
  await visitor.evaluate("document.querySelector('main').append(document.createElement('button'))")
  expect(await visitor.findViolations()).toEqual([expect.stringMatching(/^button-name: /)])
})

test.describe("errors are reported", () => {
  const provoked = /on purpose|refused https:\/\/elsewhere\.example|other host: https:\/\/elsewhere\.example/
  test.use({ expectedProblems: [provoked] })

  test("from the console, thrown errors, rejected promises, and the policy", async ({ visitor }) => {
    await visitor.open(routes.login)
    await visitor.tab.run(`
      console.error("logged on purpose")
      setTimeout(() => { throw new Error("thrown on purpose") })
      void Promise.reject(new Error("rejected on purpose"))`)
    for (const words of ["logged on purpose", "thrown on purpose", "rejected on purpose"]) {
      await expect.poll(() => visitor.complaints()).toContainEqual(expect.stringContaining(words))
    }
  })
})

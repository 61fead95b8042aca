import axe, { type RunOptions } from "axe-core"

/** Expects that axe finds nothing. Tests render parts of a page, and jsdom draws nothing: two rules make no sense here. */
export async function expectNoViolations(options: RunOptions = {}): Promise<void> {
  const rules = { region: { enabled: false }, "color-contrast": { enabled: false } }
  const { violations } = await axe.run(document.body, { rules, resultTypes: ["violations"], ...options })
  expect(violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(", ")}`)).toEqual([])
}

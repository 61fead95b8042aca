import axe, { type RunOptions } from "axe-core"

/** Expects no violations. Disables rules that need a whole page, or layout and a canvas, which jsdom lacks. */
export async function expectNoViolations(options: RunOptions = {}): Promise<void> {
  const disabled = ["region", "color-contrast", "label-content-name-mismatch"]
  const rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]))
  const { violations } = await axe.run(document.body, { rules, resultTypes: ["violations"], ...options })
  expect(violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(", ")}`)).toEqual([])
}

import axe, { type RunOptions } from "axe-core"

/** Expects no violations. Disables rules that need a whole page, or layout and a canvas, which jsdom lacks. Videos don't load there. */
export async function expectNoViolations(options: RunOptions = {}): Promise<void> {
  const disabled = ["region", "color-contrast", "label-content-name-mismatch"]
  const rules = Object.fromEntries(disabled.map((rule) => [rule, { enabled: false }]))
  const fixed: RunOptions = { rules, resultTypes: ["violations"], preload: false }
  const { violations } = await axe.run(document.body, { ...fixed, ...options })
  expect(violations.map(({ help, nodes }) => `${help}: ${nodes.map(({ html }) => html).join(", ")}`)).toEqual([])
}

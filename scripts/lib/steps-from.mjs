/**
 * Where a run of the tests begins.
 *
 * @param {readonly { name: string, isBuilt?: boolean }[]} steps
 * @param {string | undefined} asked the name of a step; undefined begins with the first
 * @param {boolean} hasSite whether there is a built site, which later steps ask
 * @returns {{ begun: number, problem?: string }} the step's place, and what is wrong with what was asked
 */
export function stepsFrom(steps, asked, hasSite) {
  if (asked === undefined) return { begun: 0 }
  const begun = steps.findIndex(({ name }) => name === asked)
  if (begun < 0) {
    const names = steps.map(({ name }) => `"${name}"`).join(", ")
    return { begun: 0, problem: `There is no step "${asked}". There are: ${names}.` }
  }
  if (steps[begun].isBuilt && !hasSite) {
    return { begun: 0, problem: `The step "${asked}" asks the built site, and there is none: begin with "build".` }
  }
  return { begun }
}

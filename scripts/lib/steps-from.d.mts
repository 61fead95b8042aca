interface Step {
  name: string
  isBuilt?: boolean
}
export function stepsFrom(
  steps: readonly Step[],
  asked: string | undefined,
  hasSite: boolean,
): { begun: number; problem?: string }

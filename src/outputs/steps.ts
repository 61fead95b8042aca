import type { Reporter } from "gatsby"

/** Does a part of the build as a step of its own. */
export type Step = (name: string, work: () => void | Promise<void>) => Promise<void>

/** The steps of the build after Gatsby's own: each is named with the time it took, in the list of Gatsby's activities. */
export const steps =
  ({ activityTimer }: Pick<Reporter, "activityTimer">): Step =>
  async (name, work) => {
    const timer = activityTimer(name)
    timer.start()
    await work()
    timer.end()
  }

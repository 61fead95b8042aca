import { part } from "./part"

const steps = Array.from(part("form", HTMLFormElement).querySelectorAll<HTMLElement>("[data-step]"))
let current = 0

export const currentStep = (): HTMLElement => steps[current] ?? part("form", HTMLFormElement)

export const isLastStep = (): boolean => current === steps.length - 1

/** Shows one step and hides the others; their answers stay. */
export function showStep(place: number): void {
  current = Math.min(Math.max(place, 0), steps.length - 1)
  steps.forEach((step, index) => {
    step.hidden = index !== current
  })
}

/** The same, and moves the focus to the step's heading, which says how far the visitor has come. */
export function goToStep(place: number): void {
  showStep(place)
  currentStep().querySelector<HTMLElement>("h2")?.focus({ preventScroll: true })
  part("main", HTMLElement).scrollIntoView({ block: "start" })
}

export const goToNeighbour = (by: 1 | -1): void => goToStep(current + by)

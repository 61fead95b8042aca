import { formSteps } from "../../src/outputs/member-form/member-form-fields"
import { registration } from "./site"

const answers = new Map([
  ["Full name", "Nakato & Prossy"],
  ["Occupation", "Dairy farmer"],
  ["Phone number", "+256 700 000 000"],
  ["District", "Mbarara"],
])

interface Question {
  label: string
  /** A text, or the label of an option. */
  answer: string
  isChoice: boolean
}

export interface MemberStep {
  /** The name of the button to the next step. */
  submit: string
  /** The required questions, in the form's order. */
  questions: readonly Question[]
}

/** The steps of the registration form, with an answer to each required question. */
export const memberSteps: readonly MemberStep[] = formSteps.map(({ controls }, index) => {
  const next = formSteps[index + 1]
  return {
    submit: next ? `Next: ${next.title}` : "Prepare my message",
    questions: Object.entries(controls)
      .filter(([label]) => registration.requiredFields.includes(label))
      .map(([label, { choices }]) => ({
        label,
        answer: choices?.[0] ?? answers.get(label) ?? `${label} A`,
        isChoice: choices !== undefined,
      })),
  }
})

/** Returns a step by its number, from 1. */
export function getMemberStep(number: number): MemberStep {
  const step = memberSteps[number - 1]
  if (!step) throw new Error(`The registration form has no step ${number}.`)
  return step
}

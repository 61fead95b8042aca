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
  /** What a new member answers: a text, or the option that is chosen. */
  answer: string
  isChoice: boolean
}

interface Step {
  /** The button that leads on. */
  forward: string
  /** The required questions, in the form's order. */
  questions: readonly Question[]
}

/** The registration form's steps, with an answer to each question that needs one. */
export const memberSteps: readonly Step[] = formSteps.map(({ controls }, index) => {
  const next = formSteps[index + 1]
  return {
    forward: next ? `Next: ${next.title}` : "Prepare my message",
    questions: Object.entries(controls)
      .filter(([label]) => registration.requiredFields.includes(label))
      .map(([label, { choices }]) => ({
        label,
        answer: choices?.[0] ?? answers.get(label) ?? `${label} A`,
        isChoice: choices !== undefined,
      })),
  }
})

import { graphql } from "gatsby"
import { Field } from "../../components/field"
import { FormRow, FormSubmit, RequiredNote, type FormValues } from "../../components/form"
import { Select } from "../../components/select"
import { EmailInput, TelInput, TextArea, TextInput } from "../../components/text-input"
import { HandOverForm } from "./hand-over-form"
import type { Draft } from "./hand-over-message"

interface ContactFormProps {
  copy: Pick<
    Queries.ContactCopyFragment,
    "categoryPlaceholder" | "interestPlaceholder" | "submitLabel" | "successMessage"
  >
  options: readonly Queries.ContactOptionFragment[]
  /** The URL that receives the message; null if there is none. */
  endpoint: string | null
}

/** The home page's contact form: all fields required (spec section 5). */
export function ContactForm({ copy, options, endpoint }: ContactFormProps) {
  const choices = (list: "category" | "interest") => options.filter((option) => option.list === list)

  const describe = (values: FormValues): Draft => {
    // Required by the specification: "the entries are logged locally" (section 5).
    console.info("Contact form", values)
    const { name = "", email = "", phone = "", category = "", interest = "", comments = "" } = values
    const person = spoken(options, "category", category)
    const about = spoken(options, "interest", interest)
    return { kind: "question", fields: { name, email, telephone: phone, person, about, text: comments } }
  }

  return (
    <HandOverForm describe={describe} endpoint={endpoint} thanks={copy.successMessage}>
      <p className="no-js-only">
        Sending this form needs JavaScript. Please call us or write an email. The numbers are at the foot of the page.
      </p>
      <RequiredNote />
      <FormRow>
        <Field name="name" label="Your name" required>
          <TextInput autoComplete="name" />
        </Field>
        <Field name="email" label="Email address" kind="email" required>
          <EmailInput />
        </Field>
        <Field name="phone" label="Phone number" kind="tel" required>
          <TelInput />
        </Field>
        <Field name="category" label="I am" kind="choice" required>
          <Select options={choices("category")} placeholder={copy.categoryPlaceholder} defaultValue="" />
        </Field>
      </FormRow>
      <Field name="interest" label="I would like to know about" kind="choice" required>
        <Select options={choices("interest")} placeholder={copy.interestPlaceholder} defaultValue="" />
      </Field>
      <Field name="comments" label="Your message" required>
        <TextArea rows={4} />
      </Field>
      <FormSubmit size="lg">{copy.submitLabel}</FormSubmit>
    </HandOverForm>
  )
}

/** A choice is submitted by its value; the message for people contains its label. Typed text is unchanged. */
const spoken = (options: ContactFormProps["options"], field: string, value: string) =>
  options.find((option) => option.list === field && option.value === value)?.label ?? value

export const contactOptionFragment = graphql`
  fragment ContactOption on ContactOption {
    list
    value
    label
  }
`

import { Field } from "../../components/field"
import { FormRow, FormSubmit, RequiredNote, type FormValues } from "../../components/form"
import { Select } from "../../components/select"
import { EmailInput, TelInput, TextArea, TextInput } from "../../components/text-input"
import { HandOverForm } from "./hand-over-form"
import type { Draft } from "./hand-over-message"
import { words } from "./words"

const { form } = words
const { category: categories, interest: interests } = form.choices

interface ContactFormProps {
  /** The URL that receives the message; null if there is none. */
  endpoint: string | null
}

/** The home page's contact form: all fields required (spec section 5). */
export function ContactForm({ endpoint }: ContactFormProps) {
  const describe = (values: FormValues): Draft => {
    // Required by the specification: "the entries are logged locally" (section 5).
    console.info("Contact form", values)
    const { name = "", email = "", phone = "", category = "", interest = "", comments = "" } = values
    const person = spoken(categories, category)
    const about = spoken(interests, interest)
    return { kind: "question", fields: { name, email, telephone: phone, person, about, text: comments } }
  }

  return (
    <HandOverForm describe={describe} endpoint={endpoint} thanks={form.thanksAtHome}>
      <p className="no-js-only">{form.withoutScriptAtHome}</p>
      <RequiredNote />
      <FormRow>
        <Field name="name" label={form.name} required>
          <TextInput autoComplete="name" />
        </Field>
        <Field name="email" label={form.email} kind="email" required>
          <EmailInput />
        </Field>
        <Field name="phone" label={form.phone} kind="tel" required>
          <TelInput />
        </Field>
        <Field name="category" label={form.category} kind="choice" required>
          <Select options={categories} placeholder={form.noCategory} defaultValue="" />
        </Field>
      </FormRow>
      <Field name="interest" label={form.interest} kind="choice" required>
        <Select options={interests} placeholder={form.noInterest} defaultValue="" />
      </Field>
      <Field name="comments" label={form.message} required>
        <TextArea rows={4} />
      </Field>
      <FormSubmit size="lg">{form.submit}</FormSubmit>
    </HandOverForm>
  )
}

/** A choice is submitted by its value; the message for people contains its label. Typed text is unchanged. */
const spoken = (choices: typeof categories, value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value

import { useState } from "react"
import { Field } from "../../components/field"
import { FormRow, FormSubmit, getFormValues, RequiredNote, type FormValues } from "../../components/form"
import { Alert } from "../../components/alert"
import { SelectField } from "../../components/select-field"
import { TelInput, TextArea } from "../../components/text-input"
import { useSite } from "../../shared/use-site"
import { PreparedMessageForm } from "./prepared-message-form"
import type { Draft } from "./send-message"
import { formMessages } from "./form-messages"
import { NameAndEmail } from "./name-and-email"

const { category: categories, interest: interests } = formMessages.choices

export function ContactForm() {
  const { forms } = useSite().site
  const [isInvestment, setInvestment] = useState(false)
  return (
    <PreparedMessageForm
      draft="contact"
      describe={describe}
      endpoint={forms.contact}
      thanks={formMessages.thanksAtHome}
      onRead={({ interest }) => setInvestment(interest === "investment")}
      onReset={() => setInvestment(false)}
      // Required by the specification: "the entries are logged locally" (section 5).
      onSubmit={({ currentTarget }) => console.info("Contact form", getFormValues(currentTarget))}
    >
      <p className="no-js-only">{formMessages.withoutScriptAtHome}</p>
      <RequiredNote />
      <FormRow className="lg:grid-cols-3">
        <NameAndEmail />
        <Field name="phone" label={formMessages.phone} required>
          <TelInput />
        </Field>
        <Field name="category" label={formMessages.category} kind="choice" required>
          <SelectField options={categories} placeholder={formMessages.noCategory} defaultValue="" />
        </Field>
        <Field name="interest" label={formMessages.interest} kind="choice" required>
          <SelectField options={interests} placeholder={formMessages.noInterest} defaultValue="" />
        </Field>
        <Field name="comments" label={formMessages.message} required>
          <TextArea rows={3} />
        </Field>
      </FormRow>
      <div role="status" className="empty:hidden">
        {isInvestment && <Alert variant="warning">{formMessages.investment}</Alert>}
      </div>
      <FormSubmit size="lg">{formMessages.submit}</FormSubmit>
    </PreparedMessageForm>
  )
}

function describe({
  name = "",
  email = "",
  phone = "",
  category = "",
  interest = "",
  comments = "",
}: FormValues): Draft {
  const role = getChoiceLabel(categories, category)
  const topic = getChoiceLabel(interests, interest)
  return { kind: "question", fields: { name, email, telephone: phone, person: role, about: topic, text: comments } }
}

/** Returns the label of a choice, for the message; other text is unchanged. */
const getChoiceLabel = (choices: typeof categories, value: string) =>
  choices.find((choice) => choice.value === value)?.label ?? value

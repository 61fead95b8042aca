import { graphql } from "gatsby"
import { Field } from "../../components/field"
import { Form, FormRow, FormSubmit, RequiredNote, type FormValues } from "../../components/form"
import { Select } from "../../components/select"
import { EmailInput, TelInput, TextArea, TextInput } from "../../components/text-input"
import { deliverForm } from "../../shared/deliver-form"

interface ContactFormProps {
  copy: Pick<
    Queries.ContactCopyFragment,
    "categoryPlaceholder" | "interestPlaceholder" | "submitLabel" | "successMessage"
  >
  options: readonly Queries.ContactOptionFragment[]
  /** Where the message is posted; null while there is no such place. */
  endpoint: string | null
  /** The number that a visitor may send the message to instead. */
  chatNumber: string
}

const labels: Record<string, string> = {
  name: "Name",
  email: "E-mail",
  phone: "Telephone",
  category: "I am",
  interest: "About",
  comments: "Message",
}

/** The home page's form: all fields required (spec section 5). Nothing leaves without the visitor's tap. */
export function ContactForm({ copy, options, endpoint, chatNumber }: ContactFormProps) {
  const choices = (list: "category" | "interest") => options.filter((option) => option.list === list)

  const send = async (values: FormValues, form: HTMLFormElement) => {
    // The specification's own words: "the entries are logged locally" (section 5).
    console.info("Contact form", values)
    await deliverForm({
      form,
      values,
      title: "Message from the CaFN website",
      fields: Object.entries(labels).map(
        ([name, label]) => [label, spoken(options, name, values[name] ?? "")] as const,
      ),
      endpoint,
      chatNumber,
      successMessage: copy.successMessage,
    })
  }

  return (
    <Form onSend={send}>
      <RequiredNote />
      <FormRow>
        <Field name="name" label="Your name" required>
          <TextInput autoComplete="name" />
        </Field>
        <Field name="email" label="E-mail address" kind="email" required>
          <EmailInput />
        </Field>
        <Field name="phone" label="Telephone" kind="tel" required>
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
      <p className="no-js-only">
        Sending this form needs JavaScript. Please ring us up or write an e-mail; the numbers stand at the foot of the
        page.
      </p>
    </Form>
  )
}

/** A choice is sent by its short name; a person reads its label. What was typed stays as it is. */
const spoken = (options: ContactFormProps["options"], field: string, value: string) =>
  options.find((option) => option.list === field && option.value === value)?.label ?? value

export const contactOptionFragment = graphql`
  fragment ContactOption on ContactOption {
    list
    value
    label
  }
`

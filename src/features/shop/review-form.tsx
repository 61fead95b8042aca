import { graphql } from "gatsby"
import { useSite } from "../../shared/use-site"
import { Field } from "../../components/field"
import { Form, FormRow, FormSubmit, RequiredNote, type FormValues } from "../../components/form"
import { StarPicker } from "../../components/star-picker"
import { EmailInput, TextArea, TextInput } from "../../components/text-input"
import { deliverForm } from "../../shared/deliver-form"

interface ReviewFormProps {
  copy: Queries.ReviewFormCopyFragment
  /** Title of the product. */
  title: string
}

/** The form for a review: stars are optional; text, name and e-mail are required (spec section 5). */
export function ReviewForm({ copy, title }: ReviewFormProps) {
  const { site } = useSite()
  const send = (values: FormValues, form: HTMLFormElement) =>
    deliverForm({
      form,
      values: { ...values, product: title },
      title: `Review of ${title}`,
      fields: [
        ["Stars", values.stars ? `${values.stars} of 5` : ""],
        ["Review", values.text ?? ""],
        ["Name", values.name ?? ""],
        ["E-mail", values.email ?? ""],
      ],
      endpoint: site.forms.review,
      chatNumber: site.chat.number,
      successMessage: copy.reviewThanks,
    })

  return (
    <Form onSend={send}>
      <RequiredNote />
      <StarPicker name="stars" label="Your rating" />
      <Field name="text" label="Your review" required>
        <TextArea rows={5} />
      </Field>
      <FormRow>
        <Field name="name" label="Your name" required>
          <TextInput autoComplete="name" />
        </Field>
        <Field name="email" label="E-mail address" kind="email" required>
          <EmailInput />
        </Field>
      </FormRow>
      <FormSubmit>{copy.reviewButton}</FormSubmit>
    </Form>
  )
}

export const reviewFormCopyFragment = graphql`
  fragment ReviewFormCopy on Shop {
    reviewButton
    reviewThanks
  }
`

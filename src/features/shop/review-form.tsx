import { graphql } from "gatsby"
import { useSite } from "../../shared/use-site"
import { Field } from "../../components/field"
import { Form, FormRow, FormSubmit, RequiredNote, type FormValues } from "../../components/form"
import { StarPicker } from "../../components/star-picker"
import { EmailInput, TextArea, TextInput } from "../../components/text-input"
import { deliverForm } from "../../shared/deliver-form"

interface ReviewFormProps {
  words: Queries.ReviewFormWordsFragment
  /** The product that is reviewed. */
  title: string
}

/** A review to write: stars if one likes; text, name and e-mail are required (spec section 5). */
export function ReviewForm({ words, title }: ReviewFormProps) {
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
      successMessage: words.reviewThanks,
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
      <FormSubmit>{words.reviewButton}</FormSubmit>
    </Form>
  )
}

export const reviewFormWordsFragment = graphql`
  fragment ReviewFormWords on Shop {
    reviewButton
    reviewThanks
  }
`

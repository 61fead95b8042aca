import { graphql } from "gatsby"
import { useSite } from "../../shared/use-site"
import { Field } from "../../components/field"
import { FormRow, FormSubmit, RequiredNote, type FormValues } from "../../components/form"
import { StarPicker } from "../../components/star-picker"
import { EmailInput, TextArea, TextInput } from "../../components/text-input"
import { type Draft, HandOverForm } from "../contact"

interface ReviewFormProps {
  copy: Queries.ReviewFormCopyFragment
  /** Title of the product. */
  title: string
}

/** The form for a review: stars are optional; text, name and e-mail are required (spec section 5). */
export function ReviewForm({ copy, title }: ReviewFormProps) {
  const { forms } = useSite().site
  const describe = ({ stars, text = "", name = "", email = "" }: FormValues): Draft => ({
    kind: "review",
    fields: { product: title, stars: stars ? `${stars} of 5` : "", text, name, email },
  })

  return (
    <HandOverForm describe={describe} context={{ product: title }} endpoint={forms.review} thanks={copy.reviewThanks}>
      <RequiredNote />
      <StarPicker name="stars" label="Your rating" />
      <Field name="text" label="Your review" required>
        <TextArea rows={5} />
      </Field>
      <FormRow>
        <Field name="name" label="Your name" required>
          <TextInput autoComplete="name" />
        </Field>
        <Field name="email" label="Email address" kind="email" required>
          <EmailInput />
        </Field>
      </FormRow>
      <FormSubmit>{copy.reviewButton}</FormSubmit>
    </HandOverForm>
  )
}

export const reviewFormCopyFragment = graphql`
  fragment ReviewFormCopy on Shop {
    reviewButton
    reviewThanks
  }
`

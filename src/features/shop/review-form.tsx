import { useSite } from "../../shared/use-site"
import { Field } from "../../components/field"
import { FormRow, FormSubmit, RequiredNote, type FormValues } from "../../components/form"
import { TextArea } from "../../components/text-input"
import { type Draft, PreparedMessageForm, NameAndEmail } from "../contact"
import { detailMessages } from "./detail-messages"
import { StarPicker } from "./star-picker"

export function ReviewForm({ title }: { title: string }) {
  const { forms } = useSite().site
  const describe = ({ stars, text = "", name = "", email = "" }: FormValues): Draft => ({
    kind: "review",
    fields: { product: title, stars: stars ? `${stars} of 5` : "", text, name, email },
  })

  return (
    <PreparedMessageForm
      draft={`review ${title}`}
      describe={describe}
      context={{ product: title }}
      endpoint={forms.review}
      thanks={detailMessages.review.thanks}
      purpose="review"
    >
      <RequiredNote />
      <StarPicker name="stars" label={detailMessages.review.stars} />
      <Field name="text" label={detailMessages.review.text} required>
        <TextArea rows={5} />
      </Field>
      <FormRow>
        <NameAndEmail />
      </FormRow>
      <FormSubmit>{detailMessages.review.send}</FormSubmit>
    </PreparedMessageForm>
  )
}

import { useSite } from "../../shared/use-site"
import { Field } from "../../components/field"
import { FormRow, FormSubmit, RequiredNote, type FormValues } from "../../components/form"
import { EmailInput, TextArea, TextInput } from "../../components/text-input"
import { HandOverForm } from "../../shared/hand-over-form"

interface CommentFieldsProps {
  copy: Pick<Queries.CommentFormCopyFragment, "formTitle" | "formSubmit" | "formSuccess">
  /** Title of the post. */
  post: string
}

/** Name, e-mail and comment, all required (spec section 5). */
export function CommentFields({ copy, post }: CommentFieldsProps) {
  const { forms } = useSite().site
  const describe = ({ name = "", email = "", comment = "" }: FormValues) => ({
    title: `Comment on “${post}”`,
    fields: [
      ["Name", name],
      ["Email", email],
      ["Comment", comment],
    ] as const,
  })

  return (
    <HandOverForm
      aria-label={copy.formTitle}
      describe={describe}
      context={{ post }}
      endpoint={forms.comment}
      thanks={copy.formSuccess}
    >
      <RequiredNote />
      <FormRow>
        <Field name="name" label="Your name" required>
          <TextInput autoComplete="name" />
        </Field>
        <Field name="email" label="Email address" kind="email" required>
          <EmailInput />
        </Field>
      </FormRow>
      <Field name="comment" label="Your comment" required>
        <TextArea rows={6} />
      </Field>
      <FormSubmit size="lg">{copy.formSubmit}</FormSubmit>
    </HandOverForm>
  )
}

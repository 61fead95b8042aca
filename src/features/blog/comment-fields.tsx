import { useSite } from "../../shared/use-site"
import { Field } from "../../components/field"
import { Form, FormRow, FormSubmit, RequiredNote, type FormValues } from "../../components/form"
import { EmailInput, TextArea, TextInput } from "../../components/text-input"
import { deliverForm } from "../../shared/deliver-form"

interface CommentFieldsProps {
  copy: Pick<Queries.CommentFormCopyFragment, "formTitle" | "formSubmit" | "formSuccess">
  /** Title of the post. */
  post: string
}

/** Name, e-mail and comment, all required (spec section 5). */
export function CommentFields({ copy, post }: CommentFieldsProps) {
  const { forms, chat } = useSite().site
  const send = (values: FormValues, form: HTMLFormElement) =>
    deliverForm({
      form,
      values: { ...values, post },
      title: `Comment on “${post}”`,
      fields: [
        ["Name", values.name ?? ""],
        ["E-mail", values.email ?? ""],
        ["Comment", values.comment ?? ""],
      ],
      endpoint: forms.comment,
      chatNumber: chat.number,
      successMessage: copy.formSuccess,
    })

  return (
    <Form aria-label={copy.formTitle} onSend={send}>
      <RequiredNote />
      <FormRow>
        <Field name="name" label="Your name" required>
          <TextInput autoComplete="name" />
        </Field>
        <Field name="email" label="E-mail address" kind="email" required>
          <EmailInput />
        </Field>
      </FormRow>
      <Field name="comment" label="Your comment" required>
        <TextArea rows={6} />
      </Field>
      <FormSubmit size="lg">{copy.formSubmit}</FormSubmit>
    </Form>
  )
}

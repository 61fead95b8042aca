import { useSite } from "../../shared/use-site"
import { mailLink, telephoneLink } from "../../lib/message-links"
import { Field } from "../../components/field"
import { FormRow, FormSubmit, RequiredNote, type FormValues } from "../../components/form"
import { Heading } from "../../components/heading"
import { Link } from "../../components/link"
import { TextArea } from "../../components/text-input"
import { type Draft, PreparedMessageForm, NameAndEmail } from "../contact"
import { postMessages } from "./post-messages"

export default function CommentForm({ post }: { post: string }) {
  const { forms } = useSite().site
  const describe = ({ name = "", email = "", comment = "" }: FormValues): Draft => ({
    kind: "comment",
    fields: { post, name, email, text: comment },
  })

  return (
    <section data-slot="comment-form" aria-labelledby="comment-form" className="space-y-6 print:hidden">
      <div className="space-y-2">
        <Heading level={2} id="comment-form">
          {postMessages.form.title}
        </Heading>
        <p className="text-ink-muted">{postMessages.form.lead}</p>
      </div>
      <ContactFallback />
      <PreparedMessageForm
        draft={`comment ${post}`}
        aria-label={postMessages.form.title}
        describe={describe}
        context={{ post }}
        endpoint={forms.comment}
        thanks={postMessages.form.thanks}
      >
        <RequiredNote />
        <FormRow>
          <NameAndEmail />
        </FormRow>
        <Field name="comment" label={postMessages.form.comment} required>
          <TextArea rows={6} />
        </Field>
        <FormSubmit size="lg">{postMessages.form.submit}</FormSubmit>
      </PreparedMessageForm>
    </section>
  )
}

function ContactFallback() {
  const { email, telephones } = useSite().site
  const [telephone] = telephones
  return (
    <p className="no-js-only">
      {postMessages.form.withoutScript} <Link href={mailLink(email)}>{email}</Link>
      {telephone && (
        <>
          , <Link href={telephoneLink(telephone.number)}>{telephone.number}</Link>
        </>
      )}
    </p>
  )
}

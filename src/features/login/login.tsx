import { Container } from "../../components/container"
import { ButtonLink } from "../../components/button"
import { Field } from "../../components/field"
import { Form, FormSubmit, RequiredNote, type FormValues } from "../../components/form"
import { Alert } from "../../components/alert"
import { Section } from "../../components/section"
import { EmailInput, TextInput } from "../../components/text-input"
import { toast } from "../../components/toast-store"
import { messages } from "./messages"

/** Says that sign-in is not available yet, offers to join, and shows the future form (decisions.md). */
export function Login({ notice }: { notice: string }) {
  return (
    <Section space="tight">
      <Container width="narrow" className="space-y-8">
        <Alert variant="warning">{notice}</Alert>
        <p className="flex flex-wrap items-center gap-4">
          {messages.noMember}{" "}
          <ButtonLink href="/registration-form" size="lg">
            {messages.join}
          </ButtonLink>
        </p>
        <div className="rounded-lg bg-surface-raised p-6 shadow-card sm:p-10">
          <LoginForm />
        </div>
      </Container>
    </Section>
  )
}

/** The specification's login (sections 5 and 6): it stores and sends nothing, resets and says "Login Successful". */
export function LoginForm() {
  const send = (_values: FormValues, form: HTMLFormElement) => {
    form.reset()
    toast.success(messages.success)
  }
  return (
    <Form onSend={send}>
      <RequiredNote />
      <Field name="email" label={messages.email} required>
        {/* Password managers look for `username` beside a password field. */}
        <EmailInput autoComplete="username" />
      </Field>
      <Field name="password" label={messages.password} required>
        <TextInput type="password" autoComplete="current-password" />
      </Field>
      <FormSubmit size="lg">{messages.submit}</FormSubmit>
    </Form>
  )
}

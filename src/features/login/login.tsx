import { LoginForm } from "./login-form"
import { Container } from "../../components/container"
import { ButtonLink } from "../../components/button"
import { Notice } from "../../components/notice"
import { Section } from "../../components/section"

/** Tells that sign-in is not available yet, offers to join, and folds the form that will be used (decisions.md). */
export function Login({ notice }: { notice: string }) {
  return (
    <Section space="tight">
      <Container className="max-w-xl! space-y-8">
        <Notice variant="warning">{notice}</Notice>
        <p className="flex flex-wrap items-center gap-4">
          Not a member yet?
          <ButtonLink href="/registration-form" variant="join" size="lg">
            Join Our Network
          </ButtonLink>
        </p>
        <details className="rounded-lg bg-surface-raised shadow-sheet">
          <summary className="min-h-touch px-6 py-4 font-semibold text-ink-strong sm:px-10">
            The form that members will use
          </summary>
          <div className="px-6 pt-2 pb-6 sm:px-10 sm:pb-10">
            <LoginForm />
          </div>
        </details>
      </Container>
    </Section>
  )
}

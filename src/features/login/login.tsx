import { LoginForm } from "./login-form"
import { Container } from "../../components/container"
import { ButtonLink } from "../../components/button"
import { Notice } from "../../components/notice"
import { Section } from "../../components/section"
import { words } from "./words"

/** Tells that sign-in is not available yet, offers to join, and shows the form that will be used (decisions.md). */
export function Login({ notice }: { notice: string }) {
  return (
    <Section space="tight">
      <Container width="narrow" className="space-y-8">
        <Notice variant="warning">{notice}</Notice>
        <p className="flex flex-wrap items-center gap-4">
          {words.noMember}{" "}
          <ButtonLink href="/registration-form" variant="join" size="lg">
            {words.join}
          </ButtonLink>
        </p>
        <div className="rounded-lg bg-surface-raised p-6 shadow-sheet sm:p-10">
          <LoginForm />
        </div>
      </Container>
    </Section>
  )
}

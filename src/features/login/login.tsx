import { LoginForm } from "./login-form"
import { Container } from "../../components/container"
import { Link } from "../../components/link"
import { Notice } from "../../components/notice"
import { Section } from "../../components/section"

/** Tells that sign-in is not available yet, above the form that will be used for it (decisions.md). */
export function Login({ notice }: { notice: string }) {
  return (
    <Section space="tight">
      <Container className="max-w-xl! space-y-8">
        <Notice variant="warning">{notice}</Notice>
        <div className="rounded-lg bg-surface-raised p-6 shadow-sheet sm:p-10">
          <LoginForm />
        </div>
        <p>
          Not a member yet? <Link href="/registration-form">Join Our Network</Link>
        </p>
      </Container>
    </Section>
  )
}

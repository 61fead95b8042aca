import { Button } from "../ui/button"
import { Container } from "../ui/container"
import { Heading } from "../ui/heading"

/** Stands in for a page that could not be shown (spec section 8, "Render crash"). */
export function ErrorScreen() {
  return (
    <Container className="py-24 text-center" role="alert">
      <Heading level={1}>Something went wrong.</Heading>
      <p className="mx-auto mt-4 max-w-measure text-ink-muted">
        This page could not be shown. Nothing that you saved is lost. Loading it again usually helps.
      </p>
      <Button className="mt-8" onClick={() => window.location.reload()}>
        Load the page again
      </Button>
    </Container>
  )
}

import { ContentPicture, type ContentPictureData } from "../../shared/content-picture"
import { ButtonLink } from "../../components/button"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Section } from "../../components/section"
import { messages } from "./messages"

export function NotFound({ picture }: { picture: ContentPictureData | null | undefined }) {
  return (
    <Section space="tight">
      <Container width="measure" className="flex flex-col items-start gap-6">
        {picture && (
          <ContentPicture
            picture={picture}
            priority
            className="w-full max-w-xl overflow-hidden rounded-lg shadow-card"
            sizes="(min-width: 640px) 576px, 95vw"
          />
        )}
        <p className="font-display text-5xl font-extrabold text-accent" aria-hidden>
          {messages.notFound.code}
        </p>
        <Heading level={2} id="not-found">
          {messages.notFound.title}
        </Heading>
        <p className="text-ink-muted">{messages.notFound.lead}</p>
        <ButtonLink href="/" size="lg">
          {messages.notFound.backHome}
        </ButtonLink>
      </Container>
    </Section>
  )
}

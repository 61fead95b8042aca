import { graphql } from "gatsby"
import { useSite } from "../../shared/use-site"
import { ContactForm } from "./contact-form"
import { ContentPicture } from "../../shared/content-picture"
import { SectionWords } from "../../shared/section-words"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface ContactSectionProps {
  words: Queries.ContactWordsFragment
  options: readonly Queries.ContactOptionFragment[]
}

/** The home page's contact form beside a picture. */
export function ContactSection({ words, options }: ContactSectionProps) {
  const { site } = useSite()
  return (
    <Section data-slot="contact-section" tone="sunken" hills="valley" aria-labelledby="contact">
      <Container className="grid items-start gap-12 lg:grid-cols-[1fr_1.2fr] lg:gap-16">
        <ContentPicture
          picture={words.image}
          className="hidden overflow-hidden rounded-lg shadow-lifted lg:sticky lg:top-28 lg:block"
          sizes="(min-width: 1024px) 540px, 1px"
        />
        <div>
          <SectionWords words={words} id="contact" />
          <ContactForm words={words} options={options} endpoint={site.forms.contact} chatNumber={site.chat.number} />
        </div>
      </Container>
    </Section>
  )
}

export const contactWordsFragment = graphql`
  fragment ContactWords on HomeContact {
    eyebrow
    title
    lead
    button {
      ...Action
    }
    image {
      ...FigurePicture
    }
    categoryPlaceholder
    interestPlaceholder
    submitLabel
    successMessage
  }
`

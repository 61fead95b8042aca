import { graphql } from "gatsby"
import { useSite } from "../../shared/use-site"
import { ContactForm } from "./contact-form"
import { ContentPicture } from "../../shared/content-picture"
import { SectionHead } from "../../shared/section-head"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface ContactSectionProps {
  copy: Queries.ContactCopyFragment
  options: readonly Queries.ContactOptionFragment[]
}

/** The home page's contact form beside a picture. */
export function ContactSection({ copy, options }: ContactSectionProps) {
  const { site } = useSite()
  return (
    <Section data-slot="contact-section" tone="sunken" hills="valley">
      <Container className="grid items-start gap-12 lg:grid-cols-[1fr_1.2fr] lg:gap-16">
        <ContentPicture
          picture={copy.image}
          className="hidden overflow-hidden rounded-lg shadow-lifted lg:sticky lg:top-28 lg:block"
          sizes="(min-width: 1024px) 540px, 1px"
        />
        <div>
          <SectionHead copy={copy} id="contact" />
          <ContactForm copy={copy} options={options} endpoint={site.forms.contact} />
        </div>
      </Container>
    </Section>
  )
}

export const contactCopyFragment = graphql`
  fragment ContactCopy on HomeContact {
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

import { ContactForm } from "./contact-form"
import { SectionIntro } from "../../shared/section-intro"
import { ButtonLink } from "../../components/button"
import { Container } from "../../components/container"
import { formMessages } from "./form-messages"

/** The home page's contact form; on phones a link to the contact page's, which has the same draft. */
export default function ContactSection({ content }: { content: Queries.SectionIntroFragment }) {
  return (
    <Container data-slot="contact-section" className="grid gap-x-14 gap-y-4 sm:gap-y-8 lg:grid-cols-[1fr_3fr]">
      <SectionIntro content={content} id="contact" lead="wide" spacing="none" />
      <ButtonLink href="/contact#message" variant="outline" className="w-full sm:hidden">
        {formMessages.write}
      </ButtonLink>
      <div className="max-sm:hidden">
        <ContactForm />
      </div>
    </Container>
  )
}

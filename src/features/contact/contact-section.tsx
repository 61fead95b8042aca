import { useSite } from "../../shared/use-site"
import { ContactForm } from "./contact-form"
import { ContentPicture } from "../../shared/content-picture"
import { SectionHead } from "../../shared/section-head"
import { ButtonLink } from "../../components/button"
import { Container } from "../../components/container"
import { formWords } from "./form-words"

/** The home page's contact form; on phones a link to the contact page's, which has the same draft. */
export function ContactSection({ copy }: { copy: Queries.PictureSectionFragment }) {
  const { site } = useSite()
  return (
    <Container data-slot="contact-section" className="grid gap-12 lg:grid-cols-[1fr_1.2fr] lg:gap-16">
      <ContentPicture
        picture={copy.image}
        fit="cover"
        className="hidden overflow-hidden rounded-lg shadow-lifted lg:block lg:h-0 lg:min-h-full"
        sizes="(min-width: 1024px) 1140px, 1px"
      />
      <div>
        <SectionHead copy={copy} id="contact" weight="regular" lead="wide" />
        <ButtonLink href="/contact#message" variant="outline" className="w-full sm:hidden">
          {formWords.write}
        </ButtonLink>
        <div className="max-sm:hidden">
          <ContactForm endpoint={site.forms.contact} />
        </div>
      </div>
    </Container>
  )
}

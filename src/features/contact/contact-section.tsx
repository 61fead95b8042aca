import { ChevronDown } from "lucide-react"
import { useState } from "react"
import { useSite } from "../../shared/use-site"
import { ContactForm } from "./contact-form"
import { ContentPicture } from "../../shared/content-picture"
import { SectionHead } from "../../shared/section-head"
import { Button } from "../../components/button"
import { Icon } from "../../components/icon"
import { Container } from "../../components/container"
import { formWords } from "./form-words"

/** The home page's contact form; on phones a button unfolds it. */
export function ContactSection({ copy }: { copy: Queries.PictureSectionFragment }) {
  const { site } = useSite()
  const [open, setOpen] = useState(false)
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
        <Button
          variant="outline"
          aria-expanded={open}
          aria-controls="contact-form"
          onClick={() => setOpen(!open)}
          className="js-only w-full sm:hidden"
        >
          {formWords.unfold}
          <Icon icon={ChevronDown} className={open ? "rotate-180" : undefined} />
        </Button>
        {/* A visitor in the form keeps it when the screen becomes narrow, as when a tablet is turned. */}
        <div id="contact-form" onFocus={() => setOpen(true)} className={open ? "max-sm:mt-5" : "folded"}>
          <ContactForm endpoint={site.forms.contact} />
        </div>
      </div>
    </Container>
  )
}

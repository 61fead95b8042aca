import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { SectionIntro } from "../../shared/section-intro"
import { ButtonLink } from "../../components/button"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

/** One featured product. */
export function Spotlight({ content }: { content: Queries.SpotlightContentFragment }) {
  return (
    <Section tone="deep" space="none" className="pb-14 sm:pb-28 lg:py-40">
      {/* Edge to edge of the screen or of its half. */}
      <ContentPicture
        picture={content.image}
        fit="cover"
        className="max-lg:aspect-[16/10] lg:absolute lg:inset-y-0 lg:right-0 lg:w-[56%]"
        sizes="(min-width: 1024px) max(646px, 56vw), 100vw"
      />
      <Container className="max-lg:pt-8">
        <div className="space-y-4 lg:w-[39%]">
          <SectionIntro content={{ ...content, button: null }} id="spotlight" spacing="none" />
          <p className="max-w-measure">{content.text}</p>
          {content.button && <ButtonLink href={content.button.href}>{content.button.label}</ButtonLink>}
        </div>
      </Container>
    </Section>
  )
}

export const spotlightFragment = graphql`
  fragment SpotlightContent on Spotlight {
    ...SectionIntro
    text
    image {
      ...FigurePicture
    }
  }
`

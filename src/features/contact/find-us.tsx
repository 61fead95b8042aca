import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { ContentSection } from "../../shared/content-section"
import { ButtonLink } from "../../components/button"
import { Disclosure } from "../../components/disclosure"
import { CheckItem, CheckList } from "../../components/list"
import { CutOut } from "../../components/cut-out"
import { messages } from "./messages"

interface FindUsProps {
  content: Queries.FindUsContentFragment
  /** URL of the place in a map service; nothing is loaded from it. */
  mapLink: string
}

export function FindUs({ content, mapLink }: FindUsProps) {
  return (
    <ContentSection
      content={content}
      id="find-us"
      tone="noon"
      divider="hills"
      decoration={<CutOut name="calf" width={207} on="hills" />}
    >
      <Disclosure title={messages.way}>
        <div className="grid items-center gap-8 lg:grid-cols-[1.3fr_1fr] lg:gap-16">
          <ContentPicture
            picture={content.image}
            className="overflow-hidden rounded-lg shadow-lifted"
            sizes="(min-width: 120em) 899px, (min-width: 1280px) 660px, (min-width: 1024px) 52vw, 95vw"
          />
          <div>
            <CheckList>
              {content.directions.map((line) => (
                <CheckItem key={line}>{line}</CheckItem>
              ))}
            </CheckList>
            <ButtonLink href={mapLink} variant="outline" className="mt-8">
              {messages.map}
            </ButtonLink>
          </div>
        </div>
      </Disclosure>
    </ContentSection>
  )
}

export const findUsFragment = graphql`
  fragment FindUsContent on ContactMap {
    ...SectionIntro
    directions
    image {
      ...FigurePicture
    }
  }
`

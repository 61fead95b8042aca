import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { ContentSection } from "../../shared/content-section"
import { Disclosure } from "../../components/disclosure"
import { Heading } from "../../components/heading"
import { CutOut } from "../../components/cut-out"

/** The stations of a visit, in the order of the walk. */
export function FarmStations({ content }: { content: Queries.FarmStationsContentFragment }) {
  return (
    <ContentSection
      content={content}
      id="stations"
      tone="noon"
      divider="terraces"
      decoration={<CutOut name="hen" width={177} on="terraces" />}
    >
      <Disclosure title={content.items.map(({ title }) => title).join(" · ")}>
        <ol className="grid gap-x-8 gap-y-12 sm:grid-cols-2 lg:grid-cols-3">
          {content.items.map(({ id, title, text, image }) => (
            <li key={id} className="space-y-3">
              <ContentPicture
                picture={image}
                fit="cover"
                className="aspect-[4/3] overflow-hidden rounded-lg shadow-card"
                sizes="(min-width: 120em) 523px, (min-width: 1280px) 384px, (min-width: 1024px) 30vw, (min-width: 640px) 45vw, 95vw"
              />
              <Heading level={3} size="md">
                <span className="text-accent">{`${id}.`}</span> {title}
              </Heading>
              <p className="text-ink-muted">{text}</p>
            </li>
          ))}
        </ol>
      </Disclosure>
    </ContentSection>
  )
}

export const farmStationsFragment = graphql`
  fragment FarmStationsContent on FarmStations {
    ...SectionIntro
    items {
      id
      title
      text
      image {
        ...CardPicture
      }
    }
  }
`

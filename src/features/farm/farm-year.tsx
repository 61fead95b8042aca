import { cx } from "class-variance-authority"
import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { ContentPicture } from "../../shared/content-picture"
import { ReviewedBy } from "../../shared/sources"
import { ContentSection } from "../../shared/content-section"
import { Disclosure } from "../../components/disclosure"
import { Heading } from "../../components/heading"
import { CheckItem, CheckList } from "../../components/list"

type Season = Queries.FarmYearContentFragment["seasons"][number]

interface FarmYearProps {
  content: Queries.FarmYearContentFragment
  /** The network's next dates. */
  children?: ReactNode
}

/** A member's farm through the year: a picture, a story and tasks for each season. */
export function FarmYear({ content, children }: FarmYearProps) {
  return (
    <ContentSection content={content} id="year" end="divider">
      <div className="mb-6 empty:hidden">
        <ReviewedBy review={content.reviewedBy} />
      </div>
      <ol className="md:space-y-12 lg:space-y-24">
        {content.seasons.map((season, index) => (
          <li key={season.id}>
            <Disclosure title={season.months} open={index === 0}>
              <SeasonCard season={season} pictureLast={index % 2 === 1} />
            </Disclosure>
          </li>
        ))}
      </ol>
      <div className="mt-8">{children}</div>
    </ContentSection>
  )
}

/** Seasons alternate sides on wide screens; in the DOM the text comes first. */
function SeasonCard({
  season: { months, title, text, tasks, image },
  pictureLast,
}: {
  season: Season
  pictureLast: boolean
}) {
  return (
    <article className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
      <div className={cx("space-y-4", !pictureLast && "lg:order-2")}>
        <p className="font-semibold text-accent max-md:hidden print:block">{months}</p>
        <Heading level={3} size="xl">
          {title}
        </Heading>
        <p className="max-w-measure">{text}</p>
        <CheckList>
          {tasks.map((task) => (
            <CheckItem key={task}>{task}</CheckItem>
          ))}
        </CheckList>
      </div>
      <ContentPicture
        picture={image}
        fit="cover"
        className="aspect-[3/2] overflow-hidden rounded-lg shadow-lifted"
        sizes="(min-width: 120em) 806px, (min-width: 1280px) 592px, (min-width: 1024px) 46vw, 95vw"
      />
    </article>
  )
}

export const farmYearFragment = graphql`
  fragment FarmYearContent on FarmYear {
    ...SectionIntro
    reviewedBy {
      ...ReviewedBy
    }
    seasons {
      id
      months
      title
      text
      tasks
      image {
        ...FigurePicture
      }
    }
  }
`

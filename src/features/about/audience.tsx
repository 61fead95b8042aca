import { cx } from "class-variance-authority"
import { graphql } from "gatsby"
import { Paragraphs, Points } from "../../shared/paragraphs"
import { ContentSection } from "../../shared/content-section"
import { MoreLink } from "../../shared/section-intro"
import { Disclosure } from "../../components/disclosure"
import { StandaloneLink } from "../../components/link"

interface AudienceProps {
  content: Queries.AudienceContentFragment
  id: string
}

/** Short facts for one kind of visitor, with links to longer answers. */
export function Audience({ content, id }: AudienceProps) {
  const { button, paragraphs, points, foldedTitle, links, ...intro } = content
  const hasText = Boolean(paragraphs ?? points)
  const answers = (
    <div className={cx(hasText && "grid items-start gap-6 lg:grid-cols-2 lg:gap-16")}>
      {hasText && (
        <div className="space-y-4">
          {paragraphs && <Paragraphs texts={paragraphs} />}
          {points && <Points texts={points} />}
        </div>
      )}
      <ul className={cx("grid list-[''] gap-x-8 sm:grid-cols-2", hasText ? "lg:grid-cols-1" : "lg:grid-cols-3")}>
        {links.map(({ label, href }) => (
          <li key={href}>
            <StandaloneLink href={href}>{label}</StandaloneLink>
          </li>
        ))}
      </ul>
    </div>
  )
  return (
    <ContentSection content={intro} id={id} spacing={button ? "none" : "below"} tone="dusk" space="tight">
      {button && (
        <p className="mb-5 sm:mb-8">
          <MoreLink href={button.href}>{button.label}</MoreLink>
        </p>
      )}
      {foldedTitle ? <Disclosure title={foldedTitle}>{answers}</Disclosure> : answers}
    </ContentSection>
  )
}

export const audienceFragment = graphql`
  fragment AudienceContent on Audience {
    ...SectionIntro
    paragraphs
    points
    foldedTitle
    links {
      ...Action
    }
  }
`

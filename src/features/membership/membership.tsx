import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { ContentSection } from "../../shared/content-section"
import { ButtonLink } from "../../components/button"
import { Disclosure } from "../../components/disclosure"
import { Link } from "../../components/link"
import { messages } from "./messages"

/** The fee, benefits and rules of a membership, then the button to join. */
export function Membership({ content }: { content: Queries.MembershipContentFragment }) {
  const [fee] = content.terms
  return (
    <ContentSection content={{ ...content, button: null }} id="membership">
      <div className="grid items-start gap-12 lg:grid-cols-[1.3fr_1fr] lg:gap-16">
        <div className="space-y-10">
          <Disclosure title={messages.terms(fee ? `${fee.figure} ${fee.title}` : content.title)}>
            <dl className="grid gap-x-10 gap-y-9 sm:grid-cols-2">
              {content.terms.map(({ id, figure, title, text, link }) => (
                <div key={id} className="border-t-4 border-highlight pt-4">
                  <dt>
                    <span className="block font-display text-3xl font-extrabold text-accent">{figure}</span>{" "}
                    <span className="font-semibold text-ink-strong">{title}</span>
                  </dt>
                  <dd className="mt-2 text-ink-muted">
                    {text}{" "}
                    {link && (
                      <Link href={link.href} className="flex min-h-touch items-center">
                        {link.label}
                      </Link>
                    )}
                  </dd>
                </div>
              ))}
            </dl>
          </Disclosure>
          {content.button && (
            <ButtonLink href={content.button.href} size="lg">
              {content.button.label}
            </ButtonLink>
          )}
        </div>
        <ContentPicture
          picture={content.image}
          className="overflow-hidden rounded-lg shadow-lifted lg:sticky lg:top-28"
          sizes="(min-width: 120em) 681px, (min-width: 1280px) 500px, (min-width: 1024px) 38vw, 95vw"
        />
      </div>
    </ContentSection>
  )
}

export const membershipFragment = graphql`
  fragment MembershipContent on AboutMembership {
    ...SectionIntro
    image {
      ...FigurePicture
    }
    terms {
      id
      figure
      title
      text
      link {
        ...Action
      }
    }
  }
`

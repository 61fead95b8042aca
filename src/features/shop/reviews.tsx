import { graphql } from "gatsby"
import { fullDate, isoDate } from "../../lib/calendar"
import { Rating } from "../../components/rating"
import { Avatar } from "../../shared/content-picture"

export function Reviews({ reviews }: { reviews: readonly Queries.ReviewFragment[] }) {
  return (
    <ul data-slot="reviews" className="max-w-measure space-y-8">
      {reviews.map(({ id, name, avatar, ratings, date, text }) => (
        <li key={id}>
          <article className="flex gap-4">
            <Avatar picture={avatar} className="size-16" sizes="64px" />
            <div className="min-w-0 space-y-2">
              <p className="flex flex-wrap items-center gap-x-3">
                <cite translate="no" className="font-semibold text-ink-strong not-italic">
                  {name}
                </cite>{" "}
                <time dateTime={isoDate(date)} className="text-sm text-ink-muted">
                  {fullDate(date)}
                </time>
              </p>
              <Rating value={ratings} />
              <blockquote>{text}</blockquote>
            </div>
          </article>
        </li>
      ))}
    </ul>
  )
}

export const reviewFragment = graphql`
  fragment Review on Review {
    id
    name
    avatar {
      ...AvatarPicture
    }
    ratings
    date {
      day
      month
      year
    }
    text
  }
`

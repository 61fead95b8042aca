import { cx } from "class-variance-authority"
import { graphql } from "gatsby"
import { isoDate } from "../../lib/calendar"
import { postPath } from "../../lib/paths"
import { Card, CardBody, CardFooter, CardMedia, CardText, CardTitle } from "../../components/card"
import { VisuallyHidden } from "../../components/visually-hidden"
import { ContentPicture } from "../../shared/content-picture"
import { PostFacts } from "./post-facts"

/** The picture's `sizes`, by the card's layout. */
const pictureSizes = {
  half: "(min-width: 120em) 812px, (min-width: 1280px) 596px, (min-width: 768px) 48vw, 95vw",
  third: "(min-width: 120em) 531px, (min-width: 1280px) 390px, (min-width: 1024px) 31vw, (min-width: 768px) 48vw, 95vw",
  /** Two of three columns. */
  wide: "(min-width: 120em) 1084px, (min-width: 1280px) 796px, (min-width: 1024px) 63vw, (min-width: 768px) 48vw, 95vw",
  /** The picture is beside the title, which sets its height. */
  row: "(min-width: 120em) 330px, (min-width: 1280px) 267px, (min-width: 640px) 33vw, 213px",
  column: "(min-width: 768px) 720px, 95vw",
  columnBesideSidebar: "(min-width: 120em) 1133px, (min-width: 1280px) 832px, (min-width: 1024px) 57vw, 95vw",
}

interface PostCardProps {
  post: Queries.PostCardFragment
  level?: 2 | 3
  variant?: keyof typeof pictureSizes
  /** Defaults to the post's page without a sidebar. */
  href?: string
  /** True if this card has the page's largest picture. */
  priority?: boolean
}

export function PostCard({ post, level = 3, variant = "half", href = postPath(post), priority }: PostCardProps) {
  return (
    <Card lift className={cx("h-full", variant === "row" && "flex-row")}>
      <CardMedia
        ratio="wide"
        className={variant === "row" ? "w-1/3 shrink-0 rounded-l-lg rounded-tr-none [&>.paper-edge]:hidden" : undefined}
      >
        <ContentPicture
          picture={post.thumb}
          decorative
          priority={priority}
          fit="cover"
          className="size-full"
          sizes={pictureSizes[variant]}
        />
      </CardMedia>
      <CardBody
        className={
          variant === "row"
            ? "max-sm:gap-1.5 max-sm:p-3 max-sm:[&_[data-slot=card-title]]:text-base max-sm:[&_[data-slot=card-title]]:leading-snug"
            : undefined
        }
      >
        <DateBadge date={post.date} text={post.full_date} />
        <CardTitle level={level} size={variant.startsWith("column") ? "xl" : "lg"} href={href}>
          {post.title}
        </CardTitle>
        {variant !== "row" && (
          <>
            <CardText>{post.description}</CardText>
            <CardFooter className="text-ink-muted">
              <PostFacts author={post.author} comments={post.comments} />
            </CardFooter>
          </>
        )}
      </CardBody>
    </Card>
  )
}

interface DateBadgeProps {
  date: Queries.PostCardFragment["date"]
  /** The same date in words. */
  text: string
}

/** Shows day, month and year on a small badge. It isn't on the picture, where it could cover a face. */
export function DateBadge({ date, text }: DateBadgeProps) {
  return (
    <time
      data-slot="date-badge"
      dateTime={isoDate(date)}
      className="flex items-baseline gap-1.5 self-start rounded-md bg-highlight px-3 py-1 leading-tight text-on-highlight"
    >
      <VisuallyHidden>{text}</VisuallyHidden>{" "}
      <span aria-hidden className="font-display text-lg font-bold">
        {date.day}
      </span>{" "}
      <span aria-hidden className="text-sm font-semibold">
        {date.month}
      </span>{" "}
      <span aria-hidden className="text-sm">
        {date.year}
      </span>
    </time>
  )
}

export const postCardFragments = graphql`
  fragment PostSummary on Post {
    jsonId
    title
    author
    date {
      day
      month
      year
    }
    full_date
    description
    comments
  }

  fragment PostCard on Post {
    ...PostSummary
    thumb {
      ...CardPicture
    }
  }
`

import { graphql } from "gatsby"
import { MessageSquare, UserRound } from "lucide-react"
import { isoDate } from "../../lib/calendar"
import { postAddress } from "../../routes/addresses"
import { Card, CardBody, CardFooter, CardMedia, CardText, CardTitle } from "../ui/card"
import { Icon } from "../ui/icon"
import { VisuallyHidden } from "../ui/visually-hidden"
import { ContentPicture } from "./content-picture"

interface PostCardProps {
  post: Queries.PostCardFragment
  level?: 2 | 3
}

/** A post in a list: picture with its day, author, title and what it says. */
export function PostCard({ post, level = 3 }: PostCardProps) {
  return (
    <Card lift className="h-full">
      <CardMedia ratio="wide">
        <ContentPicture
          picture={post.thumb}
          decorative
          fit="cover"
          className="size-full"
          sizes="(min-width: 1024px) 600px, (min-width: 768px) 50vw, 92vw"
        />
        <DateBadge date={post.date} written={post.full_date} />
      </CardMedia>
      <CardBody>
        <CardTitle level={level} size="lg" href={postAddress(post)}>
          {post.title}
        </CardTitle>
        <CardText>{post.description}</CardText>
        <CardFooter className="text-ink-muted">
          <span className="inline-flex items-center gap-2">
            <Icon icon={UserRound} size="xs" />
            {post.author}
          </span>
          <span className="inline-flex items-center gap-2">
            <Icon icon={MessageSquare} size="xs" />
            {post.comments === 1 ? "1 comment" : `${post.comments} comments`}
          </span>
        </CardFooter>
      </CardBody>
    </Card>
  )
}

interface DateBadgeProps {
  date: Queries.PostCardFragment["date"]
  /** The same day in words. */
  written: string
}

/** Day, month and year on a small sheet over the picture (spec section 2, "Blog"). */
export function DateBadge({ date, written }: DateBadgeProps) {
  return (
    <time
      data-slot="date-badge"
      dateTime={isoDate(date)}
      className="absolute top-3 left-3 grid rounded-md bg-highlight px-3 py-2 text-center leading-tight text-on-highlight shadow-sheet"
    >
      <VisuallyHidden>{written}</VisuallyHidden>
      <span aria-hidden className="font-display text-xl font-bold">
        {date.day}
      </span>
      <span aria-hidden className="text-xs font-semibold">
        {date.month}
      </span>
      <span aria-hidden className="text-xs">
        {date.year}
      </span>
    </time>
  )
}

export const postCardFragment = graphql`
  fragment PostCard on Post {
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
    thumb {
      ...CardPicture
    }
  }
`

import { graphql } from "gatsby"
import type { ReactNode } from "react"
import { fullDate, isoDate } from "../../lib/calendar"
import { Disclosure } from "../../components/disclosure"
import { Heading } from "../../components/heading"
import { Avatar } from "../../shared/content-picture"
import { postMessages } from "./post-messages"

interface CommentsProps {
  comments: readonly Queries.CommentFragment[]
  /** The form for a new comment. */
  children: ReactNode
}

export function Comments({ comments, children }: CommentsProps) {
  return (
    <Disclosure title={postMessages.commentsTitle} heading={{ level: 2, size: "xl" }}>
      <div className="space-y-12">
        <ul data-slot="comments" className="space-y-6">
          {comments.map((comment) => (
            <li key={comment.id}>
              <Comment {...comment} />
            </li>
          ))}
        </ul>
        {children}
      </div>
    </Disclosure>
  )
}

function Comment({ name, avatar, date, text }: Queries.CommentFragment) {
  return (
    <article className="flex gap-4">
      <Avatar picture={avatar} className="size-14" />
      <div className="space-y-2">
        <Heading level={3} size="sm" translate="no">
          {name}
        </Heading>
        <p className="mt-1 text-sm text-ink-muted">
          <time dateTime={isoDate(date)}>{fullDate(date)}</time>
        </p>
        <p className="max-w-measure">{text}</p>
      </div>
    </article>
  )
}

export const commentFragment = graphql`
  fragment Comment on Comment {
    id
    name
    date {
      day
      month
      year
    }
    text
    avatar {
      ...AvatarPicture
    }
  }
`

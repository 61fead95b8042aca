import { MessageSquare, UserRound } from "lucide-react"
import { Icon } from "../../components/icon"
import { VisuallyHidden } from "../../components/visually-hidden"

interface PostFactsProps {
  author: string
  /** How many there are. */
  comments: number
}

/** Who wrote a post, and how many comments it has: in lists and at the head of the post itself. */
export function PostFacts({ author, comments }: PostFactsProps) {
  return (
    <>
      <span className="inline-flex items-center gap-2">
        <Icon icon={UserRound} size="xs" />
        <VisuallyHidden>By </VisuallyHidden>
        {author}
      </span>
      <span className="inline-flex items-center gap-2">
        <Icon icon={MessageSquare} size="xs" />
        {comments === 1 ? "1 comment" : `${comments} comments`}
      </span>
    </>
  )
}

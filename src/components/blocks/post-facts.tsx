import { MessageSquare, UserRound } from "lucide-react"
import { Icon } from "../ui/icon"

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
        {author}
      </span>
      <span className="inline-flex items-center gap-2">
        <Icon icon={MessageSquare} size="xs" />
        {comments === 1 ? "1 comment" : `${comments} comments`}
      </span>
    </>
  )
}

import { MessageSquare, UserRound } from "lucide-react"
import { Icon } from "../../components/icon"
import { VisuallyHidden } from "../../components/visually-hidden"
import { messages } from "./messages"

interface PostFactsProps {
  author: string
  /** Number of comments. */
  comments: number
}

export function PostFacts({ author, comments }: PostFactsProps) {
  return (
    <>
      <span className="inline-flex items-center gap-2">
        <Icon icon={UserRound} size="xs" />
        <VisuallyHidden>{messages.by}</VisuallyHidden>
        <span translate="no">{author}</span>
      </span>{" "}
      <span className="inline-flex items-center gap-2">
        <Icon icon={MessageSquare} size="xs" />
        <span>{messages.comments(comments)}</span>
      </span>
    </>
  )
}

import { cva } from "class-variance-authority"
import { graphql } from "gatsby"
import { ArrowLeft, ArrowRight } from "lucide-react"
import { getShortTitle } from "./excerpt"
import { Icon } from "../../components/icon"
import { Link } from "../../components/link"
import { VisuallyHidden } from "../../components/visually-hidden"
import { postMessages } from "./post-messages"

type Neighbour = Queries.PostNeighbourFragment | null | undefined

interface PostNeighboursProps {
  previous: Neighbour
  next: Neighbour
  /** Returns the path of a post, with or without the sidebar like the current page. */
  getPath: (post: Queries.PostNeighbourFragment) => string
}

/** Links to the previous and next post; the last one is followed by the first. */
export function PostNeighbours({ previous, next, getPath }: PostNeighboursProps) {
  if (!previous || !next) return null
  return (
    <nav
      data-slot="post-neighbours"
      aria-label={postMessages.moreStories}
      className="flex justify-between gap-4 print:hidden"
    >
      <Neighbour title={previous.title} href={getPath(previous)} direction="previous" />{" "}
      <Neighbour title={next.title} href={getPath(next)} direction="next" />
    </nav>
  )
}

const neighbourStyles = cva("flex min-h-touch items-center gap-3 rounded-md p-3 hover:text-accent", {
  variants: { direction: { previous: "", next: "flex-row-reverse text-right" } },
})

interface NeighbourProps {
  title: string
  href: string
  direction: "previous" | "next"
}

/** The full title is there for screen readers. */
function Neighbour({ title, href, direction }: NeighbourProps) {
  const short = getShortTitle(title)
  return (
    <Link
      href={href}
      rel={direction === "previous" ? "prev" : "next"}
      variant="plain"
      className={neighbourStyles({ direction })}
    >
      <Icon icon={direction === "previous" ? ArrowLeft : ArrowRight} className="text-accent" />
      <span>
        <span className="block text-sm text-ink-muted">
          {direction === "previous" ? postMessages.previousStory : postMessages.nextStory}
        </span>{" "}
        <span className="block font-display font-bold text-ink-strong">
          {short}
          {title.startsWith(short) && <VisuallyHidden>{title.slice(short.length)}</VisuallyHidden>}
        </span>
      </span>
    </Link>
  )
}

export const postNeighbourFragment = graphql`
  fragment PostNeighbour on Post {
    jsonId
    title
  }
`

import { TriangleAlert } from "lucide-react"
import { Icon } from "../../components/icon"
import { Link } from "../../components/link"
import { animalHealthRoute } from "../../lib/paths"
import { messages } from "./messages"

/** A slim strip that links to the page for sick and dead animals. */
export function HealthLine({ content }: { content: Queries.HealthNoteFragment }) {
  return (
    <div data-slot="health-line" className="mt-3 bg-danger-surface text-danger print:hidden">
      <Link
        href={animalHealthRoute}
        variant="plain"
        className="mx-auto flex min-h-touch max-w-page items-center gap-3 px-(--gutter) py-1 leading-snug hover:underline"
      >
        <Icon icon={TriangleAlert} />
        <span>
          <strong>{content.title}</strong> <span>{messages.link}</span>
        </span>
      </Link>
    </div>
  )
}

import { ArrowUpRight } from "lucide-react"
import { Icon } from "../../components/icon"
import { VisuallyHidden } from "../../components/visually-hidden"
import { Link } from "../../components/link"

/** A round seal on the hero, with text along its edge; all of it is a link. From 1024 px on. */
export function CurvedBadge({ label, href }: Queries.ActionFragment) {
  return (
    <Link
      href={href}
      variant="plain"
      data-slot="curved-badge"
      className="group absolute grid size-32 place-items-center rounded-full bg-highlight text-on-highlight shadow-lifted max-lg:hidden lg:bottom-24 lg:left-[calc(var(--page-margin)+28.5rem)] xl:left-[calc(var(--page-margin)+35.5rem)]"
    >
      <svg
        viewBox="0 0 120 120"
        aria-hidden
        className="col-start-1 row-start-1 size-full duration-slow motion-safe:transition-transform motion-safe:group-hover:rotate-12"
      >
        <path id="badge-edge" fill="none" d="M60 106a46 46 0 0 1 0 -92" />
        <text id="badge-words" className="fill-current text-[11px] font-bold">
          {/* The text fills one half, whatever its length; `<use>` repeats it in the other. */}
          <textPath href="#badge-edge" textLength="138" lengthAdjust="spacing">
            {`${label} •`}
          </textPath>
        </text>
        <use href="#badge-words" transform="rotate(180 60 60)" />
      </svg>
      <Icon icon={ArrowUpRight} size="lg" className="col-start-1 row-start-1" />
      <VisuallyHidden>{label}</VisuallyHidden>
    </Link>
  )
}

import { ArrowUpRight } from "lucide-react"
import { cx } from "class-variance-authority"
import { Icon } from "../../components/icon"
import { VisuallyHidden } from "../../components/visually-hidden"
import { Link } from "../../components/link"

interface CurvedBadgeProps {
  label: string
  href: string
  className?: string
}

/** A round seal with text along its edge; all of it is a link. */
export function CurvedBadge({ label, href, className }: CurvedBadgeProps) {
  return (
    <Link
      href={href}
      variant="plain"
      data-slot="curved-badge"
      className={cx(
        "group grid size-32 place-items-center rounded-full bg-highlight text-on-highlight shadow-lifted",
        className,
      )}
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

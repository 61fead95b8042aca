import { useSite } from "./use-site"
import { SpriteIcon } from "../components/icon"
import { Link } from "../components/link"

interface SocialLinksProps {
  /** True where they are shown once more than they need be: for the pointer, not for the Tab key or a screen reader. */
  again?: boolean
  className?: string
}

/** Links to the organisation's social accounts, each with the network's logo. */
export function SocialLinks({ again, className }: SocialLinksProps) {
  const { site } = useSite()
  return (
    <ul data-slot="social-links" aria-hidden={again} className={className ?? "flex flex-wrap gap-1"}>
      {site.social.map(({ network, label, href }) => (
        <li key={network}>
          <Link
            href={href}
            variant="plain"
            tabIndex={again ? -1 : undefined}
            aria-label={`${site.name} on ${label} (opens in a new tab)`}
            className="grid size-touch place-items-center rounded-full text-ink-strong transition-colors duration-quick hover:text-accent"
          >
            <SpriteIcon name={network} size="sm" />
          </Link>
        </li>
      ))}
    </ul>
  )
}

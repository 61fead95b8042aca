import { useSite } from "./use-site"
import { SpriteIcon } from "../components/icon"
import { Link } from "../components/link"

/** Links to the organisation's social accounts, each with the network's logo. */
export function SocialLinks({ className }: { className?: string }) {
  const { site } = useSite()
  return (
    <ul data-slot="social-links" className={className ?? "flex flex-wrap gap-1"}>
      {site.social.map(({ network, label, href }) => (
        <li key={network}>
          <Link
            href={href}
            variant="plain"
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

import { useSite } from "../../shared/use-site"
import { SpriteIcon } from "../../components/icon"
import { VisuallyHidden } from "../../components/visually-hidden"
import { Link } from "../../components/link"

export function SocialLinks({ className }: { className?: string }) {
  const { site } = useSite()
  return (
    <ul data-slot="social-links" className={className ?? "flex flex-wrap gap-1"}>
      {site.social.map(({ network, label, href }) => (
        <li key={network}>
          <Link
            href={href}
            variant="plain"
            className="grid size-touch place-items-center rounded-full text-ink-strong transition-colors duration-quick hover:text-accent"
          >
            <SpriteIcon name={network} size="sm" />
            <VisuallyHidden>{`${site.name} on ${label}`}</VisuallyHidden>
          </Link>
        </li>
      ))}
    </ul>
  )
}

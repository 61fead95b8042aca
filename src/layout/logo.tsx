import { useSite } from "../shared/use-site"
import { Link } from "../components/link"
import { LogoMark } from "../components/logo-mark"
import { words } from "./words"

interface LogoProps {
  /** True for the second logo of a page, below the header's. */
  again?: boolean
  className?: string
}

/** The organisation's logo and name, linked to the home page. */
export function Logo({ again, className }: LogoProps) {
  const { site } = useSite()
  return (
    <Link
      href="/"
      variant="plain"
      data-slot="logo"
      aria-label={words.homeOf(site.name)}
      className={`inline-flex min-h-touch items-center gap-2.5 text-ink-strong no-underline ${className ?? ""}`}
    >
      <LogoMark again={again} className="h-10 w-auto" />
      <span translate="no" className="font-display text-2xl font-extrabold tracking-tight">
        {site.name}
      </span>
    </Link>
  )
}

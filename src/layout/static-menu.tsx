import type { Navigation } from "../shared/use-site"
import { Link } from "../components/link"

/** The menu of small screens where no script runs: a native disclosure with every link. */
export function StaticMenu({ entries }: { entries: Navigation["mainMenu"] }) {
  const links = entries.flatMap(({ label, href, items }) => (href ? [{ label, href }, ...items] : items))
  return (
    <details className="no-js-only lg:hidden!">
      <summary className="min-h-touch px-2 py-2.5 font-semibold">Menu</summary>
      <ul className="absolute inset-x-0 top-full max-h-[80vh] overflow-y-auto border-t border-line bg-surface p-4 shadow-lifted">
        {links.map(({ label, href }) => (
          <li key={`${label} ${href}`}>
            <Link href={href} variant="quiet" className="flex min-h-touch items-center px-2">
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </details>
  )
}

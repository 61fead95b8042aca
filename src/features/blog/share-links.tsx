import { graphql } from "gatsby"
import { Link2, Share2, type LucideIcon } from "lucide-react"
import { shareLinks, type Shared } from "../lib/share-links"
import { Button } from "../components/button"
import { Heading } from "../components/heading"
import { Icon, SpriteIcon } from "../components/icon"
import { VisuallyHidden } from "../components/visually-hidden"
import { Link } from "../components/link"
import { toast } from "../components/toast-store"
import { useMounted } from "../components/use-mounted"
import { copyText } from "./copy-text"

interface ShareLinksProps extends Shared {
  copy: Queries.ShareCopyFragment
  /** section: with its heading, at the end of a page; row: icons alone, near its beginning. */
  variant?: "section" | "row"
}

/** A way to share that shows its icon alone. */
const disc =
  "grid size-touch place-items-center rounded-full bg-surface-raised text-ink-strong shadow-sheet transition-colors duration-quick hover:text-accent"

/**
 * Ways to share a page: links to networks, a button that copies the URL, and the device's share sheet where there is
 * one.
 */
export function ShareLinks({ copy, title, url, variant = "section" }: ShareLinksProps) {
  const list = (
    <ul className="flex flex-wrap items-center gap-2">
      {shareLinks({ title, url }).map(({ network, label, href }) => (
        <li key={network}>
          <Link href={href} variant="plain" className={disc}>
            <SpriteIcon name={network} size="sm" />
            <VisuallyHidden>{`${copy.title}: ${label}`}</VisuallyHidden>
          </Link>
        </li>
      ))}
      <li className="js-only">
        <CopyButton {...{ copy, url, variant }} />
      </li>
      <SheetButton {...{ copy, title, url, variant }} />
    </ul>
  )
  if (variant === "row")
    return (
      <div data-slot="share-links" role="group" aria-label={copy.title} className="print:hidden">
        {list}
      </div>
    )
  return (
    <section data-slot="share-links" className="space-y-4 print:hidden">
      <Heading level={2} size="md">
        {copy.title}
      </Heading>
      {list}
    </section>
  )
}

function CopyButton({ copy, url, variant }: Omit<ShareLinksProps, "title">) {
  const copyLink = async () => {
    if (await copyText(url)) toast.success(copy.copied)
    else toast.warning(copy.notCopied)
  }
  return <ShareButton icon={Link2} label={copy.copy} variant={variant} onClick={() => void copyLink()} />
}

/**
 * Opens the share sheet. Only phones and some computers have one, so the button is not rendered before that is known.
 */
function SheetButton({ copy, title, url, variant }: ShareLinksProps) {
  const isMounted = useMounted()
  if (!isMounted || typeof navigator.share !== "function") return null
  // Closing the sheet without a choice rejects with an error that means nothing.
  const share = () => void navigator.share({ title, url }).catch(() => undefined)
  return (
    <li>
      <ShareButton icon={Share2} label={copy.sheet} variant={variant} onClick={share} />
    </li>
  )
}

interface ShareButtonProps extends Pick<ShareLinksProps, "variant"> {
  icon: LucideIcon
  label: string
  onClick: () => void
}

/** A button with its label, or in a row with its icon alone. */
function ShareButton({ icon, label, variant, onClick }: ShareButtonProps) {
  if (variant === "row") {
    return (
      <button type="button" className={disc} onClick={onClick}>
        <Icon icon={icon} />
        <VisuallyHidden>{label}</VisuallyHidden>
      </button>
    )
  }
  return (
    <Button variant="outline" onClick={onClick}>
      <Icon icon={icon} />
      {label}
    </Button>
  )
}

export const shareCopyFragment = graphql`
  fragment ShareCopy on ShareCopy {
    title
    copy
    copied
    notCopied
    sheet
  }
`

import { graphql } from "gatsby"
import { Link2, Share2 } from "lucide-react"
import { shareLinks, type Shared } from "../../lib/share-links"
import { Button } from "../../components/button"
import { Heading } from "../../components/heading"
import { Icon, SpriteIcon } from "../../components/icon"
import { Link } from "../../components/link"
import { toast } from "../../components/toast-store"
import { useMounted } from "../../components/use-mounted"
import { copyText } from "./copy-text"

interface ShareLinksProps extends Shared {
  words: Queries.ShareWordsFragment
}

/**
 * Ways to pass a page on: networks by links of their own, the address for pasting, and the list of the telephone
 * itself where it has one.
 */
export function ShareLinks({ words, title, url }: ShareLinksProps) {
  return (
    <section data-slot="share-links" className="space-y-4 print:hidden">
      <Heading level={2} size="md">
        {words.title}
      </Heading>
      <ul className="flex flex-wrap items-center gap-2">
        {shareLinks({ title, url }).map(({ network, label, href }) => (
          <li key={network}>
            <Link
              href={href}
              variant="plain"
              aria-label={`${words.title}: ${label} (opens in a new tab)`}
              className="grid size-touch place-items-center rounded-full bg-surface-raised text-ink-strong shadow-sheet transition-colors duration-quick hover:text-accent"
            >
              <SpriteIcon name={network} size="sm" />
            </Link>
          </li>
        ))}
        <li className="js-only">
          <CopyButton words={words} url={url} />
        </li>
        <SheetButton words={words} title={title} url={url} />
      </ul>
    </section>
  )
}

function CopyButton({ words, url }: Pick<ShareLinksProps, "words" | "url">) {
  const copy = async () => {
    if (await copyText(url)) toast.success(words.copied)
    else toast.warning(words.notCopied)
  }
  return (
    <Button variant="outline" onClick={() => void copy()}>
      <Icon icon={Link2} />
      {words.copy}
    </Button>
  )
}

/** Only telephones, and some computers, have such a list: nothing is there before it is known. */
function SheetButton({ words, title, url }: ShareLinksProps) {
  const isMounted = useMounted()
  if (!isMounted || typeof navigator.share !== "function") return null
  // Closing the list without a choice comes as an error, and is none.
  const share = () => void navigator.share({ title, url }).catch(() => undefined)
  return (
    <li>
      <Button variant="outline" onClick={share}>
        <Icon icon={Share2} />
        {words.sheet}
      </Button>
    </li>
  )
}

export const shareWordsFragment = graphql`
  fragment ShareWords on ShareWords {
    title
    copy
    copied
    notCopied
    sheet
  }
`

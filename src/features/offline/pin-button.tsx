import { Bookmark, BookmarkCheck } from "lucide-react"
import { useEffect, useState } from "react"
import { Button } from "../../components/button"
import { Icon } from "../../components/icon"
import { toast } from "../../components/toast-store"
import { LOAD_PARTS_EVENT } from "../../lib/constants"
import { listPages, pinPage, unpinPage } from "../../platform/offline"
import { useOfflineChoice } from "./use-offline-choice"

interface PinButtonProps {
  copy: Queries.PinPageCopyFragment
  /** The path of the page. */
  path: string
}

/**
 * Keeps the page for later, or no longer, and says what happened. Where pages are not kept because of the visitor's choice
 * or data saver, it says so and offers to allow it; where no service worker serves the page, it shows nothing.
 */
export default function PinButton({ copy, path }: PinButtonProps) {
  const { isServed, isAllowed, isUndecided, choose } = useOfflineChoice()
  const [isKept, setKept] = useState(false)
  const [isBusy, setBusy] = useState(false)

  useEffect(() => {
    let isCurrent = true
    if (isServed)
      listPages().then(
        (pages) => isCurrent && setKept(pages.some((page) => page.isPinned && page.path === path)),
        () => undefined,
      )
    return () => {
      isCurrent = false
    }
  }, [isServed, path])

  const keep = async () => {
    const answer = await pinPage(path).catch(() => null)
    if (answer === "pinned") {
      setKept(true)
      toast.success(copy.kept)
      window.dispatchEvent(new Event(LOAD_PARTS_EVENT))
    } else if (answer === "no-network") toast.warning(copy.noNetwork)
    else if (answer === "no-room") toast.warning(copy.noRoom)
    else toast.warning(copy.noAnswer)
  }
  const forget = async () => {
    if (!(await unpinPage(path).catch(() => false))) return toast.warning(copy.noAnswer)
    setKept(false)
    toast.info(copy.forgotten)
  }
  const press = async () => {
    setBusy(true)
    await (isKept ? forget() : keep())
    setBusy(false)
  }

  if (!isAllowed)
    return (
      <>
        {isUndecided && <p className="text-sm text-ink-muted">{copy.allow}</p>}
        <Button variant="outline" onClick={() => choose(true)}>
          {copy.allowLabel}
        </Button>
      </>
    )
  if (!isServed) return null
  return (
    <Button variant="outline" busy={isBusy} onClick={() => void press()}>
      <Icon icon={isKept ? BookmarkCheck : Bookmark} size="xs" />
      <span>{isKept ? copy.forget : copy.keep}</span>
    </Button>
  )
}

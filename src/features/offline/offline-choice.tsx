import { useAtom } from "jotai"
import { atomWithStorage } from "jotai/utils"
import { useId } from "react"
import { Heading } from "../../components/heading"
import { useMounted } from "../../components/use-mounted"
import { useSaveData } from "../../components/use-save-data"
import { createValidatedStorage } from "../../browser/validated-storage"
import { OFFLINE_CHOICE_EVENT, OFFLINE_CHOICE_KEY } from "../../platform/offline"
import { messages as sharedMessages } from "../../shared/messages"
import { messages } from "./messages"

const { keeping } = messages

/** The visitor's choice to cache pages; null if there is none. */
const choiceAtom = atomWithStorage<boolean | null>(
  OFFLINE_CHOICE_KEY,
  null,
  createValidatedStorage((stored) => (typeof stored === "boolean" ? stored : null)),
)

/** Explains the caching, with a switch; switching it off deletes all cached pages. */
export function OfflineChoice() {
  const isSaving = useSaveData()
  const [choice, setChoice] = useAtom(choiceAtom)
  const isUnable = useMounted() && !("serviceWorker" in navigator)
  const explanation = useId()

  const choose = (keeps: boolean) => {
    setChoice(keeps)
    // The service worker registers or unregisters.
    window.dispatchEvent(new Event(OFFLINE_CHOICE_EVENT))
  }

  return (
    <section data-slot="offline-choice" className="js-only max-w-measure space-y-3">
      <Heading level={2}>{keeping.title}</Heading>
      <p id={explanation}>{sharedMessages.cachedPages.text}</p>
      {isUnable ? (
        <p className="font-semibold">{keeping.unable}</p>
      ) : (
        <>
          {choice === null && isSaving && <p className="text-ink-muted">{keeping.saving}</p>}
          <label className="flex min-h-touch items-center gap-2 font-semibold text-ink-strong">
            <input
              type="checkbox"
              role="switch"
              aria-describedby={explanation}
              className="size-5"
              checked={choice ?? !isSaving}
              onChange={({ target }) => choose(target.checked)}
            />
            {keeping.switch}
          </label>
        </>
      )}
    </section>
  )
}

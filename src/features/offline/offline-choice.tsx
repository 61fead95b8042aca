import { graphql } from "gatsby"
import { useAtom } from "jotai"
import { atomWithStorage } from "jotai/utils"
import { useId, useState } from "react"
import { Button } from "../../components/button"
import { Heading } from "../../components/heading"
import { useMounted } from "../../components/use-mounted"
import { useSaveData } from "../../components/use-save-data"
import { createCheckedStorage } from "../../lib/checked-storage"
import { clearCaches, OFFLINE_CHOICE_EVENT, OFFLINE_CHOICE_KEY, useWorkerServes } from "../../platform/offline"

/** The visitor's word on keeping pages; null where there is none. */
const choiceAtom = atomWithStorage<boolean | null>(
  OFFLINE_CHOICE_KEY,
  null,
  createCheckedStorage((stored) => (typeof stored === "boolean" ? stored : null)),
)

interface OfflineChoiceProps {
  copy: Queries.OfflineChoiceCopyFragment
  /** Called when the kept pages are gone. */
  onClear: () => void
}

/** Says what stays on the phone and what it costs, and lets the visitor decide about it and delete it. */
export function OfflineChoice({ copy, onClear }: OfflineChoiceProps) {
  const isServed = useWorkerServes()
  const isSaving = useSaveData()
  const [choice, setChoice] = useAtom(choiceAtom)
  const isUnable = useMounted() && !("serviceWorker" in navigator)
  const [outcome, setOutcome] = useState("")
  const explanation = useId()

  const choose = (keeps: boolean) => {
    setChoice(keeps)
    // The service worker comes or goes with it.
    window.dispatchEvent(new Event(OFFLINE_CHOICE_EVENT))
  }
  const clear = async () => {
    const cleared = clearCaches().then(
      () => true,
      () => false,
    )
    const isCleared = isServed && (await cleared)
    setOutcome(isCleared ? copy.cleared : copy.notCleared)
    if (isCleared) onClear()
  }

  return (
    <section data-slot="offline-choice" className="js-only max-w-measure space-y-3">
      <Heading level={2} size="xl">
        {copy.title}
      </Heading>
      <p id={explanation}>{copy.text}</p>
      {isUnable ? (
        <p className="font-semibold">{copy.unable}</p>
      ) : (
        <>
          {choice === null && isSaving && <p className="text-ink-muted">{copy.saving}</p>}
          <label className="flex min-h-touch items-center gap-2 font-semibold text-ink-strong">
            <input
              type="checkbox"
              role="switch"
              aria-describedby={explanation}
              className="size-5"
              checked={choice ?? !isSaving}
              onChange={({ target }) => choose(target.checked)}
            />
            {copy.switchLabel}
          </label>{" "}
          <Button variant="outline" onClick={() => void clear()}>
            {copy.clearLabel}
          </Button>
        </>
      )}
      <p role="status" className="min-h-6">
        {outcome}
      </p>
    </section>
  )
}

export const offlineChoiceFragment = graphql`
  fragment OfflineChoiceCopy on OfflineKeeping {
    title
    text
    switchLabel
    saving
    unable
    clearLabel
    cleared
    notCleared
  }
`

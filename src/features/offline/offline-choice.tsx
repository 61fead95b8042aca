import { graphql } from "gatsby"
import { useId, useState } from "react"
import { Button } from "../../components/button"
import { Heading } from "../../components/heading"
import { useMounted } from "../../components/use-mounted"
import { clearCaches } from "../../platform/offline"
import { useOfflineChoice } from "./use-offline-choice"

interface OfflineChoiceProps {
  copy: Queries.OfflineChoiceCopyFragment
  /** Called when the kept pages are gone. */
  onClear: () => void
}

/** Says what stays on the phone and what it costs, and lets the visitor decide about it and delete it. */
export function OfflineChoice({ copy, onClear }: OfflineChoiceProps) {
  const { isServed, isAllowed, isUndecided, choose } = useOfflineChoice()
  const isUnable = useMounted() && !("serviceWorker" in navigator)
  const [outcome, setOutcome] = useState("")
  const explanation = useId()

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
          {isUndecided && <p className="text-ink-muted">{copy.saving}</p>}
          <label className="flex min-h-touch items-center gap-2 font-semibold text-ink-strong">
            <input
              type="checkbox"
              role="switch"
              aria-describedby={explanation}
              className="size-5"
              checked={isAllowed}
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

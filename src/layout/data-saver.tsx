import { cx } from "class-variance-authority"
import { useSetAtom } from "jotai"
import { atomWithStorage } from "jotai/utils"
import { useId } from "react"
import { createValidatedStorage } from "../browser/validated-storage"
import { SAVE_DATA_ATTRIBUTE, SAVE_DATA_KEY } from "../lib/constants"
import { useSaveData } from "../components/use-save-data"
import { messages } from "./messages"

/** null follows the browser's setting (see `boot.ts`). */
const saveDataAtom = atomWithStorage<boolean | null>(
  SAVE_DATA_KEY,
  null,
  createValidatedStorage((stored) => (typeof stored === "boolean" ? stored : null)),
)

interface DataSaverProps {
  /** footer: from 1024 px on, with an explanation for screen readers only. */
  place: "menu" | "footer"
}

/** The visitor's save-data switch; the inline script reads the stored setting on the next page. */
export function DataSaver({ place }: DataSaverProps) {
  const explanationId = useId()
  const setChoice = useSetAtom(saveDataAtom)
  const saving = useSaveData()
  const choose = (save: boolean) => {
    setChoice(save)
    document.documentElement.toggleAttribute(SAVE_DATA_ATTRIBUTE, save)
  }
  return (
    <div data-slot="data-saver" className={cx("js-only print:hidden", place === "footer" && "max-lg:hidden")}>
      <label className="inline-flex min-h-touch items-center gap-2">
        <input
          type="checkbox"
          role="switch"
          aria-describedby={explanationId}
          className="size-5"
          checked={saving}
          onChange={({ target }) => choose(target.checked)}
        />
        {messages.dataSaver.label}
      </label>
      <p id={explanationId} className={place === "footer" ? "sr-only" : "text-sm text-ink-muted"}>
        {messages.dataSaver.explanation}
      </p>
    </div>
  )
}

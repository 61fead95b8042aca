import { useSetAtom } from "jotai"
import { SAVE_DATA_ATTRIBUTE } from "../lib/constants"
import { saveDataAtom } from "./save-data"
import { useSaveData } from "../components/use-save-data"

/**
 * The visitor's save-data switch: fewer bytes, smaller pictures, no autoplay. The setting is stored, and the inline
 * script reads it first on the next page.
 */
export function DataSaver() {
  const setChoice = useSetAtom(saveDataAtom)
  const saving = useSaveData()
  const choose = (save: boolean) => {
    setChoice(save)
    document.documentElement.toggleAttribute(SAVE_DATA_ATTRIBUTE, save)
  }
  return (
    <label data-slot="data-saver" className="js-only inline-flex min-h-touch items-center gap-2 print:hidden">
      <input
        type="checkbox"
        role="switch"
        className="size-5"
        checked={saving}
        onChange={({ target }) => choose(target.checked)}
      />
      Save data
    </label>
  )
}

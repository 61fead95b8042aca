import { useAtom, useSetAtom } from "jotai"
import { Trash2 } from "lucide-react"
import { useId, useState } from "react"
import { Button } from "../../components/button"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { Notice } from "../../components/notice"
import { SelectBox } from "../../components/select-box"
import { addDays } from "../../lib/days"
import { deleteAllAtom, isKeptAtom, isUnsaved, rowsAtom } from "./office-store"
import { rowsSince } from "./table"

interface KeepRowsProps {
  copy: Queries.OfficePageCopyFragment["keep"]
  today: string
}

/** The ages in days that staff can choose. */
const AGES = [30, 90, 180, 365] as const

/** What stays on this device: a tick that keeps the tables, and two ways to delete them. */
export function KeepRows({ copy, today }: KeepRowsProps) {
  const id = useId()
  const [rows, changeRows] = useAtom(rowsAtom)
  const [isKept, keep] = useAtom(isKeptAtom)
  const deleteAll = useSetAtom(deleteAllAtom)
  const [age, setAge] = useState<number>(AGES[1])
  const [done, setDone] = useState("")

  const deleteOlder = () => {
    const left = rowsSince(rows, addDays(today, -age))
    changeRows(() => left)
    setDone(copy.olderDone.replace("{count}", String(rows.length - left.length)))
  }

  return (
    <section data-slot="keep-rows" aria-labelledby={`${id}-title`} className="max-w-measure space-y-4 print:hidden">
      <Heading level={2} size="xl" id={`${id}-title`}>
        {copy.title}
      </Heading>
      <label className="flex min-h-touch items-center gap-3 font-semibold text-ink-strong">
        <input
          type="checkbox"
          className="size-6"
          aria-describedby={`${id}-hint`}
          checked={isKept}
          onChange={({ target }) => keep(target.checked)}
        />
        {copy.label}
      </label>
      <p id={`${id}-hint`} className="text-ink-muted">
        {copy.hint}
      </p>
      {isKept && isUnsaved() && (
        <Notice variant="warning" role="alert">
          {copy.noRoom}
        </Notice>
      )}
      <div className="flex flex-wrap items-end gap-3">
        <div>
          <label htmlFor={`${id}-age`} className="text-sm font-semibold text-ink-strong">
            {copy.olderLabel}
          </label>
          <SelectBox id={`${id}-age`} value={age} onChange={({ target }) => setAge(Number(target.value))}>
            {AGES.map((days) => (
              <option key={days} value={days}>
                {copy.olderDays.replace("{count}", String(days))}
              </option>
            ))}
          </SelectBox>
        </div>
        <Button variant="outline" onClick={deleteOlder}>
          {copy.olderButton}
        </Button>
      </div>
      <Button
        variant="outline"
        onClick={() => {
          deleteAll()
          setDone(copy.deleted)
        }}
      >
        <Icon icon={Trash2} /> {copy.deleteLabel}
      </Button>
      <p role="status" className="min-h-6 font-semibold">
        {done}
      </p>
    </section>
  )
}

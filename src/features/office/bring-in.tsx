import { useSetAtom } from "jotai"
import { useEffect, useId, useState } from "react"
import { Button } from "../../components/button"
import { controlStyles } from "../../components/control-styles"
import { Heading } from "../../components/heading"
import { kampalaDay } from "../../lib/kampala"
import { rowsAtom } from "./office-store"
import type { ReadFunction } from "./read-in-worker"
import { ReadingNotice, type Outcome } from "./reading-notice"
import type { Source } from "./read-source"
import { dropSharedText, sharedText } from "./shared-text"
import { mergeRows } from "./table"

interface BringInProps {
  copy: Queries.OfficePageCopyFragment["bringIn"]
  read: ReadFunction
}

/** Where messages come in: pasted, as a file, or shared by a telephone. Says what was read. */
export function BringIn({ copy, read }: BringInProps) {
  const id = useId()
  const change = useSetAtom(rowsAtom)
  // A telephone's own menu may have sent a text along. It is read when staff press the button, like one that is pasted.
  const [text, setText] = useState(sharedText)
  const [percent, setPercent] = useState<number | null>(null)
  const [outcome, setOutcome] = useState<Outcome | null>(null)

  const bring = async (source: Source) => {
    setOutcome(null)
    setPercent(0)
    const result = await read(source, kampalaDay(Date.now()), setPercent).catch(() => ({ problem: "failed" as const }))
    setPercent(null)
    setOutcome(result)
    if ("problem" in result) return
    setText("")
    change((rows) => mergeRows(rows, result.rows))
  }

  useEffect(dropSharedText, [])

  return (
    <section data-slot="bring-in" aria-labelledby={`${id}-title`} className="space-y-4 print:hidden">
      <Heading level={2} size="xl" id={`${id}-title`}>
        {copy.title}
      </Heading>
      <div className="grid gap-6 lg:grid-cols-2">
        <div className="space-y-2">
          <label htmlFor={`${id}-text`} className="text-sm font-semibold text-ink-strong">
            {copy.pasteLabel}
          </label>
          <textarea
            id={`${id}-text`}
            rows={6}
            aria-describedby={`${id}-hint`}
            className={controlStyles({ className: "min-h-32 resize-y" })}
            value={text}
            onChange={({ target }) => setText(target.value)}
          />
          <p id={`${id}-hint`} className="text-ink-muted">
            {copy.pasteHint}
          </p>
          <Button busy={percent !== null} onClick={() => void bring({ text })}>
            {copy.pasteButton}
          </Button>
        </div>
        <div className="space-y-2">
          <label htmlFor={`${id}-file`} className="text-sm font-semibold text-ink-strong">
            {copy.fileLabel}
          </label>
          <input
            id={`${id}-file`}
            type="file"
            aria-describedby={`${id}-file-hint`}
            className={controlStyles({ className: "min-h-touch" })}
            onChange={({ target }) => {
              const [file] = target.files ?? []
              // The same file can be chosen again.
              if (file) void bring({ file }).finally(() => (target.value = ""))
            }}
          />
          <p id={`${id}-file-hint`} className="text-ink-muted">
            {copy.fileHint}
          </p>
        </div>
      </div>
      <div role="status" className="min-h-6">
        {percent !== null && (
          <p className="font-semibold figures">{copy.progress.replace("{percent}", String(percent))}</p>
        )}
        {outcome && <ReadingNotice copy={copy} outcome={outcome} />}
      </div>
    </section>
  )
}

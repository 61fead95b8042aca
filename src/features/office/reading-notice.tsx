import { Notice } from "../../components/notice"
import type { ReadResult } from "./read-source"
import type { RowNote } from "./row"

/** What a reading came to. */
export type Outcome = ReadResult | { problem: "failed" }

interface ReadingNoticeProps {
  copy: Queries.OfficePageCopyFragment["bringIn"]
  outcome: Outcome
}

/** Says what was read, and each thing that staff should know of it in one sentence. */
export function ReadingNotice({ copy, outcome }: ReadingNoticeProps) {
  if ("problem" in outcome) return <Notice variant="warning">{copy.problems[outcome.problem]}</Notice>
  return (
    <Notice variant="success">
      {sentencesOf(copy.results, outcome).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </Notice>
  )
}

function sentencesOf(
  copy: ReadingNoticeProps["copy"]["results"],
  { rows, messages, ownLines, unknownDates, unclearDate }: Exclude<Outcome, { problem: string }>,
): string[] {
  const count = (template: string, number: number) => template.replace("{count}", String(number))
  const noted = (note: RowNote) => rows.filter(({ notes }) => notes.includes(note)).length
  const counted: readonly (readonly [sentence: string, number: number])[] = [
    [copy.ownLines, ownLines],
    [copy.unknownDates, unknownDates],
    [copy.identity, noted("identity")],
    [copy.half, noted("half")],
  ]
  return [
    count(messages === 1 ? copy.one : copy.many, messages),
    ...counted.flatMap(([sentence, number]) => (number > 0 ? [count(sentence, number)] : [])),
    ...(unclearDate ? [copy.unclearDate.replace("{date}", unclearDate)] : []),
  ]
}

import { linesOf, SENDER, tidyLine, type Message, type MessageForm } from "./form"

type Fields = Message["fields"]

/** "CaFN order 7K3Q-2"; the version is written from the second on. */
export function headOf(
  { name }: MessageForm,
  { number, version, shortened }: Pick<Message, "number" | "version" | "shortened">,
): string {
  return [SENDER, name, number, shortened && "(short)", version > 1 && `(form ${version})`].filter(Boolean).join(" ")
}

/** The answers with their labels, and the labels that a visitor answers in the message itself. */
export const fieldLines = ({ fields: labels, asks = [] }: MessageForm, fields: Fields): string[] =>
  Object.entries(labels).flatMap(([key, label]) => {
    const value = fields[key] ?? ""
    return value || asks.includes(key) ? [`${label}:${quoted(value)}`] : []
  })

/** A text of several lines begins below its label, each line with ">": no line of it can be taken for another one. */
const quoted = (value: string): string =>
  value.includes("\n") ? ["", ...value.split("\n").map((line) => `> ${line}`.trim())].join("\n") : ` ${value}`

/** The fields of the form, every line tidy, without empty ones. */
export function tidyFields({ fields: labels, texts = [] }: MessageForm, fields: Fields): Record<string, string> {
  const known = Object.keys(labels).flatMap((key) => {
    const text = fields[key] ?? ""
    const value = texts.includes(key) ? tidyText(text) : tidyLine(text)
    return value ? [[key, value] as const] : []
  })
  return Object.fromEntries(known)
}

/** Lines without blanks at their ends, and one empty line at most between two. */
const tidyText = (text: string): string =>
  linesOf(text)
    .map(tidyLine)
    .join("\n")
    .replace(/\n{3,}/g, "\n\n")
    .replace(/^\n+|\n+$/g, "")

import { Controls, Description, Heading, Markdown, Primary, Stories, Title, useOf } from "@storybook/addon-docs/blocks"
import { isNotes, type Notes } from "./notes"

/** The page of a component: what it is, its notes, a live example with its controls, every example. */
export function NotesPage() {
  const { preparedMeta } = useOf("meta", ["meta"])
  const notes: unknown = preparedMeta.parameters.notes
  return (
    <>
      <Title />
      <Description of="meta" />
      {isNotes(notes) && <NotesOf {...notes} />}
      <Heading>Try it</Heading>
      <Primary />
      <Controls />
      <Stories title="Examples" includePrimary={false} />
    </>
  )
}

function NotesOf({ usage, keyboard, accessibility }: Notes) {
  return (
    <>
      <Heading>Usage</Heading>
      <Markdown>{usage}</Markdown>
      <Heading>Keyboard</Heading>
      <Markdown>{bullets(keyboard)}</Markdown>
      <Heading>Accessibility</Heading>
      <Markdown>{bullets(accessibility)}</Markdown>
    </>
  )
}

const bullets = (lines: string[]) => lines.map((line) => `- ${line}`).join("\n")

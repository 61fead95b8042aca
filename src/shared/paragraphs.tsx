export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="max-w-measure">
      {text}
    </p>
  ))
}

export function Points({ texts }: { texts: readonly string[] }) {
  return (
    <ul className="max-w-measure list-disc space-y-2 pl-6 marker:text-ink-muted">
      {texts.map((text) => (
        <li key={text} className="pl-1">
          {text}
        </li>
      ))}
    </ul>
  )
}

/** A text of the content as paragraphs of a comfortable line length. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="max-w-measure">
      {text}
    </p>
  ))
}

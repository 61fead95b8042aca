/** A text of the content, one paragraph under the other, in lines of a length that reads well. */
export function Paragraphs({ texts }: { texts: readonly string[] }) {
  return texts.map((text) => (
    <p key={text} className="max-w-measure">
      {text}
    </p>
  ))
}

import { Folded } from "../../components/folded"

interface FaqProps {
  items: readonly { readonly question: string; readonly answer: string }[]
}

/** Questions and answers; the first is initially open (spec section 2, "Services"). */
export function Faq({ items }: FaqProps) {
  return (
    <div data-slot="faq" className="space-y-3">
      {items.map(({ question, answer }, index) => (
        <Folded key={question} title={<h3 className="font-display text-lg">{question}</h3>} open={index === 0}>
          <p className="max-w-measure">{answer}</p>
        </Folded>
      ))}
    </div>
  )
}

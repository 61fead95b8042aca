import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "../components/accordion"

interface FaqProps {
  items: readonly { readonly question: string; readonly answer: string }[]
  /** Level of the questions' headings, one below the heading above. */
  level?: 2 | 3 | 4
}

/** Questions and answers; the first is initially open (spec section 2, "Services"). */
export function Faq({ items, level = 3 }: FaqProps) {
  return (
    <Accordion defaultValue={items[0]?.question}>
      {items.map(({ question, answer }) => (
        <AccordionItem key={question} value={question}>
          <AccordionTrigger level={level}>{question}</AccordionTrigger>
          <AccordionContent>
            <p>{answer}</p>
          </AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  )
}

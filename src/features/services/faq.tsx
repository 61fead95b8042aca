import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "../../components/accordion"

interface FaqProps {
  items: readonly { readonly question: string; readonly answer: string }[]
}

/** Questions and answers; the first one is open. */
export function Faq({ items }: FaqProps) {
  return (
    <Accordion defaultValue={items[0]?.question}>
      {items.map(({ question, answer }) => (
        <AccordionItem key={question} value={question}>
          <AccordionTrigger>{question}</AccordionTrigger>
          <AccordionContent>
            <p>{answer}</p>
          </AccordionContent>
        </AccordionItem>
      ))}
    </Accordion>
  )
}

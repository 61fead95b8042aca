import { Accordion, AccordionContent, AccordionItem, AccordionTrigger } from "../../components/accordion"

interface FaqProps {
  items: readonly { readonly question: string; readonly answer: string }[]
}

/** Questions and answers; the first is initially open (spec section 2, "Services"). */
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

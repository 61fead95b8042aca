import { graphql } from "gatsby"
import { useId, useState } from "react"
import { Button } from "../../components/button"
import { ChipRow } from "../../components/chip-row"
import { HandOver } from "../../shared/hand-over"

interface ProductAskProps {
  copy: Queries.ProductAskCopyFragment
  /** Whether it is an animal, of which other things are asked than of other goods. */
  isLiving: boolean
  /** What the question is about: name, price and address of the product. */
  about: string
}

/** A question about a product by WhatsApp, SMS or telephone. A ready question can be chosen, and goes into the message. */
export function ProductAsk({ copy, isLiving, about }: ProductAskProps) {
  const id = useId()
  const [chosen, choose] = useState<string>()
  const questions = isLiving ? copy.animalQuestions : copy.questions
  return (
    <div data-slot="product-ask" role="group" aria-labelledby={id} className="space-y-2 print:hidden">
      <p id={id} className="font-semibold text-ink-strong">
        {isLiving ? copy.askAnimalLabel : copy.askLabel}
      </p>
      <ChipRow className="js-only">
        {questions.map((question) => (
          <li key={question}>
            <Button
              variant={question === chosen ? "primary" : "outline"}
              padding="tight"
              aria-pressed={question === chosen}
              onClick={() => choose(question === chosen ? undefined : question)}
            >
              {question}
            </Button>
          </li>
        ))}
      </ChipRow>
      <HandOver isRow message={[copy.askMessage, about, chosen].filter(Boolean).join("\n")} labels={copy.askWays} />
    </div>
  )
}

export const productAskCopyFragment = graphql`
  fragment ProductAskCopy on Shop {
    askAnimalLabel
    askLabel
    askMessage
    askWays {
      whatsapp
      sms
      call
    }
    animalQuestions
    questions
  }
`

import { graphql } from "gatsby"
import { useId, useState } from "react"
import { Button } from "../../components/button"
import { ChipRow } from "../../components/chip-row"
import { HandOverMessage } from "../contact"
import { detailWords } from "./detail-words"

interface ProductAskProps {
  copy: Queries.ProductAskCopyFragment
  /** Whether it is an animal, of which other things are asked than of other goods. */
  isLiving: boolean
  /** What the question is about. */
  about: Readonly<Record<"product" | "sku" | "price" | "page", string>>
}

/** A question about a product by WhatsApp, SMS or telephone. A ready question can be chosen, and goes into the message. */
export function ProductAsk({ copy, isLiving, about }: ProductAskProps) {
  const id = useId()
  const [chosen, choose] = useState<string>()
  const questions = isLiving ? copy.animalQuestions : copy.questions
  return (
    <div data-slot="product-ask" role="group" aria-labelledby={id} className="space-y-2 print:hidden">
      <p id={id} className="font-semibold text-ink-strong">
        {isLiving ? detailWords.ask.animal : detailWords.ask.goods}
      </p>
      {/* The row takes no room for its focus rings: that is kept round it. */}
      <div className="js-only py-1.5">
        <ChipRow>
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
      </div>
      <HandOverMessage
        isRow
        draft={{ kind: "product-question", fields: { ...about, text: chosen ?? "" } }}
        labels={detailWords.ask.ways}
      />
    </div>
  )
}

export const productAskCopyFragment = graphql`
  fragment ProductAskCopy on Shop {
    animalQuestions
    questions
  }
`

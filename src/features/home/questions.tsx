import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { ContentSection } from "../../shared/content-section"
import { Faq } from "../services"

interface QuestionsProps {
  content: Queries.PictureSectionFragment
  questions: readonly Queries.QuestionFragment[]
}

/** Frequent questions beside a picture; the first answer is open. */
export default function Questions({ content, questions }: QuestionsProps) {
  return (
    <ContentSection content={content} id="questions" tone="dusk">
      <div className="grid items-start gap-12 lg:grid-cols-2 lg:gap-16">
        <Faq items={questions} />
        <ContentPicture
          picture={content.image}
          className="overflow-hidden rounded-lg shadow-lifted"
          sizes="(min-width: 120em) 785px, (min-width: 1280px) 576px, (min-width: 1024px) 45vw, 95vw"
        />
      </div>
    </ContentSection>
  )
}

export const questionFragment = graphql`
  fragment Question on Faq {
    question
    answer
  }
`

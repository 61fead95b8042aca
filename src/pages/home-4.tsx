import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageSeo } from "../layout/page-seo"
import { FarmersRow } from "../features/farmers/farmers-row"
import { FunFacts } from "../features/home/fun-facts"
import { Hero } from "../features/home/hero"
import { Invitation } from "../features/membership/invitation"
import { PointLists } from "../features/home/point-lists"
import { ProductKinds } from "../features/home/product-kinds"
import { Questions } from "../features/home/questions"
import { VideoStage } from "../features/home/video-stage"

export default function DairyHome({ data }: PageProps<Queries.DairyHomePageQuery>) {
  const { words, site } = data
  if (!words || !site) throw new Error("data/home-variants.json or data/site.json has not been read.")
  const video = (key: string) => site.videos.find((candidate) => candidate.key === key)
  return (
    <>
      <Hero slides={data.slides.nodes} words={words.hero} videos={site.videos} />
      {words.pointLists && <PointLists words={words.pointLists} />}
      {words.kinds && <ProductKinds words={words.kinds} />}
      {words.intro && <VideoStage words={words.intro} video={video(words.intro.video)} />}
      {words.farmers && <FarmersRow words={words.farmers} farmers={words.farmers.members} />}
      {words.faq && <Questions words={words.faq} questions={data.questions.nodes} />}
      {words.funFacts && <FunFacts words={words.funFacts} facts={data.facts.nodes} tone="plain" />}
      {words.join && <Invitation words={words.join} />}
    </>
  )
}

export function Head({ data }: HeadProps<Queries.DairyHomePageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query DairyHomePage {
    page(route: { eq: "/home-4" }) {
      ...PageWords
    }
    site: siteSettings {
      videos {
        ...ContentVideo
      }
    }
    words: homeVariant(variant: { eq: dairy }) {
      hero {
        ...HeroWords
      }
      pointLists {
        ...PointListsWords
      }
      kinds {
        ...ProductKindsWords
      }
      intro {
        ...VideoBlockWords
      }
      farmers {
        ...HomeTeamWords
      }
      faq {
        ...QuestionsWords
      }
      funFacts {
        ...SectionHead
      }
      join {
        ...InvitationWords
      }
    }
    slides: allBanner(filter: { slider: { eq: dairy } }, sort: { jsonId: ASC }) {
      nodes {
        ...HeroSlide
      }
    }
    questions: allFaq(filter: { group: { eq: dairy } }, sort: { jsonId: ASC }) {
      nodes {
        ...Question
      }
    }
    facts: allFunFact(sort: { jsonId: ASC }) {
      nodes {
        ...FunFactFigure
      }
    }
  }
`

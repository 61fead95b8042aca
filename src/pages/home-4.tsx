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
import { OnThisPageLine } from "../shared/on-this-page"

export default function DairyHome({ data }: PageProps<Queries.DairyHomePageQuery>) {
  const { copy, site } = data
  if (!copy || !site) throw new Error("data/home-variants.json or data/site.json has not been read.")
  const video = (key: string) => site.videos.find((candidate) => candidate.key === key)
  return (
    <>
      <Hero slides={data.slides.nodes} copy={copy.hero} videos={site.videos} />
      <OnThisPageLine
        parts={{
          ...(copy.pointLists && { "point-lists": copy.pointLists.eyebrow }),
          ...(copy.kinds && { kinds: copy.kinds.eyebrow }),
          ...(copy.intro && { video: copy.intro.eyebrow }),
          ...(copy.farmers && { farmers: copy.farmers.eyebrow }),
          ...(copy.faq && { questions: copy.faq.eyebrow }),
        }}
      />
      {copy.pointLists && <PointLists copy={copy.pointLists} />}
      {copy.kinds && <ProductKinds copy={copy.kinds} />}
      {copy.intro && <VideoStage copy={copy.intro} video={video(copy.intro.video)} />}
      {copy.farmers && <FarmersRow copy={copy.farmers} farmers={copy.farmers.members} />}
      {copy.faq && <Questions copy={copy.faq} questions={data.questions.nodes} />}
      {copy.funFacts && <FunFacts copy={copy.funFacts} facts={data.facts.nodes} tone="plain" />}
      {copy.join && <Invitation copy={copy.join} />}
    </>
  )
}

export function Head({ data }: HeadProps<Queries.DairyHomePageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query DairyHomePage {
    page(route: { eq: "/home-4" }) {
      ...PageCopy
    }
    site: siteSettings {
      videos {
        ...ContentVideo
      }
    }
    copy: homeVariant(variant: { eq: dairy }) {
      hero {
        ...HeroCopy
      }
      pointLists {
        ...PointListsCopy
      }
      kinds {
        ...ProductKindsCopy
      }
      intro {
        ...VideoBlockCopy
      }
      farmers {
        ...HomeTeamCopy
      }
      faq {
        ...QuestionsCopy
      }
      funFacts {
        ...SectionHead
      }
      join {
        ...InvitationCopy
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

import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageSeo } from "../layout/page-seo"
import { FarmersRow } from "../features/farmers/farmers-row"
import { FunFacts } from "../features/home/fun-facts"
import { PointLists } from "../features/home/point-lists"
import { ProductKinds } from "../features/home/product-kinds"
import { Questions } from "../features/home/questions"
import { VideoStage } from "../features/home/video-stage"
import { Section } from "../components/section"
import { HomeVariant, homeSection } from "../templates/home-variant"

export default function DairyHome({ data }: PageProps<Queries.DairyHomePageQuery>) {
  const { questions, home } = data
  return (
    <HomeVariant
      data={data}
      sections={(copy, video) => [
        homeSection(copy.pointLists, (lists) => <PointLists copy={lists} facts={home?.funFacts ?? []} />),
        homeSection(copy.kinds, (kinds) => <ProductKinds copy={kinds} />),
        homeSection(copy.intro, (intro) => <VideoStage copy={intro} video={video(intro.video)} />),
        homeSection(copy.farmers, (team) => (
          <Section end="hills">
            <FarmersRow copy={team} farmers={team.members} />
          </Section>
        )),
        homeSection(copy.faq, (faq) => <Questions copy={faq} questions={questions.nodes} />),
        homeSection(copy.funFacts, (head) => <FunFacts copy={head} facts={home?.funFacts ?? []} tone="plain" />),
      ]}
    />
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
      ...HomeVariantFrame
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
    home {
      funFacts {
        ...FunFactFigure
      }
    }
  }
`

import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageSeo } from "../layout/page-seo"
import { Brands } from "../features/home/brands"
import { FarmersRow } from "../features/farmers/farmers-row"
import { FunFacts } from "../features/home/fun-facts"
import { HomeServices } from "../features/services/home-services"
import { Questions } from "../features/home/questions"
import { Testimonials } from "../features/home/testimonials"
import { VideoIntro } from "../features/home/video-intro"
import { Section } from "../components/section"
import { HomeVariant, homeSection } from "../templates/home-variant"

export default function NetworkHome({ data }: PageProps<Queries.NetworkHomePageQuery>) {
  const { home, services, testimonials, questions } = data
  return (
    <HomeVariant
      data={data}
      sections={(copy, video) => [
        homeSection(copy.intro, (intro) => <VideoIntro copy={intro} video={video(intro.video)} />),
        homeSection(copy.services, (head) => (
          <Section tone="sunken" hills="ridge">
            <HomeServices copy={head} services={services.nodes} />
          </Section>
        )),
        homeSection(copy.funFacts, (head) => <FunFacts copy={head} facts={home?.funFacts ?? []} />),
        homeSection(copy.testimonials, (head) => (
          <Section tone="sunken" hills="terraces">
            <Testimonials copy={head} testimonials={testimonials.nodes} />
          </Section>
        )),
        homeSection(copy.farmers, (team) => (
          <Section end="hills">
            <FarmersRow copy={team} farmers={team.members} />
          </Section>
        )),
        homeSection(copy.faq, (faq) => <Questions copy={faq} questions={questions.nodes} />),
        homeSection(copy.brands, (head) => <Brands copy={head} brands={home?.brands ?? []} />),
      ]}
    />
  )
}

export function Head({ data }: HeadProps<Queries.NetworkHomePageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query NetworkHomePage {
    page(route: { eq: "/home-2" }) {
      ...PageCopy
    }
    site: siteSettings {
      videos {
        ...ContentVideo
      }
    }
    copy: homeVariant(variant: { eq: network }) {
      ...HomeVariantFrame
      intro {
        ...VideoBlockCopy
      }
      services {
        ...SectionHead
      }
      funFacts {
        ...SectionHead
      }
      testimonials {
        ...SectionHead
      }
      farmers {
        ...HomeTeamCopy
      }
      faq {
        ...QuestionsCopy
      }
      brands {
        ...SectionHead
      }
    }
    slides: allBanner(filter: { slider: { eq: alternate } }, sort: { jsonId: ASC }) {
      nodes {
        ...HeroSlide
      }
    }
    services: allService(sort: { jsonId: ASC }) {
      nodes {
        ...ServiceEntry
      }
    }
    testimonials: allTestimonial(sort: { jsonId: ASC }) {
      nodes {
        ...TestimonialCard
      }
    }
    questions: allFaq(filter: { group: { eq: general } }, sort: { jsonId: ASC }) {
      nodes {
        ...Question
      }
    }
    home {
      funFacts {
        ...FunFactFigure
      }
      brands {
        ...BrandMark
      }
    }
  }
`

import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageSeo } from "../layout/page-seo"
import { Brands } from "../features/home/brands"
import { FarmersRow } from "../features/farmers/farmers-row"
import { FunFacts } from "../features/home/fun-facts"
import { Hero } from "../features/home/hero"
import { HomeServices } from "../features/services/home-services"
import { Invitation } from "../features/membership/invitation"
import { Questions } from "../features/home/questions"
import { Testimonials } from "../features/home/testimonials"
import { VideoIntro } from "../features/home/video-intro"

export default function NetworkHome({ data }: PageProps<Queries.NetworkHomePageQuery>) {
  const { words, site } = data
  if (!words || !site) throw new Error("data/home-variants.json or data/site.json has not been read.")
  const video = (key: string) => site.videos.find((candidate) => candidate.key === key)
  return (
    <>
      <Hero slides={data.slides.nodes} words={words.hero} videos={site.videos} />
      {words.intro && <VideoIntro words={words.intro} video={video(words.intro.video)} />}
      {words.services && <HomeServices words={words.services} services={data.services.nodes} />}
      {words.funFacts && <FunFacts words={words.funFacts} facts={data.facts.nodes} />}
      {words.testimonials && <Testimonials words={words.testimonials} testimonials={data.testimonials.nodes} />}
      {words.farmers && <FarmersRow words={words.farmers} farmers={words.farmers.members} />}
      {words.faq && <Questions words={words.faq} questions={data.questions.nodes} />}
      {words.brands && <Brands words={words.brands} brands={data.brands.nodes} />}
      {words.join && <Invitation words={words.join} />}
    </>
  )
}

export function Head({ data }: HeadProps<Queries.NetworkHomePageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query NetworkHomePage {
    page(route: { eq: "/home-2" }) {
      ...PageWords
    }
    site: siteSettings {
      videos {
        ...ContentVideo
      }
    }
    words: homeVariant(variant: { eq: network }) {
      hero {
        ...HeroWords
      }
      intro {
        ...VideoBlockWords
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
        ...HomeTeamWords
      }
      faq {
        ...QuestionsWords
      }
      brands {
        ...SectionHead
      }
      join {
        ...InvitationWords
      }
    }
    slides: allBanner(filter: { slider: { eq: alternate } }, sort: { jsonId: ASC }) {
      nodes {
        ...HeroSlide
      }
    }
    services: allService(sort: { jsonId: ASC }) {
      nodes {
        ...ServiceCard
      }
    }
    facts: allFunFact(sort: { jsonId: ASC }) {
      nodes {
        ...FunFactFigure
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
    brands: allBrand(sort: { jsonId: ASC }) {
      nodes {
        ...BrandMark
      }
    }
  }
`

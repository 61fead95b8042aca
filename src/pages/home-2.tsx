import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageSeo } from "../components/layout/page-seo"
import { Brands } from "../components/sections/brands"
import { FarmersRow } from "../components/sections/farmers-row"
import { FunFacts } from "../components/sections/fun-facts"
import { Hero } from "../components/sections/hero"
import { HomeServices } from "../components/sections/home-services"
import { Invitation } from "../components/sections/invitation"
import { Questions } from "../components/sections/questions"
import { Testimonials } from "../components/sections/testimonials"
import { VideoIntro } from "../components/sections/video-intro"

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

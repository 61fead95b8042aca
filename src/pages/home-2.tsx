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
import { OnThisPageLine } from "../shared/on-this-page"

export default function NetworkHome({ data }: PageProps<Queries.NetworkHomePageQuery>) {
  const { copy, site } = data
  if (!copy || !site) throw new Error("data/home-variants.json or data/site.json has not been read.")
  const video = (key: string) => site.videos.find((candidate) => candidate.key === key)
  return (
    <>
      <Hero slides={data.slides.nodes} copy={copy.hero} videos={site.videos} />
      <OnThisPageLine
        parts={{
          ...(copy.intro && { intro: copy.intro.eyebrow }),
          ...(copy.services && { services: copy.services.eyebrow }),
          ...(copy.testimonials && { testimonials: copy.testimonials.eyebrow }),
          ...(copy.farmers && { farmers: copy.farmers.eyebrow }),
          ...(copy.faq && { questions: copy.faq.eyebrow }),
          ...(copy.brands && { brands: copy.brands.eyebrow }),
        }}
      />
      {copy.intro && <VideoIntro copy={copy.intro} video={video(copy.intro.video)} />}
      {copy.services && <HomeServices copy={copy.services} services={data.services.nodes} />}
      {copy.funFacts && <FunFacts copy={copy.funFacts} facts={data.facts.nodes} />}
      {copy.testimonials && <Testimonials copy={copy.testimonials} testimonials={data.testimonials.nodes} />}
      {copy.farmers && <FarmersRow copy={copy.farmers} farmers={copy.farmers.members} />}
      {copy.faq && <Questions copy={copy.faq} questions={data.questions.nodes} />}
      {copy.brands && <Brands copy={copy.brands} brands={data.brands.nodes} />}
      {copy.join && <Invitation copy={copy.join} />}
    </>
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
      hero {
        ...HeroCopy
      }
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
      join {
        ...InvitationCopy
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

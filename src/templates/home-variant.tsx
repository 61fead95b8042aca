import { graphql, type PageProps } from "gatsby"
import { Fragment, type ReactNode } from "react"
import { FarmersRow } from "../features/farmers/farmers-row"
import { Achievements } from "../features/home/achievements"
import { BenefitLists } from "../features/home/benefit-lists"
import { Brands } from "../features/home/brands"
import { FunFacts } from "../features/home/fun-facts"
import { Hero } from "../features/home/hero"
import { ProductTypes } from "../features/home/product-types"
import { Spotlight } from "../features/home/spotlight"
import { Testimonials } from "../features/home/testimonials"
import { VideoIntro, VideoFeature } from "../features/home/video-block"
import { Invitation } from "../features/membership/invitation"
import { HomeServices } from "../features/services/home-services"
import { DeferredFeaturedProducts, DeferredProductPicker, DeferredQuestions } from "../layout/deferred-sections"
import { Section } from "../components/section"
import type { HomeVariantContext } from "../lib/page-context"

/** The sections of /home-2, /home-3 and /home-4 in their order (spec section 2). */
const orders = {
  network: ["intro", "services", "funFacts", "testimonials", "farmers", "faq", "brands"],
  products: ["intro", "spotlight", "featured", "progress", "products", "funFacts", "testimonials", "brands"],
  dairy: ["benefitLists", "productTypes", "intro", "farmers", "faq", "funFacts"],
} as const

type SectionName = (typeof orders)[keyof typeof orders][number]

export default function HomeVariant({
  data,
  pageContext: { variant },
}: PageProps<Queries.HomeVariantPageQuery, HomeVariantContext>) {
  const { content, site } = data
  if (!content || !site) throw new Error("data/home-variants.json or data/site.json has not been read.")
  const sections = getSections(content, data, variant)
  return (
    <>
      <Hero slides={data.slides.nodes} content={content.hero} videos={site.videos} />
      {orders[variant].map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      {content.join && <Invitation content={content.join} />}
    </>
  )
}

/** A section is empty while data/home-variants.json has no content for it. */
function getSections(
  content: NonNullable<Queries.HomeVariantPageQuery["content"]>,
  { home, site, services, testimonials, questions, featured, products }: Queries.HomeVariantPageQuery,
  variant: HomeVariantContext["variant"],
): Readonly<Record<SectionName, ReactNode>> {
  const facts = home?.funFacts ?? []
  const video = site?.videos.find(({ key }) => key === content.intro?.video)
  return {
    intro:
      content.intro &&
      (variant === "dairy" ? (
        <VideoFeature content={content.intro} video={video} />
      ) : (
        <VideoIntro content={content.intro} video={video} side={variant === "products" ? "end" : "start"} />
      )),
    services: content.services && services && (
      <Section tone="noon" divider="savannah">
        <HomeServices content={content.services} services={services.nodes} />
      </Section>
    ),
    spotlight: content.spotlight && <Spotlight content={content.spotlight} />,
    featured: content.featured && featured && (
      <Section>
        <DeferredFeaturedProducts content={content.featured} products={featured.nodes} />
      </Section>
    ),
    progress: content.progress && home?.achievements && (
      // One circle (spec section 2): the last, of the value chain.
      <Achievements content={{ ...home.achievements, ...content.progress, rings: home.achievements.rings.slice(-1) }} />
    ),
    products: content.products && products && (
      <DeferredProductPicker content={content.products} products={products.nodes} total={products.totalCount} />
    ),
    benefitLists: content.benefitLists && <BenefitLists content={content.benefitLists} facts={facts} />,
    productTypes: content.productTypes && <ProductTypes content={content.productTypes} />,
    funFacts: content.funFacts && (
      <FunFacts content={content.funFacts} facts={facts} tone={variant === "network" ? "deep" : "plain"} />
    ),
    testimonials: content.testimonials && testimonials && (
      <Section tone="dusk" divider="terraces">
        <Testimonials content={content.testimonials} testimonials={testimonials.nodes} />
      </Section>
    ),
    farmers: content.farmers && (
      <Section>
        <FarmersRow content={content.farmers} farmers={content.farmers.members} />
      </Section>
    ),
    faq: content.faq && questions && <DeferredQuestions content={content.faq} questions={questions.nodes} />,
    brands: content.brands && <Brands content={content.brands} brands={home?.brands ?? []} />,
  }
}

export { PageHead as Head } from "../layout/page-seo"

export const query = graphql`
  query HomeVariantPage(
    $route: String!
    $variant: HomeVariantName!
    $slider: BannerSlider!
    $questions: FaqGroup!
    $isNetwork: Boolean = false
    $isProducts: Boolean = false
    $isDairy: Boolean = false
  ) {
    page(route: { eq: $route }) {
      ...PageContent
    }
    site: siteSettings {
      videos {
        ...ContentVideo
      }
    }
    content: homeVariant(variant: { eq: $variant }) {
      hero {
        ...HeroContent
      }
      intro {
        ...VideoBlockContent
      }
      services {
        ...SectionIntro
      }
      spotlight {
        ...SpotlightContent
      }
      funFacts {
        ...SectionIntro
      }
      benefitLists {
        ...BenefitListsContent
      }
      productTypes {
        ...ProductTypesContent
      }
      featured {
        ...SectionIntro
      }
      progress {
        ...SectionIntro
      }
      products {
        ...SectionIntro
      }
      testimonials {
        ...SectionIntro
      }
      farmers {
        ...HomeTeamContent
      }
      faq {
        ...PictureSection
      }
      brands {
        ...SectionIntro
      }
      join {
        ...SectionIntro
      }
    }
    slides: allBanner(filter: { slider: { eq: $slider } }, sort: { jsonId: ASC }) {
      nodes {
        ...HeroSlide
      }
    }
    services: allService(sort: { jsonId: ASC }) @include(if: $isNetwork) {
      nodes {
        ...ServiceEntry
      }
    }
    home {
      achievements @include(if: $isProducts) {
        ...AchievementsContent
      }
      funFacts {
        ...FunFactFigure
      }
      brands @skip(if: $isDairy) {
        ...BrandMark
      }
    }
    testimonials: allTestimonial(sort: { jsonId: ASC }) @skip(if: $isDairy) {
      nodes {
        ...TestimonialCard
      }
    }
    questions: allFaq(filter: { group: { eq: $questions } }, sort: { jsonId: ASC }) @skip(if: $isProducts) {
      nodes {
        ...Question
      }
    }
    featured: allFeaturedProduct(sort: { jsonId: ASC }, limit: 8) @include(if: $isProducts) {
      nodes {
        ...FeaturedProduct
      }
    }
    # All that the shop has today; the limit bounds the page for a shop of hundreds.
    products: allProduct(sort: { jsonId: ASC }, limit: 24) @include(if: $isProducts) {
      totalCount
      nodes {
        ...ProductCard
      }
    }
  }
`

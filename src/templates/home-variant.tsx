import { graphql, type PageProps } from "gatsby"
import { Fragment, type ReactNode } from "react"
import { FarmersRow } from "../features/farmers/farmers-row"
import { Achievements } from "../features/home/achievements"
import { Brands } from "../features/home/brands"
import { FunFacts } from "../features/home/fun-facts"
import { Hero } from "../features/home/hero"
import { Highlight } from "../features/home/highlight"
import { PointLists } from "../features/home/point-lists"
import { ProductKinds } from "../features/home/product-kinds"
import { Testimonials } from "../features/home/testimonials"
import { VideoIntro, VideoStage } from "../features/home/video-block"
import { Invitation } from "../features/membership/invitation"
import { HomeServices } from "../features/services/home-services"
import { DeferredFeaturedProducts, DeferredProductPicker, DeferredQuestions } from "../layout/deferred-sections"
import { Section } from "../components/section"
import type { HomeVariantContext } from "../lib/page-context"

/** The sections of /home-2, /home-3 and /home-4 in their order (spec section 2). */
const orders = {
  network: ["intro", "services", "funFacts", "testimonials", "farmers", "faq", "brands"],
  products: ["intro", "highlight", "featured", "progress", "products", "funFacts", "testimonials", "brands"],
  dairy: ["pointLists", "kinds", "intro", "farmers", "faq", "funFacts"],
} as const

type SectionName = (typeof orders)[keyof typeof orders][number]

export default function HomeVariant({
  data,
  pageContext: { variant },
}: PageProps<Queries.HomeVariantPageQuery, HomeVariantContext>) {
  const { copy, site } = data
  if (!copy || !site) throw new Error("data/home-variants.json or data/site.json has not been read.")
  const sections = sectionsOf(copy, data, variant)
  return (
    <>
      <Hero slides={data.slides.nodes} copy={copy.hero} videos={site.videos} />
      {orders[variant].map((name) => (
        <Fragment key={name}>{sections[name]}</Fragment>
      ))}
      {copy.join && <Invitation copy={copy.join} />}
    </>
  )
}

/** A section is empty while data/home-variants.json has no content for it. */
function sectionsOf(
  copy: NonNullable<Queries.HomeVariantPageQuery["copy"]>,
  { home, site, services, testimonials, questions, featured, products }: Queries.HomeVariantPageQuery,
  variant: HomeVariantContext["variant"],
): Readonly<Record<SectionName, ReactNode>> {
  const facts = home?.funFacts ?? []
  const video = site?.videos.find(({ key }) => key === copy.intro?.video)
  return {
    intro:
      copy.intro &&
      (variant === "dairy" ? (
        <VideoStage copy={copy.intro} video={video} />
      ) : (
        <VideoIntro copy={copy.intro} video={video} side={variant === "products" ? "end" : "start"} />
      )),
    services: copy.services && services && (
      <Section tone="noon" hills="ridge">
        <HomeServices copy={copy.services} services={services.nodes} />
      </Section>
    ),
    highlight: copy.highlight && <Highlight copy={copy.highlight} />,
    featured: copy.featured && featured && (
      <Section>
        <DeferredFeaturedProducts copy={copy.featured} products={featured.nodes} />
      </Section>
    ),
    progress: copy.progress && home?.achievements && (
      // One circle (spec section 2): the last, of the value chain.
      <Achievements copy={{ ...home.achievements, ...copy.progress, rings: home.achievements.rings.slice(-1) }} />
    ),
    products: copy.products && products && (
      <DeferredProductPicker copy={copy.products} products={products.nodes} total={products.totalCount} />
    ),
    pointLists: copy.pointLists && <PointLists copy={copy.pointLists} facts={facts} />,
    kinds: copy.kinds && <ProductKinds copy={copy.kinds} />,
    funFacts: copy.funFacts && (
      <FunFacts copy={copy.funFacts} facts={facts} tone={variant === "network" ? "deep" : "plain"} />
    ),
    testimonials: copy.testimonials && testimonials && (
      <Section tone="dusk" hills="terraces">
        <Testimonials copy={copy.testimonials} testimonials={testimonials.nodes} />
      </Section>
    ),
    farmers: copy.farmers && (
      <Section>
        <FarmersRow copy={copy.farmers} farmers={copy.farmers.members} />
      </Section>
    ),
    faq: copy.faq && questions && <DeferredQuestions copy={copy.faq} questions={questions.nodes} />,
    brands: copy.brands && <Brands copy={copy.brands} brands={home?.brands ?? []} />,
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
      ...PageCopy
    }
    site: siteSettings {
      videos {
        ...ContentVideo
      }
    }
    copy: homeVariant(variant: { eq: $variant }) {
      hero {
        ...HeroCopy
      }
      intro {
        ...VideoBlockCopy
      }
      services {
        ...SectionHead
      }
      highlight {
        ...HighlightCopy
      }
      funFacts {
        ...SectionHead
      }
      pointLists {
        ...PointListsCopy
      }
      kinds {
        ...ProductKindsCopy
      }
      featured {
        ...SectionHead
      }
      progress {
        ...SectionHead
      }
      products {
        ...SectionHead
      }
      testimonials {
        ...SectionHead
      }
      farmers {
        ...HomeTeamCopy
      }
      faq {
        ...PictureSection
      }
      brands {
        ...SectionHead
      }
      join {
        ...SectionHead
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
        ...AchievementsCopy
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

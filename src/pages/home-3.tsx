import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageSeo } from "../layout/page-seo"
import { Brands } from "../features/home/brands"
import { FeaturedProducts } from "../features/shop/featured-products"
import { FunFacts } from "../features/home/fun-facts"
import { Hero } from "../features/home/hero"
import { Highlight } from "../features/home/highlight"
import { Invitation } from "../features/membership/invitation"
import { ProductPicker } from "../features/shop/product-picker"
import { Testimonials } from "../features/home/testimonials"
import { VideoIntro } from "../features/home/video-intro"

export default function ProductsHome({ data }: PageProps<Queries.ProductsHomePageQuery>) {
  const { words, site } = data
  if (!words || !site) throw new Error("data/home-variants.json or data/site.json has not been read.")
  const video = (key: string) => site.videos.find((candidate) => candidate.key === key)
  return (
    <>
      <Hero slides={data.slides.nodes} words={words.hero} videos={site.videos} />
      {words.intro && <VideoIntro words={words.intro} video={video(words.intro.video)} side="end" />}
      {words.highlight && <Highlight words={words.highlight} />}
      {words.featured && <FeaturedProducts words={words.featured} products={data.featured.nodes} />}
      {words.funFacts && <FunFacts words={words.funFacts} facts={data.facts.nodes} tone="plain" />}
      {words.products && (
        <ProductPicker
          words={words.products}
          products={data.products.nodes}
          groups={data.categories.group}
          total={data.products.totalCount}
        />
      )}
      {words.testimonials && <Testimonials words={words.testimonials} testimonials={data.testimonials.nodes} />}
      {words.brands && <Brands words={words.brands} brands={data.brands.nodes} />}
      {words.join && <Invitation words={words.join} />}
    </>
  )
}

export function Head({ data }: HeadProps<Queries.ProductsHomePageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query ProductsHomePage {
    page(route: { eq: "/home-3" }) {
      ...PageWords
    }
    site: siteSettings {
      videos {
        ...ContentVideo
      }
    }
    words: homeVariant(variant: { eq: products }) {
      hero {
        ...HeroWords
      }
      intro {
        ...VideoBlockWords
      }
      highlight {
        ...HighlightWords
      }
      featured {
        ...SectionHead
      }
      funFacts {
        ...SectionHead
      }
      products {
        ...ProductPickerWords
      }
      testimonials {
        ...SectionHead
      }
      brands {
        ...SectionHead
      }
      join {
        ...InvitationWords
      }
    }
    slides: allBanner(filter: { slider: { eq: products } }, sort: { jsonId: ASC }) {
      nodes {
        ...HeroSlide
      }
    }
    featured: allFeaturedProduct(sort: { jsonId: ASC }, limit: 8) {
      nodes {
        ...FeaturedProduct
      }
    }
    facts: allFunFact(sort: { jsonId: ASC }) {
      nodes {
        ...FunFactFigure
      }
    }
    products: allProduct(sort: { jsonId: DESC }, limit: 8) {
      totalCount
      nodes {
        ...ProductCard
      }
    }
    categories: allProduct(filter: { category: { in: [cattle, poultry, dairy] } }, sort: { jsonId: DESC }) {
      group(field: { category: SELECT }, limit: 4) {
        nodes {
          ...ProductCard
        }
      }
    }
    testimonials: allTestimonial(sort: { jsonId: ASC }) {
      nodes {
        ...TestimonialCard
      }
    }
    brands: allBrand(sort: { jsonId: ASC }) {
      nodes {
        ...BrandMark
      }
    }
  }
`

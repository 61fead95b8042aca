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
import { OnThisPageLine } from "../shared/on-this-page"

export default function ProductsHome({ data }: PageProps<Queries.ProductsHomePageQuery>) {
  const { copy, site } = data
  if (!copy || !site) throw new Error("data/home-variants.json or data/site.json has not been read.")
  const video = (key: string) => site.videos.find((candidate) => candidate.key === key)
  return (
    <>
      <Hero slides={data.slides.nodes} copy={copy.hero} videos={site.videos} />
      <OnThisPageLine
        parts={{
          ...(copy.intro && { intro: copy.intro.eyebrow }),
          ...(copy.highlight && { highlight: copy.highlight.eyebrow }),
          ...(copy.featured && { "featured-products": copy.featured.eyebrow }),
          ...(copy.products && { products: copy.products.eyebrow }),
          ...(copy.testimonials && { testimonials: copy.testimonials.eyebrow }),
          ...(copy.brands && { brands: copy.brands.eyebrow }),
        }}
      />
      {copy.intro && <VideoIntro copy={copy.intro} video={video(copy.intro.video)} side="end" />}
      {copy.highlight && <Highlight copy={copy.highlight} />}
      {copy.featured && <FeaturedProducts copy={copy.featured} products={data.featured.nodes} />}
      {copy.funFacts && <FunFacts copy={copy.funFacts} facts={data.facts.nodes} tone="plain" />}
      {copy.products && (
        <ProductPicker
          copy={copy.products}
          products={data.products.nodes}
          groups={data.categories.group}
          total={data.products.totalCount}
        />
      )}
      {copy.testimonials && <Testimonials copy={copy.testimonials} testimonials={data.testimonials.nodes} />}
      {copy.brands && <Brands copy={copy.brands} brands={data.brands.nodes} />}
      {copy.join && <Invitation copy={copy.join} />}
    </>
  )
}

export function Head({ data }: HeadProps<Queries.ProductsHomePageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query ProductsHomePage {
    page(route: { eq: "/home-3" }) {
      ...PageCopy
    }
    site: siteSettings {
      videos {
        ...ContentVideo
      }
    }
    copy: homeVariant(variant: { eq: products }) {
      hero {
        ...HeroCopy
      }
      intro {
        ...VideoBlockCopy
      }
      highlight {
        ...HighlightCopy
      }
      featured {
        ...SectionHead
      }
      funFacts {
        ...SectionHead
      }
      products {
        ...ProductPickerCopy
      }
      testimonials {
        ...SectionHead
      }
      brands {
        ...SectionHead
      }
      join {
        ...InvitationCopy
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
    categories: allProduct(sort: { jsonId: DESC }) {
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

import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageSeo } from "../layout/page-seo"
import { Brands } from "../features/home/brands"
import { FunFacts } from "../features/home/fun-facts"
import { Highlight } from "../features/home/highlight"
import { ProductPicker } from "../features/shop/product-picker"
import { Testimonials } from "../features/home/testimonials"
import { VideoIntro } from "../features/home/video-intro"
import { Section } from "../components/section"
import { HomeVariant, homeSection } from "../templates/home-variant"

export default function ProductsHome({ data }: PageProps<Queries.ProductsHomePageQuery>) {
  const { home, featured, products, categories, testimonials } = data
  return (
    <HomeVariant
      data={data}
      sections={(copy, video) => [
        homeSection(copy.intro, (intro) => <VideoIntro copy={intro} video={video(intro.video)} side="end" />),
        homeSection(copy.highlight, (highlight) => <Highlight copy={highlight} />),
        homeSection(copy.products, (picker) => (
          <ProductPicker
            copy={picker}
            featured={featured.nodes}
            groups={categories.group}
            total={products.totalCount}
          />
        )),
        homeSection(copy.funFacts, (head) => <FunFacts copy={head} facts={home?.funFacts ?? []} tone="plain" />),
        homeSection(copy.testimonials, (head) => (
          <Section tone="sunken" hills="terraces">
            <Testimonials copy={head} testimonials={testimonials.nodes} />
          </Section>
        )),
        homeSection(copy.brands, (head) => <Brands copy={head} brands={home?.brands ?? []} />),
      ]}
    />
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
      ...HomeVariantFrame
      intro {
        ...VideoBlockCopy
      }
      highlight {
        ...HighlightCopy
      }
      funFacts {
        ...SectionHead
      }
      products {
        ...SectionHead
      }
      testimonials {
        ...SectionHead
      }
      brands {
        ...SectionHead
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
    products: allProduct {
      totalCount
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

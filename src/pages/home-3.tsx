import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageSeo } from "../layout/page-seo"
import { Brands } from "../features/home/brands"
import { FeaturedProducts } from "../features/shop/featured-products"
import { FunFacts } from "../features/home/fun-facts"
import { Highlight } from "../features/home/highlight"
import { ProductPicker } from "../features/shop/product-picker"
import { Testimonials } from "../features/home/testimonials"
import { VideoIntro } from "../features/home/video-intro"
import { HomeVariant, homeSection } from "../templates/home-variant"

export default function ProductsHome({ data }: PageProps<Queries.ProductsHomePageQuery>) {
  const { featured, facts, products, categories, testimonials, brands } = data
  return (
    <HomeVariant
      data={data}
      sections={(copy, video) => [
        homeSection(copy.intro, (intro) => <VideoIntro copy={intro} video={video(intro.video)} side="end" />, "intro"),
        homeSection(copy.highlight, (highlight) => <Highlight copy={highlight} />, "highlight"),
        homeSection(
          copy.featured,
          (head) => <FeaturedProducts copy={head} products={featured.nodes} />,
          "featured-products",
        ),
        homeSection(copy.funFacts, (head) => <FunFacts copy={head} facts={facts.nodes} tone="plain" />),
        homeSection(
          copy.products,
          (picker) => (
            <ProductPicker
              copy={picker}
              products={products.nodes}
              groups={categories.group}
              total={products.totalCount}
            />
          ),
          "products",
        ),
        homeSection(
          copy.testimonials,
          (head) => <Testimonials copy={head} testimonials={testimonials.nodes} />,
          "testimonials",
        ),
        homeSection(copy.brands, (head) => <Brands copy={head} brands={brands.nodes} />, "brands"),
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
      featured {
        ...SectionHead
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

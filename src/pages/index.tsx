import { graphql, type HeadProps, type PageProps } from "gatsby"
import { Seo } from "../layout/seo"
import { Announcements } from "../features/announcements/announcements"
import { About } from "../features/home/about"
import { Achievements } from "../features/home/achievements"
import { Benefits } from "../features/home/benefits"
import { Categories } from "../features/home/categories"
import { FarmersRow } from "../features/farmers/farmers-row"
import FeaturedProducts from "../features/shop/featured-products"
import { GalleryPreview } from "../features/gallery/gallery-preview"
import { Hero } from "../features/home/hero"
import { HomeServices } from "../features/services/home-services"
import { DeferredContactSection } from "../layout/deferred-sections"
import { LatestPosts } from "../features/blog/latest-posts"
import { ProjectsCarousel } from "../features/projects/projects-carousel"
import { Testimonials } from "../features/home/testimonials"
import { HealthLine } from "../features/animal-health/health-line"
import { Section } from "../components/section"
import { getOrganisationData } from "../features/contact/organisation-data"

export default function HomePage({ data }: PageProps<Queries.HomePageQuery>) {
  const { health, home, siteSettings } = data
  if (!home || !siteSettings) throw new Error("data/home.json or data/site.json has not been read.")
  const video = (key: string) => siteSettings.videos.find((candidate) => candidate.key === key)
  return (
    <>
      <Hero slides={data.slides.nodes} content={home.hero} />
      {health && <HealthLine content={health.note} />}
      <Announcements announcements={data.announcements} />
      <Section tone="dawn" weight="light">
        <About content={home.about} video={video(home.about.video)} figures={home.figures} />
      </Section>
      <Section layout="stack" tone="noon" weight="light" divider="savannah">
        <HomeServices content={home.services} services={data.services.nodes} />
        <Benefits
          content={home.benefits}
          video={siteSettings.features.backgroundVideo ? video(home.benefits.video) : undefined}
        />
        <Categories content={home.categories} categories={home.livestock} />
        <Testimonials content={home.testimonials} testimonials={data.testimonials.nodes} />
        <FarmersRow content={home.farmers} farmers={data.farmers.nodes} />
        <FeaturedProducts content={home.featuredProducts} products={data.featured.nodes} />
      </Section>
      <Section layout="stack" tone="dusk" weight="light" divider="terraces">
        <ProjectsCarousel content={home.projects} projects={data.projects.nodes} />
        <GalleryPreview content={home.gallery} />
      </Section>
      <Achievements content={home.achievements} />
      <Section layout="stack" tone="dusk" weight="light" end="footer">
        <DeferredContactSection content={home.contact} />
        <LatestPosts content={home.posts} posts={data.posts.nodes} />
      </Section>
    </>
  )
}

export function Head({ data }: HeadProps<Queries.HomePageQuery>) {
  const { siteSettings: site } = data
  if (!site) throw new Error("data/site.json has not been read.")
  return (
    <Seo isHome title={site.title} description={site.description} path="/" structuredData={getOrganisationData(site)} />
  )
}

export const query = graphql`
  query HomePage {
    siteSettings {
      ...OrganisationData
      title
      description
      videos {
        ...ContentVideo
      }
      features {
        backgroundVideo
      }
    }
    home {
      hero {
        ...HeroContent
      }
      about {
        ...AboutContent
      }
      figures {
        ...Statistic
      }
      services {
        ...SectionIntro
      }
      benefits {
        ...BenefitsContent
      }
      categories {
        ...SectionIntro
      }
      livestock {
        ...CategoryCard
      }
      featuredProducts {
        ...SectionIntro
      }
      testimonials {
        ...SectionIntro
      }
      projects {
        ...SectionIntro
      }
      gallery {
        ...GalleryContent
      }
      achievements {
        ...AchievementsContent
      }
      farmers {
        ...SectionIntro
      }
      contact {
        ...SectionIntro
      }
      posts {
        ...SectionIntro
      }
    }
    health: animalHealth {
      note {
        ...HealthNote
      }
    }
    announcements {
      ...Announcement
    }
    slides: allBanner(filter: { slider: { eq: home } }, sort: { jsonId: ASC }) {
      nodes {
        ...HeroSlide
      }
    }
    services: allService(sort: { jsonId: ASC }) {
      nodes {
        ...ServiceEntry
      }
    }
    featured: allFeaturedProduct(sort: { jsonId: ASC }, limit: 4) {
      nodes {
        ...FeaturedProduct
      }
    }
    testimonials: allTestimonial(sort: { jsonId: ASC }) {
      nodes {
        ...TestimonialCard
      }
    }
    projects: allProject(sort: { jsonId: ASC }) {
      nodes {
        ...ProjectSlide
      }
    }
    farmers: allFarmer(sort: { jsonId: ASC }, limit: 3) {
      nodes {
        ...FarmerFace
      }
    }
    posts: allPost(sort: { jsonId: ASC }, skip: 1, limit: 2) {
      nodes {
        ...PostCard
      }
    }
  }
`

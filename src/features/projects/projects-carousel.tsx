import { ProjectCard } from "./project-card"
import { SectionHead } from "../../shared/section-head"
import { Carousel, CarouselSlide, CarouselViewport } from "../../components/carousel"
import { CarouselControls, CarouselNext, CarouselPrevious } from "../../components/carousel-controls"
import { Container } from "../../components/container"
import { Section } from "../../components/section"

interface ProjectsCarouselProps {
  copy: Queries.SectionHeadFragment
  projects: readonly Queries.ProjectCardFragment[]
}

/** The projects in a carousel without autoplay. The carousel is the landmark, named by the section's title. */
export function ProjectsCarousel({ copy, projects }: ProjectsCarouselProps) {
  return (
    <Section weight="regular">
      <Container>
        <SectionHead copy={copy} id="projects" weight="regular" lead="wide" />
        <Carousel label={copy.title} count={projects.length}>
          <CarouselControls className="max-sm:hidden">
            <CarouselPrevious />
            <CarouselNext />
          </CarouselControls>
          {/* A phone shows the cards without their texts. */}
          <CarouselViewport perView="gallery" className="max-sm:[&_[data-slot=card-text]]:hidden">
            {projects.map((project, index) => (
              <CarouselSlide key={project.jsonId} index={index} label={project.title}>
                <ProjectCard project={project} place="carousel" />
              </CarouselSlide>
            ))}
          </CarouselViewport>
        </Carousel>
      </Container>
    </Section>
  )
}

import { ProjectCard } from "../blocks/project-card"
import { SectionWords } from "../blocks/section-words"
import { Carousel, CarouselSlide, CarouselViewport } from "../ui/carousel"
import { CarouselControls, CarouselNext, CarouselPrevious } from "../ui/carousel-controls"
import { Container } from "../ui/container"
import { Section } from "../ui/section"

interface ProjectsCarouselProps {
  words: Queries.SectionHeadFragment
  projects: readonly Queries.ProjectCardFragment[]
}

/** The projects in a row that turns at the visitor's pace. The carousel is the landmark, by the section's own title. */
export function ProjectsCarousel({ words, projects }: ProjectsCarouselProps) {
  return (
    <Section tone="sunken" hills="terraces">
      <Container>
        <SectionWords words={words} id="projects" />
        <Carousel label={words.title} count={projects.length}>
          <CarouselControls>
            <CarouselPrevious />
            <CarouselNext />
          </CarouselControls>
          <CarouselViewport perView="gallery">
            {projects.map((project, index) => (
              <CarouselSlide key={project.jsonId} index={index} label={project.title}>
                <ProjectCard project={project} />
              </CarouselSlide>
            ))}
          </CarouselViewport>
        </Carousel>
      </Container>
    </Section>
  )
}

import { ProjectCard } from "./project-card"
import { SectionIntro } from "../../shared/section-intro"
import { Carousel, CarouselSlide, CarouselViewport } from "../../components/carousel"
import { CarouselControls, CarouselNext, CarouselPrevious } from "../../components/carousel-controls"
import { Container } from "../../components/container"
import { SectionBar } from "../../components/section"

interface ProjectsCarouselProps {
  content: Queries.SectionIntroFragment
  projects: readonly Queries.ProjectSlideFragment[]
}

export function ProjectsCarousel({ content, projects }: ProjectsCarouselProps) {
  return (
    <Container>
      <Carousel label={content.title} count={projects.length}>
        <SectionBar>
          <SectionIntro content={content} id="projects" lead="wide" spacing="none" />
          <CarouselControls align="bar" className="max-sm:hidden">
            <CarouselPrevious />
            <CarouselNext />
          </CarouselControls>
        </SectionBar>
        {/* One, two from 991 px, three from 1400 (spec section 9). A phone shows a seventh of the next one. */}
        <CarouselViewport
          gap="wide"
          className="max-sm:[--slide-size:86%] min-[991px]:[--per-view:2] min-[1400px]:[--per-view:3]"
        >
          {projects.map((project, index) => (
            <CarouselSlide key={project.jsonId} index={index} label={project.title}>
              <ProjectCard project={project} picture={project.thumbFull} place="carousel" />
            </CarouselSlide>
          ))}
        </CarouselViewport>
      </Carousel>
    </Container>
  )
}

import { graphql } from "gatsby"
import { ArrowRight } from "lucide-react"
import type { ReactNode } from "react"
import { projectDetailPath } from "../../lib/paths"
import { ContentPicture } from "../../shared/content-picture"
import { HeadPicture } from "../../shared/head-picture"
import { Paragraphs } from "../../shared/paragraphs"
import { Subsection } from "../../shared/subsection"
import { Container } from "../../components/container"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { Link } from "../../components/link"
import { leadFigure } from "./lead-figure"
import { Section } from "../../components/section"
import { words } from "./words"

interface ProjectDetailProps {
  project: Queries.ProjectDetailFragment
  /** Its opening words, below its picture. */
  intro?: ReactNode
  projects: readonly Queries.ProjectLinkFragment[]
}

/** A project's details and pictures, and links to the other projects (spec section 2, "Projects"). */
export function ProjectDetail({ project, intro, projects }: ProjectDetailProps) {
  const { content } = project
  return (
    <Section space="tight" className="max-sm:pt-0">
      <Container className="space-y-12 lg:space-y-16">
        <HeadPicture picture={project.thumbFull} sizes="(min-width: 1280px) 1216px, (min-width: 640px) 94vw, 100vw" />
        {intro}
        {content ? <Story project={project} content={content} /> : <p className="text-lg">{words.soon}</p>}
        <OtherProjects projects={projects.filter(({ jsonId }) => jsonId !== project.jsonId)} />
      </Container>
    </Section>
  )
}

type Content = NonNullable<Queries.ProjectDetailFragment["content"]>

interface StoryProps {
  project: Queries.ProjectDetailFragment
  content: Content
}

function Story({ project: { pictures }, content: { overview, section1, section2 } }: StoryProps) {
  return (
    <>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        {/* Together they are about as high as what stands beside them. */}
        <div className="space-y-10">
          <p className="max-w-measure text-lg text-ink-strong">{overview}</p>
          <Subsection title={section1.heading}>
            <Paragraphs texts={section1.paragraphs} />
          </Subsection>
        </div>
        <section className="space-y-5 self-start rounded-lg bg-surface-sunken p-6 sm:p-8">
          <Heading level={2} size="lg">
            {words.achievements}
          </Heading>
          <ul className="space-y-5">
            {section1.keyPoints.map((point) => (
              <Achievement key={point} text={point} />
            ))}
          </ul>
        </section>
      </div>
      {pictures.length > 0 && (
        <ul className="grid gap-6 sm:grid-cols-2 lg:gap-8">
          {pictures.map((picture) => (
            <li key={picture.path}>
              <figure className="space-y-2.5">
                <ContentPicture
                  picture={picture}
                  decorative
                  fit="cover"
                  className="aspect-[4/3] overflow-hidden rounded-lg shadow-sheet"
                  sizes="(min-width: 1280px) 592px, (min-width: 640px) 46vw, 95vw"
                />
                <figcaption className="text-ink-muted">{picture.alt}</figcaption>
              </figure>
            </li>
          ))}
        </ul>
      )}
      <Subsection title={section2.heading}>
        <Paragraphs texts={section2.paragraphs} />
      </Subsection>
    </>
  )
}

/** A result of a project; its figure, if it has one, stands large above the sentence that says it in full. */
function Achievement({ text }: { text: string }) {
  const figure = leadFigure(text)
  return (
    <li className="border-t border-line pt-4 first:border-0 first:pt-0">
      {figure && (
        <span aria-hidden className="block font-display text-2xl font-extrabold text-accent figures">
          {figure}
        </span>
      )}{" "}
      <span>{text}</span>
    </li>
  )
}

function OtherProjects({ projects }: Pick<ProjectDetailProps, "projects">) {
  return (
    <nav aria-labelledby="other-projects" className="border-t border-line pt-10 print:hidden">
      <Heading level={2} size="lg" id="other-projects">
        {words.others}
      </Heading>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {projects.map((project) => (
          <li key={project.jsonId}>
            <Link
              href={projectDetailPath(project)}
              variant="quiet"
              className="flex min-h-touch items-center justify-between gap-3 border-b border-line py-3 font-semibold"
            >
              {project.title}
              <Icon icon={ArrowRight} size="xs" />
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  )
}

export const projectDetailFragments = graphql`
  fragment ProjectDetail on Project {
    jsonId
    title
    thumbFull {
      alt
      isPhotograph
      file {
        childImageSharp {
          gatsbyImageData(
            width: 1216
            aspectRatio: 1.9
            formats: [AVIF, WEBP, JPG]
            outputPixelDensities: [0.34, 0.6, 1, 1.3]
          )
        }
      }
    }
    pictures {
      path
      ...CardPicture
    }
    content {
      overview
      section1 {
        heading
        paragraphs
        keyPoints
      }
      section2 {
        heading
        paragraphs
      }
    }
  }

  fragment ProjectLink on Project {
    jsonId
    projectPath
    title
  }
`

import { graphql } from "gatsby"
import { ArrowRight } from "lucide-react"
import { projectDetailPath } from "../../lib/paths"
import { ContentPicture } from "../../shared/content-picture"
import { DetailIntro } from "../../shared/detail-frame"
import { Paragraphs } from "../../shared/paragraphs"
import { Subsection } from "../../shared/subsection"
import { Badge } from "../../components/badge"
import { Heading } from "../../components/heading"
import { Icon } from "../../components/icon"
import { Link } from "../../components/link"
import { CheckItem, CheckList } from "../../components/list"
import { messages } from "./messages"

interface ProjectProps {
  project: Queries.ProjectDetailFragment
}

export function ProjectIntro({ project }: ProjectProps) {
  return (
    <DetailIntro entry={project} column="page">
      <p className="flex flex-wrap items-center gap-3 text-sm font-semibold text-ink-strong">
        <Badge>{project.category}</Badge> {project.place}
      </p>
    </DetailIntro>
  )
}

/** A project's work and achievements, with its pictures. */
export function ProjectStory({ project: { content, pictures } }: ProjectProps) {
  if (!content) return <p className="text-lg">{messages.soon}</p>
  const { overview, section1, section2 } = content
  return (
    <>
      <div className="grid gap-10 lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16">
        {/* Together about as high as the column beside them. */}
        <div className="space-y-10">
          <p className="max-w-measure text-lg text-ink-strong">{overview}</p>
          <Subsection title={section1.heading}>
            <Paragraphs texts={section1.paragraphs} />
          </Subsection>
        </div>
        <section className="space-y-5 self-start rounded-lg bg-surface-sunken p-6 sm:p-8">
          <Heading level={2} size="md">
            {messages.achievements}
          </Heading>
          <CheckList>
            {section1.keyPoints.map((point) => (
              <CheckItem key={point}>{point}</CheckItem>
            ))}
          </CheckList>
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
                  className="aspect-[4/3] overflow-hidden rounded-lg shadow-card"
                  sizes="(min-width: 120em) 806px, (min-width: 1280px) 592px, (min-width: 640px) 46vw, 95vw"
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

interface OtherProjectsProps {
  projects: readonly Queries.ProjectLinkFragment[]
  current: number
}

export function OtherProjects({ projects, current }: OtherProjectsProps) {
  const others = projects.filter(({ jsonId }) => jsonId !== current)
  return (
    <nav aria-labelledby="other-projects" className="border-t border-line pt-10 print:hidden">
      <Heading level={2} id="other-projects">
        {messages.others}
      </Heading>
      <ul className="mt-4 grid gap-x-8 sm:grid-cols-2">
        {others.map((project) => (
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
    ...ProjectCard
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

import { graphql } from "gatsby"
import { ArrowRight } from "lucide-react"
import type { ReactNode } from "react"
import { projectDetailPath } from "../../lib/paths"
import { ContentPicture } from "../../shared/content-picture"
import { Example } from "../../shared/example"
import { HeadPicture } from "../../shared/head-picture"
import { Paragraphs } from "../../shared/paragraphs"
import { Subsection } from "../../shared/subsection"
import { Badge } from "../../components/badge"
import { Container } from "../../components/container"
import { Heading, Lead } from "../../components/heading"
import { Icon } from "../../components/icon"
import { Link } from "../../components/link"
import { Section } from "../../components/section"
import { words } from "./words"

/* The page of a project (spec section 2, "Projects"), in parts for its template. */

interface ProjectProps {
  project: Queries.ProjectDetailFragment
}

export const projectCrumbs = (project: Queries.ProjectDetailFragment) => [
  { label: "Home", href: "/" },
  { label: "Projects", href: "/project" },
  { label: project.title, href: projectDetailPath(project) },
]

/** The column that the parts stand in. */
export function ProjectColumn({ children }: { children: ReactNode }) {
  return (
    <Section space="tight" className="max-sm:pt-0">
      <Container className="space-y-12 lg:space-y-16">{children}</Container>
    </Section>
  )
}

/** A project's picture, opening words, kind and place. */
export function ProjectIntro({ project }: ProjectProps) {
  return (
    <>
      <HeadPicture picture={project.thumbFull} sizes="(min-width: 1280px) 1216px, (min-width: 640px) 94vw, 100vw" />
      <div className="space-y-3">
        <Lead>{project.description}</Lead>
        <p className="flex flex-wrap items-center gap-3 text-sm font-semibold text-ink-strong">
          <Badge>{project.category}</Badge> {project.place}
        </p>
      </div>
    </>
  )
}

/** What a project does and has achieved, with its pictures. */
export function ProjectStory({ project: { content, pictures, isSample } }: ProjectProps) {
  if (!content) return <p className="text-lg">{words.soon}</p>
  const { overview, section1, section2 } = content
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
          <Example isSample={isSample} />
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

/** "from 5.1 to 8.4", "80%", "96 per cent", "3 times", "41,000". A year is no figure. */
const FIGURE =
  /from (?<before>\d[\d.,]*\d|\d)(?: per cent|%)? to (?<after>\d[\d.,]*\d|\d)(?<unit> per cent|%)?|(?<number>\d[\d.,]*\d|\d)(?<share> per cent|%| times)?/g
const YEAR = /^(19|20)\d\d$/

const signs: Readonly<Record<string, string>> = { " per cent": "%", "%": "%", " times": " ×" }

/** The first figure of a sentence, as it is set in large numerals, or null. The sentence still says it in full. */
function leadFigure(sentence: string): string | null {
  for (const { groups = {} } of sentence.matchAll(FIGURE)) {
    const { before, after, unit = "", number, share = "" } = groups
    if (before && after) return `${before} → ${after}${signs[unit] ?? ""}`
    if (number && !YEAR.test(number)) return number + (signs[share] ?? "")
  }
  return null
}

interface OtherProjectsProps {
  projects: readonly Queries.ProjectLinkFragment[]
  /** Id of the page's project. */
  current: number
}

/** Links to the other projects. */
export function OtherProjects({ projects, current }: OtherProjectsProps) {
  const others = projects.filter(({ jsonId }) => jsonId !== current)
  return (
    <nav aria-labelledby="other-projects" className="border-t border-line pt-10 print:hidden">
      <Heading level={2} size="lg" id="other-projects">
        {words.others}
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
    jsonId
    projectPath
    title
    category
    place
    description
    isSample
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

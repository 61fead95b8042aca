import { graphql } from "gatsby"
import { ContentPicture } from "../../shared/content-picture"
import { IconPoint } from "../../shared/icon-point"
import { ContentVideo } from "../../shared/content-video"
import { Paragraphs } from "../../shared/paragraphs"
import { ButtonLink } from "../../components/button"
import { Container } from "../../components/container"
import { Eyebrow, Heading, Lead } from "../../components/heading"
import { Section } from "../../components/section"

interface AboutProps {
  copy: Queries.AboutCopyFragment
  features: readonly Queries.FeaturePointFragment[]
  video: Queries.ContentVideoFragment | undefined
}

/** About the organisation: a picture with a video's play button, text, three points. */
export function About({ copy, features, video }: AboutProps) {
  return (
    <Section>
      <Container className="grid items-center gap-12 lg:grid-cols-2 lg:gap-16">
        <div className="relative">
          <ContentPicture
            picture={copy.image}
            className="overflow-hidden rounded-lg shadow-lifted"
            sizes="(min-width: 1024px) 580px, 92vw"
          />
          {video && (
            <div className="absolute inset-x-0 -bottom-7 flex justify-center">
              <ContentVideo video={video} label={copy.videoLabel} />
            </div>
          )}
        </div>
        <div className="space-y-5 pt-4 lg:pt-0">
          <Eyebrow>{copy.eyebrow}</Eyebrow>
          <Heading level={2} id="about">
            {copy.title}
          </Heading>
          {copy.lead && <Lead>{copy.lead}</Lead>}
          <Paragraphs texts={copy.paragraphs} />
          <div className="space-y-5 pt-3">
            {features.map(({ jsonId, icon, title, description }) => (
              <IconPoint key={jsonId} icon={icon} title={title}>
                {description}
              </IconPoint>
            ))}
          </div>
          {copy.button && (
            <div className="pt-3">
              <ButtonLink href={copy.button.href}>{copy.button.label}</ButtonLink>
            </div>
          )}
        </div>
      </Container>
    </Section>
  )
}

export const aboutFragments = graphql`
  fragment AboutCopy on HomeAbout {
    eyebrow
    title
    lead
    paragraphs
    videoLabel
    video
    button {
      ...Action
    }
    image {
      ...FigurePicture
    }
  }

  fragment FeaturePoint on Feature {
    jsonId
    icon
    title
    description
  }
`

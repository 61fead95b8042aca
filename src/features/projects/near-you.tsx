import { graphql } from "gatsby"
import { ButtonLink } from "../../components/button"
import { Heading } from "../../components/heading"
import { StandaloneLink } from "../../components/link"
import { telephoneLink } from "../../lib/message-links"
import { farmerPath, projectDetailPath } from "../../lib/paths"
import { ContentSection } from "../../shared/content-section"
import { useTelephone } from "../contact"
import { messages } from "./messages"

/** Lists districts with a project or a farmer, by region. */
export function NearYou({ data }: { data: Queries.NearYouDataFragment }) {
  const number = useTelephone("membership")
  const { about, districts, nearFarmers, nearProjects } = data
  if (!about) return null
  const places = [
    ...nearProjects.nodes.map((project) => ({
      ...project,
      label: project.title,
      href: projectDetailPath(project),
      kind: messages.project,
    })),
    ...nearFarmers.nodes.map((farmer) => ({
      ...farmer,
      label: farmer.name,
      href: farmerPath(farmer),
      kind: messages.farmer,
    })),
  ]
  const listed = districts.nodes.filter(({ name }) => places.some(({ district }) => district === name))
  const regions = [...new Set(listed.map(({ region }) => region))]
  return (
    <ContentSection content={about.nearYou} id="near-you" data-slot="near-you" weight="light">
      <ul className="grid list-[''] items-start gap-x-10 gap-y-6 sm:grid-cols-2 lg:grid-cols-4">
        {regions.map((region) => (
          <li key={region} className="space-y-3 border-t-4 border-highlight pt-3">
            <Heading level={3}>{region}</Heading>
            {listed
              .filter((district) => district.region === region)
              .map(({ name }) => (
                <div key={name}>
                  <strong className="text-ink-strong" translate="no">
                    {name}
                  </strong>
                  <ul className="list-['']">
                    {places
                      .filter(({ district }) => district === name)
                      .map(({ label, href, kind }) => (
                        <li key={href}>
                          <StandaloneLink href={href}>{label}</StandaloneLink>
                          <span className="text-ink-muted">{`, ${kind}`}</span>
                        </li>
                      ))}
                  </ul>
                </div>
              ))}
          </li>
        ))}
      </ul>
      <ButtonLink href={telephoneLink(number)} variant="outline" className="mt-6">
        {messages.nearest(number)}
      </ButtonLink>
    </ContentSection>
  )
}

export const nearYouFragment = graphql`
  fragment NearYouData on Query {
    about {
      nearYou {
        ...SectionIntro
      }
    }
    districts: allDistrict(sort: { jsonId: ASC }) {
      nodes {
        name
        region
      }
    }
    nearFarmers: allFarmer(sort: { jsonId: ASC }) {
      nodes {
        jsonId
        name
        district
      }
    }
    nearProjects: allProject(sort: { jsonId: ASC }) {
      nodes {
        jsonId
        projectPath
        title
        district
      }
    }
  }
`

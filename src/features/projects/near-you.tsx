import { graphql } from "gatsby"
import { ButtonLink } from "../../components/button"
import { Container } from "../../components/container"
import { Folded } from "../../components/folded"
import { Link } from "../../components/link"
import { Section } from "../../components/section"
import { telephoneLink } from "../../lib/message-links"
import { farmerPath, projectDetailPath } from "../../lib/paths"
import { Example } from "../../shared/example"
import { SectionHead } from "../../shared/section-head"
import { useSite } from "../../shared/use-site"
import { words } from "./words"

interface Place {
  label: string
  href: string
  /** What it is, where the label alone does not say it. */
  kind?: string
  isSample?: boolean | null
}

interface RegionProps {
  name: string
  districts: readonly { readonly name: string; readonly places: readonly Place[] }[]
  /** Stands before the names of the districts without any places. */
  nobody: string
}

/** Who is near: every district by its region, with its projects, farmers and groups, or the word that there is none. */
export function NearYou({ data }: { data: Queries.NearYouDataFragment }) {
  const { telephones } = useSite().site
  const { nearYou: copy, nearFarmers, nearProjects } = data
  if (!copy) return null
  const districts = data.districts.nodes.map((district) => ({
    ...district,
    places: [
      ...district.places,
      ...nearProjects.nodes
        .filter((project) => project.district === district.name)
        .map((project) => ({
          ...project,
          label: project.title,
          href: projectDetailPath(project),
          kind: words.project,
        })),
      ...nearFarmers.nodes
        .filter((farmer) => farmer.district === district.name)
        .map((farmer) => ({ ...farmer, label: farmer.name, href: farmerPath(farmer), kind: words.farmer })),
    ],
  }))
  const regions = [...new Set(districts.map(({ region }) => region))]
  const number = telephones.find(({ label }) => label === copy.telephone)?.number
  return (
    <Section data-slot="near-you" weight="light">
      <Container>
        <SectionHead copy={{ ...copy, button: null }} id="near-you" weight="light" />
        <ul className="grid list-[''] items-start gap-3 lg:grid-cols-2">
          {regions.map((region) => (
            <li key={region}>
              <Region
                name={region}
                districts={districts.filter((district) => district.region === region)}
                nobody={copy.nobody}
              />
            </li>
          ))}
        </ul>
        {number && (
          <ButtonLink href={telephoneLink(number)} variant="outline" className="mt-6">
            {words.nearest(number)}
          </ButtonLink>
        )}
      </Container>
    </Section>
  )
}

/** A region, behind its name and those of the districts where somebody is. */
function Region({ name, districts, nobody }: RegionProps) {
  const listed = districts.filter(({ places }) => places.length > 0)
  const others = districts.filter(({ places }) => places.length === 0)
  return (
    <Folded title={words.region(name, namesOf(listed))}>
      {listed.length > 0 && (
        <ul className="list-['']">
          {listed.map((district) => (
            <li key={district.name} className="border-t border-line py-3">
              <strong className="text-ink-strong" translate="no">
                {district.name}
              </strong>
              <ul className="list-['']">
                {district.places.map(({ label, href, kind, isSample }) => (
                  <li key={href}>
                    <Link href={href} className="inline-flex min-h-touch items-center">
                      {label}
                    </Link>
                    {kind && <span className="text-ink-muted">, {kind} </span>}
                    <Example isSample={isSample ?? null} />
                  </li>
                ))}
              </ul>
            </li>
          ))}
        </ul>
      )}
      {others.length > 0 && (
        <p className="border-t border-line pt-3">
          {nobody} <span translate="no">{`${namesOf(others)}.`}</span>
        </p>
      )}
    </Folded>
  )
}

const namesOf = (districts: RegionProps["districts"]) => districts.map(({ name }) => name).join(", ")

export const nearYouFragments = graphql`
  fragment NearYouData on Query {
    nearYou {
      ...NearYouCopy
    }
    districts: allDistrict(sort: { jsonId: ASC }) {
      nodes {
        ...NearYouDistrict
      }
    }
    nearFarmers: allFarmer(sort: { jsonId: ASC }) {
      nodes {
        ...NearYouFarmer
      }
    }
    nearProjects: allProject(sort: { jsonId: ASC }) {
      nodes {
        ...NearYouProject
      }
    }
  }

  fragment NearYouCopy on NearYou {
    eyebrow
    title
    lead
    nobody
    telephone
  }

  fragment NearYouDistrict on District {
    name
    region
    places {
      label
      href
    }
  }

  fragment NearYouFarmer on Farmer {
    jsonId
    name
    district
    isSample
  }

  fragment NearYouProject on Project {
    jsonId
    projectPath
    title
    district
    isSample
  }
`

import { graphql } from "gatsby"
import { Container } from "../../components/container"
import { Folded } from "../../components/folded"
import { Link } from "../../components/link"
import { Section } from "../../components/section"
import { farmerPath, projectDetailPath } from "../../lib/paths"
import { SectionHead } from "../../shared/section-head"
import { words } from "./words"

/** The part of the earth that static/map-of-uganda.svg shows, in degrees. */
const mapBounds = { west: 29.3, east: 35.3, north: 4.45, south: -1.75 }

/** Width of the map divided by its height. */
const mapRatio = (mapBounds.east - mapBounds.west) / (mapBounds.north - mapBounds.south)

interface Place {
  label: string
  href: string
  /** What it is, where the label alone does not say it. */
  kind?: string
}

/**
 * Where the network is at work: a map of Uganda, and beside it a list of the districts with their projects, farmers and
 * other places. A pin leads to its district in the list. Without its words there is none.
 */
export function PlacesMap({ data }: { data: Queries.PlacesMapDataFragment }) {
  const { placesMap: copy, districts, placesFarmers, placesProjects } = data
  if (!copy) return null
  const placesIn = (district: Queries.PlacesDistrictFragment): Place[] => [
    ...district.places,
    ...placesProjects.nodes
      .filter((project) => project.district === district.name)
      .map((project) => ({ label: project.title, href: projectDetailPath(project), kind: words.map.project })),
    ...placesFarmers.nodes
      .filter((farmer) => farmer.district === district.name)
      .map((farmer) => ({ label: farmer.name, href: farmerPath(farmer), kind: words.map.farmer })),
  ]
  const shown = districts.nodes
    .map((district) => ({ ...district, id: `district-${district.jsonId}`, places: placesIn(district) }))
    .filter(({ places }) => places.length > 0)
  return (
    <Section data-slot="places-map">
      <Container>
        <SectionHead copy={{ ...copy, button: null }} id="places" />
        <Folded variant="part" title={words.map.folded}>
          <div className="grid items-center gap-8 lg:grid-cols-2 lg:gap-16">
            <div className="min-w-0">
              <ul className="grid list-[''] gap-x-8 sm:grid-cols-2">
                {shown.map(({ id, name, places }) => (
                  <li key={id} id={id} className="scroll-mt-28 border-t border-line py-3 target:bg-surface-sunken">
                    <strong className="text-ink-strong">{name}</strong>
                    <ul className="list-['']">
                      {places.map(({ label, href, kind }) => (
                        <li key={href}>
                          <Link href={href} className="inline-flex min-h-touch items-center">
                            {label}
                          </Link>
                          {kind && <span className="text-ink-muted">, {kind}</span>}
                        </li>
                      ))}
                    </ul>
                  </li>
                ))}
              </ul>
              <p className="border-t border-line pt-4">{copy.elsewhere}</p>
            </div>
            <div className="relative mx-auto w-full max-w-lg print:hidden" style={{ aspectRatio: mapRatio }}>
              <img
                src="/map-of-uganda.svg"
                alt=""
                loading="lazy"
                decoding="async"
                className="absolute inset-0 size-full"
              />
              {shown.map(({ id, name, label, ...place }) => {
                const { left, top } = mapPosition(place)
                return (
                  <a
                    key={id}
                    href={`#${id}`}
                    style={{ left: `${left}%`, top: `${top}%` }}
                    className={label === "left" ? `${pin} -translate-x-full flex-row-reverse` : pin}
                  >
                    <span className="size-3 rounded-full border-2 border-surface bg-action" />
                    <span>{name}</span>{" "}
                  </a>
                )
              })}
            </div>
          </div>
        </Folded>
      </Container>
    </Section>
  )
}

/** Where a place is on the map, in per cent of its width and height. Near the equator a degree is as wide as high. */
function mapPosition({ longitude, latitude }: { longitude: number; latitude: number }) {
  const { west, east, north, south } = mapBounds
  const percent = (part: number) => Math.round(part * 10_000) / 100
  return {
    left: percent((longitude - west) / (east - west)),
    top: percent((north - latitude) / (north - south)),
  }
}

/** The dot lies on the place, the name beside it: on ground of its own, since the map is a lazy picture and has lakes. */
const pin =
  "theme-deep absolute flex min-h-6 -translate-y-1/2 items-center gap-1 rounded-sm px-0.5 text-xs font-semibold text-ink-strong no-underline hover:underline sm:text-sm"

export const placesMapFragments = graphql`
  fragment PlacesMapData on Query {
    placesMap {
      ...PlacesMapCopy
    }
    districts: allDistrict(sort: { jsonId: ASC }) {
      nodes {
        ...PlacesDistrict
      }
    }
    placesFarmers: allFarmer(sort: { jsonId: ASC }) {
      nodes {
        ...PlacesFarmer
      }
    }
    placesProjects: allProject(sort: { jsonId: ASC }) {
      nodes {
        ...PlacesProject
      }
    }
  }

  fragment PlacesMapCopy on PlacesMap {
    eyebrow
    title
    lead
    elsewhere
  }

  fragment PlacesDistrict on District {
    jsonId
    name
    longitude
    latitude
    label
    places {
      label
      href
    }
  }

  fragment PlacesFarmer on Farmer {
    jsonId
    name
    district
  }

  fragment PlacesProject on Project {
    jsonId
    projectPath
    title
    district
  }
`

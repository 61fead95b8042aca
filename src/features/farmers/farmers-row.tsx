import { graphql } from "gatsby"
import { farmerPath } from "../../lib/paths"
import { CardTitle } from "../../components/card"
import { Container } from "../../components/container"
import { Avatar } from "../../shared/content-picture"
import { SectionIntro } from "../../shared/section-intro"

interface FarmersRowProps {
  content: Queries.SectionIntroFragment
  farmers: readonly Queries.FarmerFaceFragment[]
}

/** Farmers as a row of round portraits with name, occupation and place. */
export function FarmersRow({ content, farmers }: FarmersRowProps) {
  return (
    <Container>
      <SectionIntro content={content} id="farmers" lead="wide" />
      <ul className="grid grid-cols-3 gap-x-2 gap-y-6 sm:gap-x-8">
        {farmers.map((farmer) => (
          <li
            key={farmer.jsonId}
            className="group/card relative flex flex-col items-center gap-x-5 gap-y-2 max-lg:text-center lg:flex-row"
          >
            <Avatar
              picture={farmer.thumb}
              className="size-16 shadow-card ring-4 ring-surface-raised sm:size-28 lg:size-32 [&_img]:[object-position:50%_0]"
              sizes="(min-width: 1024px) 128px, (min-width: 640px) 112px, 64px"
            />
            <div>
              <CardTitle size="sm" href={farmerPath(farmer)} translate="no">
                {farmer.name}
              </CardTitle>
              <p className="text-sm text-ink-muted max-sm:hidden">{`${farmer.title}, ${farmer.district}`}</p>
            </div>
          </li>
        ))}
      </ul>
    </Container>
  )
}

export const farmersRowFragments = graphql`
  fragment FarmerFace on Farmer {
    jsonId
    name
    title
    district
    thumb {
      ...PortraitPicture
    }
  }

  fragment HomeTeamContent on HomeTeam {
    ...SectionIntro
    members {
      ...FarmerFace
    }
  }
`

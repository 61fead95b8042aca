import { graphql, type PageProps } from "gatsby"
import { OnThisPageLine } from "../shared/on-this-page"
import { PageIntro } from "../shared/page-intro"
import { Section } from "../components/section"
import { FarmersRow } from "../features/farmers/farmers-row"
import { Invitation } from "../features/membership/invitation"
import { Membership } from "../features/membership/membership"
import { Audience } from "../features/about/audience"
import { Figures } from "../features/about/figures"
import { Mission } from "../features/about/mission"
import { Story } from "../features/about/story"
import { messages } from "../features/about/messages"

export default function AboutPage({ data: { page, about, claims, farmers } }: PageProps<Queries.AboutPageQuery>) {
  if (!about) return <PageIntro page={page} />
  return (
    <>
      <PageIntro page={page} size="tall" />
      <OnThisPageLine sections={messages.sections} />
      <Story content={about.story} />
      <Mission content={about.mission} />
      <Membership content={about.membership} />
      <Audience content={about.women} id="women" />
      <Audience content={about.abroad} id="abroad" />
      <Section>
        <FarmersRow content={about.team} farmers={farmers.nodes} />
      </Section>
      <Figures claims={claims.nodes} />
      <Invitation content={about.join} />
    </>
  )
}

export { PageHead as Head } from "../layout/page-seo"

export const query = graphql`
  query AboutPage {
    page(route: { eq: "/about-us" }) {
      ...PageContent
    }
    about {
      story {
        ...StoryContent
      }
      mission {
        ...MissionContent
      }
      membership {
        ...MembershipContent
      }
      women {
        ...AudienceContent
      }
      abroad {
        ...AudienceContent
      }
      team {
        ...SectionIntro
      }
      join {
        ...SectionIntro
      }
    }
    claims: allClaim(sort: { jsonId: ASC }) {
      nodes {
        ...StatedFigure
      }
    }
    farmers: allFarmer(sort: { jsonId: ASC }, limit: 3) {
      nodes {
        ...FarmerFace
      }
    }
  }
`

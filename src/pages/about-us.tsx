import { graphql, type HeadProps, type PageProps } from "gatsby"
import { PageIntro } from "../components/layout/page-intro"
import { PageSeo } from "../components/layout/page-seo"
import { FarmersRow } from "../components/sections/farmers-row"
import { Invitation } from "../components/sections/invitation"
import { Membership } from "../components/sections/membership"
import { Milestones } from "../components/sections/milestones"
import { Mission } from "../components/sections/mission"
import { Story } from "../components/sections/story"

export default function AboutPage({ data: { page, about, farmers } }: PageProps<Queries.AboutPageQuery>) {
  if (!about) return <PageIntro page={page} />
  const { title, text, button } = about.join
  return (
    <>
      <PageIntro page={page} />
      <Story words={about.story} />
      <Mission words={about.mission} />
      <Membership words={about.membership} />
      <Milestones words={about.milestones} />
      <FarmersRow words={about.team} farmers={farmers.nodes} />
      <Invitation words={{ title, lead: text, button }} />
    </>
  )
}

export function Head({ data }: HeadProps<Queries.AboutPageQuery>) {
  return <PageSeo page={data.page} />
}

export const query = graphql`
  query AboutPage {
    page(route: { eq: "/about-us" }) {
      ...PageWords
    }
    about {
      story {
        ...StoryWords
      }
      mission {
        ...MissionWords
      }
      membership {
        ...MembershipWords
      }
      milestones {
        ...MilestonesWords
      }
      team {
        ...SectionHead
      }
      join {
        title
        text
        button {
          ...Action
        }
      }
    }
    farmers: allFarmer(sort: { jsonId: ASC }, limit: 3) {
      nodes {
        ...FarmerCard
      }
    }
  }
`

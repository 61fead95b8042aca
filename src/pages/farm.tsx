import { graphql, type PageProps } from "gatsby"
import { OnThisPageLine } from "../shared/on-this-page"
import { PageIntro } from "../shared/page-intro"
import { Announcements } from "../features/announcements/announcements"
import { FarmDates } from "../features/farm/farm-dates"
import { FarmStations } from "../features/farm/farm-stations"
import { FarmVisit } from "../features/farm/farm-visit"
import { FarmYear } from "../features/farm/farm-year"
import { messages } from "../features/farm/messages"
import { VideoIntro } from "../features/home/video-block"

export default function FarmPage({
  data: { page, farm, site, announcements, dates },
}: PageProps<Queries.FarmPageQuery>) {
  if (!farm || !site) return <PageIntro page={page} />
  const video = site.videos.find(({ key }) => key === farm.intro.video)
  return (
    <>
      <PageIntro page={page} />
      <OnThisPageLine sections={messages.sections} />
      <Announcements announcements={announcements} />
      <VideoIntro content={farm.intro} video={video} id="farm" priority />
      <FarmStations content={farm.stations} />
      <FarmYear content={farm.year}>
        <FarmDates dates={dates} />
      </FarmYear>
      <FarmVisit content={farm.visit} />
    </>
  )
}

export { PageHead as Head } from "../layout/page-seo"

export const query = graphql`
  query FarmPage {
    page(route: { eq: "/farm" }) {
      ...PageContent
    }
    farm {
      intro {
        ...VideoBlockContent
      }
      stations {
        ...FarmStationsContent
      }
      year {
        ...FarmYearContent
      }
      visit {
        ...FarmVisitContent
      }
    }
    announcements {
      ...Announcement
    }
    dates: nextDates {
      ...FarmDate
    }
    site: siteSettings {
      videos {
        ...ContentVideo
      }
    }
  }
`

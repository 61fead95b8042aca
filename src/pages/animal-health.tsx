import { graphql, type PageProps } from "gatsby"
import { OnThisPageLine } from "../shared/on-this-page"
import { PageIntro } from "../shared/page-intro"
import { PrintableLinks } from "../layout/printable-links"
import { Dangers } from "../features/animal-health/dangers"
import { Vaccination } from "../features/animal-health/vaccination"
import { WhatToDo } from "../features/animal-health/what-to-do"
import { WhoToCall } from "../features/animal-health/who-to-call"

export default function AnimalHealthPage({ data }: PageProps<Queries.AnimalHealthPageQuery>) {
  const { page, health } = data
  if (!health) return <PageIntro page={page} />
  return (
    <>
      <PageIntro page={page} />
      <WhoToCall content={health.call} review={health.reviewedBy} />
      <OnThisPageLine
        sections={{
          avoid: health.avoid.title,
          steps: health.steps.title,
          people: health.people.title,
          dangers: health.dangers.title,
          sheep: health.sheep.title,
          report: health.report.title,
          vaccination: health.vaccination.title,
        }}
      />
      <WhatToDo avoid={health.avoid} steps={health.steps} people={health.people} />
      <Dangers dangers={health.dangers} sheep={health.sheep} report={health.report}>
        <PrintableLinks printables={[health.sheepPrintable]} />
      </Dangers>
      <Vaccination printable={health.vaccination}>
        <PrintableLinks printables={[health.vaccination]} />
      </Vaccination>
    </>
  )
}

export { PageHead as Head } from "../layout/page-seo"

export const query = graphql`
  query AnimalHealthPage {
    page(route: { eq: "/animal-health" }) {
      ...PageContent
    }
    health: animalHealth {
      call {
        ...WhoToCallContent
      }
      avoid {
        ...HealthPoints
      }
      steps {
        ...HealthPoints
      }
      people {
        ...HealthPoints
      }
      dangers {
        ...HealthDangersContent
      }
      sheep {
        ...HealthDangersContent
      }
      sheepPrintable {
        ...PrintableLink
      }
      report {
        ...HealthReportContent
      }
      vaccination {
        ...HealthVaccination
        ...PrintableLink
      }
      reviewedBy {
        ...ReviewedBy
      }
    }
  }
`

import { graphql } from "gatsby"
import { HeadPicture } from "../../shared/head-picture"
import type { Site } from "../../shared/use-site"
import { FarmerContact } from "./farmer-contact"
import { Subsection } from "../../shared/subsection"
import { Heading, Lead } from "../../components/heading"
import { ProgressBar } from "../../components/progress-bar"
import { messages } from "./messages"

/**
 * A farmer's portrait, story, skills and contact. On phones the contact comes last; on wider screens it is below or
 * beside the portrait.
 */
export function FarmerDetail({ farmer }: { farmer: Queries.FarmerDetailFragment }) {
  return (
    <div className="grid items-start gap-12 sm:grid-cols-2 lg:grid-cols-[22rem_minmax(0,1fr)] lg:grid-rows-[auto_1fr] lg:gap-x-16 lg:gap-y-6">
      <HeadPicture
        picture={farmer.thumb}
        fit="cover"
        className="max-sm:aspect-square sm:max-w-sm [&>img]:object-top"
        sizes="(min-width: 1024px) 352px, (min-width: 640px) 384px, 100vw"
      />

      <div className="space-y-12 sm:max-lg:col-span-2 sm:max-lg:row-start-2 lg:col-start-2 lg:row-span-2">
        <div className="space-y-4">
          <Heading level={2}>
            {farmer.title}, {farmer.district}
          </Heading>
          <Lead>{farmer.summary}</Lead>
          <p className="max-w-measure">{farmer.biography}</p>
        </div>

        <div className="max-w-measure space-y-5">
          <Heading level={3}>{messages.skills}</Heading>
          {farmer.skillProgress.map(({ id, title, end }) => (
            <ProgressBar key={id} label={title} value={end} />
          ))}
        </div>

        <div className="grid gap-10 sm:grid-cols-2 lg:gap-12">
          {farmer.memberData.map(({ id, listTitle, memberInfo }) => (
            <SkillList key={id} title={listTitle} items={memberInfo} />
          ))}
        </div>
      </div>

      <FarmerContact {...farmer} />
    </div>
  )
}

interface SkillListProps {
  title: string
  items: Queries.FarmerDetailFragment["memberData"][number]["memberInfo"]
}

function SkillList({ title, items }: SkillListProps) {
  return (
    <Subsection level={3} title={title}>
      <dl className="space-y-4">
        {items.map(({ id, title: skill, description }) => (
          <div key={id} className="border-l-4 border-highlight pl-4">
            <dt className="font-semibold text-ink-strong">{skill}</dt>
            <dd className="text-ink-muted">{description}</dd>
          </div>
        ))}
      </dl>
    </Subsection>
  )
}

/** Returns schema.org's `Person` of a farmer. */
export function getPersonData(
  { name, title, summary, phone, email }: Queries.FarmerDetailFragment,
  site: Pick<Site, "name" | "siteUrl">,
): object[] {
  const memberOf = { "@type": "Organization", name: site.name, url: site.siteUrl }
  const person = { name, jobTitle: title, description: summary, telephone: phone, email, memberOf }
  return [{ "@context": "https://schema.org", "@type": "Person", ...person }]
}

export const farmerDetailFragment = graphql`
  fragment FarmerDetail on Farmer {
    ...FarmerCard
    email
    biography
    skillProgress {
      id
      title
      end
    }
    memberData {
      id
      listTitle
      memberInfo {
        id
        title
        description
      }
    }
  }
`

import { useStaticQuery } from "gatsby"
import type { Site } from "../../src/hooks/use-site"
import { siteFacts } from "../../src/hooks/use-site.fixture"

/** Runs the rest of the test with other facts about the site: `withSite({ forms: { contact: "https://…" } })`. */
export function withSite(facts: Partial<Site>) {
  jest.mocked(useStaticQuery).mockReturnValue({ ...siteFacts, siteSettings: { ...siteFacts.siteSettings, ...facts } })
}

/** The facts of the fixture again. Call it after each test that has others. */
export const withUsualSite = () => jest.mocked(useStaticQuery).mockReset().mockReturnValue(siteFacts)

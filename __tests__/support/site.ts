import { useStaticQuery } from "gatsby"
import type { Site } from "../../src/shared/use-site"
import { siteFacts } from "../../src/shared/use-site.fixture"

type Facts = Partial<Omit<Site, "forms" | "features">> & {
  forms?: Partial<Site["forms"]>
  features?: Partial<Site["features"]>
}

/** Runs the rest of the test with other facts about the site: `withSite({ forms: { contact: "https://…" } })`. */
export function withSite({ forms, features, ...facts }: Facts) {
  const usual = siteFacts.siteSettings
  const siteSettings = {
    ...usual,
    ...facts,
    forms: { ...usual?.forms, ...forms },
    features: { ...usual?.features, ...features },
  }
  jest.mocked(useStaticQuery).mockReturnValue({ ...siteFacts, siteSettings })
}

/** The facts of the fixture again. Call it after each test that has others. */
export const withUsualSite = () => jest.mocked(useStaticQuery).mockReset().mockReturnValue(siteFacts)

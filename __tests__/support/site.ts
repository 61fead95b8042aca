import { useStaticQuery } from "gatsby"
import type { Site } from "../../src/shared/use-site"
import { siteFacts } from "../fixtures/use-site"

type Facts = Partial<Omit<Site, "forms" | "features">> & {
  forms?: Partial<Site["forms"]>
  features?: Partial<Site["features"]>
}

/** Changes the site's data for the rest of the test: `withSite({ forms: { contact: "https://…" } })`. */
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

/** Restores the fixture's data. Call it after each test that uses `withSite`. */
export const withUsualSite = () => jest.mocked(useStaticQuery).mockReset().mockReturnValue(siteFacts)

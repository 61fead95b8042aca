import { useStaticQuery } from "gatsby"
import type { Site } from "../../src/shared/use-site"
import { siteFacts } from "../fixtures/use-site"

type Facts = Partial<Omit<Site, "forms" | "features">> & {
  forms?: Partial<Site["forms"]>
  features?: Partial<Site["features"]>
}

/** Changes the site's data for the current test: `withSite({ forms: { contact: "https://…" } })`. */
export function withSite({ forms, features, ...facts }: Facts) {
  const defaults = siteFacts.siteSettings
  const siteSettings = {
    ...defaults,
    ...facts,
    forms: { ...defaults?.forms, ...forms },
    features: { ...defaults?.features, ...features },
  }
  jest.mocked(useStaticQuery).mockReturnValue({ ...siteFacts, siteSettings })
}

/** Restores the fixture's data after `withSite`. */
export const resetSite = () => jest.mocked(useStaticQuery).mockReset().mockReturnValue(siteFacts)

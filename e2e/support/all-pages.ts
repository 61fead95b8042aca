import { readPage, type ReadPage } from "./read-page"
import { builtPages, site } from "./site"
import { test as base } from "./test"

/** Our `test`, with every built page. */
export const test = base.extend<object, { pages: ReadPage[] }>({
  /** Read once per worker. */
  pages: [
    async ({ browser }, use) => {
      const page = await browser.newPage()
      const pages: ReadPage[] = []
      for (const built of builtPages()) pages.push(await page.evaluate(readPage, built))
      await page.close()
      if (pages.length === 0) throw new Error("public/ holds no pages: npm run build comes first.")
      await use(pages)
    },
    { scope: "worker" },
  ],
})

export const isIndexed = ({ metas }: ReadPage): boolean => !metas.robots?.some((words) => words.includes("noindex"))

/** Several paths may show one page; search engines list it under its canonical path. */
export const isCanonical = (page: ReadPage): boolean =>
  isIndexed(page) && page.canonicals.includes(site.siteUrl + page.address)

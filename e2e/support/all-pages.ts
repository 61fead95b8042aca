import { readPage, type ReadPage } from "./read-page"
import { builtPages, site } from "./site"
import { test as base } from "./test"

/** Our `test`, with every page that the build has written. */
export const test = base.extend<object, { pages: ReadPage[] }>({
  /** Read once by each worker. */
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

/** Several addresses may show one page; search engines list it under the one that names itself. */
export const isCanonical = (page: ReadPage): boolean =>
  isIndexed(page) && page.canonicals.includes(site.siteUrl + page.address)

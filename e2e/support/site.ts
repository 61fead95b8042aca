import fs from "node:fs"
import path from "node:path"
import { withoutMark } from "../../src/content/read-text"

/* The expected content of the built site, from the same files as the site itself, so that no test has to change with
   the content. */

/** A service as in `data/services/*.json`; the fields that tests use. A new service may have no content yet. */
interface Service {
  id: number
  servicePath: string
  title: string
  content?: Partial<ServiceContent> | null
}

interface ServiceContent {
  overview: string
  servicesOffered: string[]
  challenge: string
  solution: string
  impact: string
  faqs: { question: string; answer: string }[]
}

interface Titled {
  id: number
  title: string
}

/** The fields of an alternative home page that tests use; null for a section that a page does not have. */
interface HomeVariant {
  variant: string
  hero: { label: string }
  highlight: { end: number; ringTitle: string } | null
  pointLists: { lists: { title: string }[] } | null
  kinds: { kinds: { name: string }[] } | null
  farmers: { members: number[] } | null
  brands: { title: string } | null
}

/** The services in order. */
export const services = readFolder<Service>("services")
export const projects = readFolder<Titled & { projectPath: string }>("projects")
export const posts = readFolder<Titled & { tags: string[] }>("posts")
/** Ordered by id: the newest is the last. */
export const products = readFolder<Titled & { category: string }>("products")
export const farmers = readFolder<{ id: number; name: string; phone: string; skillProgress: unknown[] }>("farmers")
export const registration = readJson<{ requiredFields: string[]; optionalFields: string[] }>("registration.json")
export const galleryPictures = readJson<{ pictures: string[] }>("gallery.json").pictures
export const testimonials = readJson<{ id: number; name: string }[]>("testimonials.json")
export const categories = readJson<{ id: number; name: string }[]>("livestock-categories.json")
export const counters =
  readJson<{ prefix: string | null; end: number; suffix: string | null; label: string }[]>("counters.json")
export const features = readJson<Titled[]>("features.json")
/** The copy of pages with a fixed path, and their data for search engines. */
export const pageWords = readJson<{ route: string; isIndexed: boolean; canonical?: string }[]>("pages.json")
const slides = readJson<(Titled & { slider: string; buttonText: string; buttonHref: string })[]>("banners.json")
export const slidesOf = (slider: string) => slides.filter((slide) => slide.slider === slider)
export const homeSlides = slidesOf("home")
/** Further content of the alternative home pages (`data/home-variants.json`). */
export const brands = readJson<{ name: string }[]>("brands.json")
export const funFacts = readJson<{ end: number; suffix: string | null; label: string }[]>("fun-facts.json")
const questions = readJson<{ group: string; question: string; answer: string }[]>("faqs.json")
export const generalQuestions = questions.filter(({ group }) => group === "general")
export const dairyQuestions = questions.filter(({ group }) => group === "dairy")
const variants = readJson<HomeVariant[]>("home-variants.json")
export const site = readJson<{
  name: string
  title: string
  siteUrl: string
  email: string
  telephones: { number: string }[]
  chat: { label: string; number: string; greeting: string }
}>("site.json")
export const navigation = readJson<{
  mainMenu: { label: string; href: string | null; items: { label: string; href: string }[] }[]
  footer: { explore: { label: string; href: string }[] }
}>("navigation.json")

/** The copy of an alternative home page. */
export function homeVariant(name: string): HomeVariant {
  const found = variants.find(({ variant }) => variant === name)
  if (!found) throw new Error(`There is no home “${name}” in data/home-variants.json.`)
  return found
}

/** The service with this id, which must be one with complete content. */
export function service(id: number): Service & { content: ServiceContent } {
  const found = services.find((candidate) => candidate.id === id)
  const { overview, servicesOffered, challenge, solution, impact, faqs } = found?.content ?? {}
  if (!found || !overview || !servicesOffered || !challenge || !solution || !impact || !faqs) {
    throw new Error(`There is no service ${id} in data/services, or its page is not written yet.`)
  }
  return { ...found, content: { overview, servicesOffered, challenge, solution, impact, faqs } }
}

/** One path of each kind of page that exists. */
export const routes = {
  home: "/",
  networkHome: "/home-2",
  productsHome: "/home-3",
  dairyHome: "/home-4",
  services: "/services",
  servicesList: "/services-2",
  service: "/service-details/1",
  longService: `/service-details/9/${service(9).servicePath}`,
  unknownService: "/service-details/999",
  about: "/about-us",
  farm: "/farm",
  team: "/farmers",
  farmer: "/farmer-details/1",
  unknownFarmer: "/farmer-details/999",
  projects: "/project",
  project: "/project-details/1",
  unknownProject: "/project-details/999",
  gallery: "/gallery",
  contact: "/contact",
  registration: "/registration-form",
  login: "/login",
  blog: "/blog-standard",
  blogWithSidebar: "/blog-with-sidebar",
  blogTwoColumns: "/blog-2-column",
  blogThreeColumns: "/blog-3-column",
  post: "/blog-single/1",
  postWithSidebar: "/blog-single-with-sidebar/1",
  unknownPost: "/blog-single/999",
  shop: "/shop",
  product: "/shop-single/1",
  productWithThumbs: "/shop-single-thumb/1",
  unknownProduct: "/shop-single/999",
  cart: "/cart",
  checkout: "/checkout",
  search: "/search",
  siteMap: "/site-map",
  notFound: "/404",
} as const

export const everyRoute: readonly string[] = Object.values(routes)

/** The HTML of every page in `public/`, by its path without a trailing slash. */
export function builtPages(): { address: string; html: string }[] {
  const files = fs.readdirSync("public", { recursive: true, encoding: "utf8" })
  return files
    .filter((file) => path.basename(file) === "index.html")
    .map((file) => ({
      address: `/${path.dirname(file).split(path.sep).join("/")}`.replace(/^\/\.$/, "/"),
      html: fs.readFileSync(path.join("public", file), "utf8"),
    }))
    .sort((a, b) => a.address.localeCompare(b.address))
}

export function readJson<Content>(file: string): Content {
  return JSON.parse(withoutMark(fs.readFileSync(path.join("data", file), "utf8"))) as Content
}

/** The entries of a folder of data/, ordered by id. */
export function readFolder<Entry extends { id: number }>(folder: string): Entry[] {
  return fs
    .readdirSync(path.join("data", folder))
    .filter((file) => file.endsWith(".json"))
    .map((file) => readJson<Entry>(path.join(folder, file)))
    .sort((a, b) => a.id - b.id)
}

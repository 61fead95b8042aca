import fs from "node:fs"
import path from "node:path"
import type { z } from "zod"
import { samplePaths, unknownPaths } from "../../scripts/lib/sample-paths"
import { readEntries } from "../../src/content"
import { getCanonicalPath } from "../../src/content/entries"
import { picturePath } from "../../src/content/picture-path"
import { stripByteOrderMark } from "../../src/content/read-text"
import type { banner } from "../../src/content/types/banner"
import type { calendarEvent } from "../../src/content/types/calendar-event"
import type { farmer } from "../../src/content/types/farmer"
import type { gallery } from "../../src/content/types/gallery"
import type { groupOrder } from "../../src/content/types/group-order"
import type { home as homeType } from "../../src/content/types/home"
import type { homeVariant as homeVariantType } from "../../src/content/types/home-variant"
import type { navigation as navigationType } from "../../src/content/types/navigation"
import type { page } from "../../src/content/types/page"
import type { pictureDescription } from "../../src/content/types/picture-description"
import type { post } from "../../src/content/types/post"
import type { product } from "../../src/content/types/product"
import type { project } from "../../src/content/types/project"
import type { registration as registrationType } from "../../src/content/types/registration"
import type { service as serviceType } from "../../src/content/types/service"
import { siteSettings } from "../../src/content/types/site-settings"
import type { testimonial } from "../../src/content/types/testimonial"
import { detailPath, notFoundRoute, staticRoutes } from "../../src/lib/paths"

/* The expected content of the built site, from the files of data/, so that tests do not change with the content. */

/** An entry of a type, as in its file in data/. */
export type Written<Type extends { schema: z.ZodType }> = z.input<Type["schema"]>

type Service = Written<typeof serviceType>
/** The complete content of a service. */
type ServiceContent = {
  [Field in keyof NonNullable<Service["content"]>]-?: NonNullable<NonNullable<Service["content"]>[Field]>
}
type HomeVariant = Written<typeof homeVariantType>

export const services = readFolder<Service>("services")
export const projects = readFolder<Written<typeof project>>("projects")
export const posts = readFolder<Written<typeof post>>("posts")
/** By id: the newest is the last. */
export const products = readFolder<Written<typeof product>>("products")
export const farmers = readFolder<Written<typeof farmer>>("farmers")
export const registration = readJson<Written<typeof registrationType>>("registration.json")
const writtenGallery = readJson<Written<typeof gallery>>("gallery.json")
/** The paths of the gallery's pictures in URLs. */
export const galleryPictures = writtenGallery.pictures.map(picturePath)
export const galleryKinds = writtenGallery.kinds.map((kind) => ({ ...kind, pictures: kind.pictures.map(picturePath) }))
/** The alternative texts of pictures, by path. */
export const pictureTexts: ReadonlyMap<string, string> = new Map(
  readJson<Written<typeof pictureDescription>[]>("pictures.json").map(({ path, alt }) => [picturePath(path), alt]),
)
export const testimonials = readJson<Written<typeof testimonial>[]>("testimonials.json")
export const home = readJson<Written<typeof homeType>>("home.json")
/** The content and metadata of pages with a fixed path. */
export const pageContent = readJson<Written<typeof page>[]>("pages.json")
const slides = readJson<Written<typeof banner>[]>("banners.json")
export const getSlides = (slider: string) => slides.filter((slide) => slide.slider === slider)
export const homeSlides = getSlides("home")
const variants = readJson<HomeVariant[]>("home-variants.json")
/** Parsed: its telephone numbers are formatted. */
export const site = siteSettings.schema.parse(readJson("site.json"))
const orderNumber = site.telephones.find(({ key }) => key === "orders")?.number ?? ""
/** The telephone number for orders in URLs of wa.me. */
export const orderDigits = orderNumber.replace(/\D/g, "")
export const events = readJson<Written<typeof calendarEvent>[]>("events.json")
export const navigation = readJson<Written<typeof navigationType>>("navigation.json")

/** Returns the content of an alternative home page. */
export function homeVariant(name: string): HomeVariant {
  const content = variants.find(({ variant }) => variant === name)
  if (!content) throw new Error(`There is no home “${name}” in data/home-variants.json.`)
  return content
}

/** Returns the service with this id. @throws if its content is incomplete */
export function service(id: number): Service & { content: ServiceContent } {
  const entry = services.find((candidate) => candidate.id === id)
  const { overview, servicesOffered, challenge, solution, impact, faqs } = entry?.content ?? {}
  if (!entry || !overview || !servicesOffered || !challenge || !solution || !impact || !faqs) {
    throw new Error(`There is no service ${id} in data/services, or its content is incomplete.`)
  }
  return { ...entry, content: { overview, servicesOffered, challenge, solution, impact, faqs } }
}

const ordering = service(readJson<Written<typeof groupOrder>>("group-order.json").service)

/** Pages by name; for a type with pages its first entry, and the service with the group order. */
export const routes = {
  home: "/",
  networkHome: "/home-2",
  productsHome: "/home-3",
  dairyHome: "/home-4",
  services: "/services",
  servicesList: "/services-2",
  service: `/service-details/${services[0]?.id}`,
  groupOrder: `/service-details/${ordering.id}/${ordering.servicePath}`,
  about: "/about-us",
  farm: "/farm",
  team: "/farmers",
  farmer: `/farmer-details/${farmers[0]?.id}`,
  projects: "/project",
  project: `/project-details/${projects[0]?.id}`,
  gallery: "/gallery",
  contact: "/contact",
  registration: "/registration-form",
  login: "/login",
  blog: "/blog-standard",
  blogWithSidebar: "/blog-with-sidebar",
  post: `/blog-single/${posts[0]?.id}`,
  postWithSidebar: `/blog-single-with-sidebar/${posts[0]?.id}`,
  shop: "/shop",
  product: `/shop-single/${products[0]?.id}`,
  productWithThumbs: `/shop-single-thumb/${products[0]?.id}`,
  unknownProduct: "/shop-single/999",
  cart: "/cart",
  checkout: "/checkout",
  search: "/search",
  siteMap: "/site-map",
  terms: "/terms",
  offline: "/offline",
  notFound: "/404",
} as const

/** Every fixed path, one entry of each type, and below each route a path without an entry. */
const everyRoute: readonly string[] = [...samplePaths("."), ...unknownPaths]

/** `/register` shows `/registration-form`; unknown paths all show the same page. */
const SAME_TEMPLATE = ["/register", ...unknownPaths.slice(1)]

/** The first entry of each type in its other layouts. */
const otherLayouts = readEntries(".").flatMap(({ type: { pages }, entries: [first] }) =>
  first ? Object.values(pages.also ?? {}).map((route) => detailPath(route, first)) : [],
)

/** Returns the canonical paths of the longest entries of each type, the longest first. */
const longestEntries = (count: number): string[] =>
  readEntries(".").flatMap(({ type: { pages }, entries }) =>
    entries
      .toSorted((a, b) => JSON.stringify(b.entry).length - JSON.stringify(a.entry).length)
      .slice(0, count)
      .map((entry) => getCanonicalPath(pages, entry)),
  )

/**
 * The pages to check one by one: one of each template, and the longest entry of each type, where text overflows first; in
 * `npm run test:all` every page.
 */
export const everyTemplate: readonly string[] = process.env.TEST_ALL
  ? [...new Set([...everyRoute, ...longestEntries(Infinity)])]
  : [
      ...[...staticRoutes, notFoundRoute, ...otherLayouts, ...unknownPaths].filter(
        (route) => !SAME_TEMPLATE.includes(route),
      ),
      ...longestEntries(1),
    ]

export function readJson<Content>(file: string): Content {
  return JSON.parse(stripByteOrderMark(fs.readFileSync(path.join("data", file), "utf8"))) as Content
}

/** Returns the entries of a folder of data/, ordered by id. */
export function readFolder<Entry extends { id: number }>(folder: string): Entry[] {
  return fs
    .readdirSync(path.join("data", folder))
    .filter((file) => file.endsWith(".json"))
    .map((file) => readJson<Entry>(path.join(folder, file)))
    .sort((a, b) => a.id - b.id)
}

import { z } from "zod"
import { defineType } from "../define"
import { weekdays } from "../../lib/days"
import { SENDER } from "../../lib/messages/form"
import {
  oneOf,
  email,
  fixed,
  boolean,
  link,
  array,
  matching,
  optional,
  object,
  sentence,
  telephone,
  text,
  timeOfDay,
  webAddress,
} from "../fields"
import { withMeta } from "../field-meta"
import { getProperty } from "../../lib/get-property"
import { mobileMoney } from "./payment"
import { video } from "./video"

/** Unreadable times are reported elsewhere. */
const isReadable = (time: string | null | undefined) => optional(timeOfDay("")).safeParse(time).success

const hours = object("Hours", "The hours of one day, or of several days that share them.", {
  label: text("The days in words, such as “Monday to Friday”.", 40),
  days: array("The days, for search engines.", oneOf("Weekday", "A day of the week.", weekdays), 1, 7),
  opens: optional(timeOfDay("When the day begins, in Kampala time; null when closed.")),
  closes: optional(timeOfDay("When the day ends; null when closed.")),
}).refine(
  ({ opens, closes }) =>
    !isReadable(opens) || !isReadable(closes) || (opens && closes ? closes > opens : !opens && !closes),
  { path: ["closes"], message: "a time after “opens”, or null in both for a day that is closed" },
)

const address = object("PostalAddress", "The office's address.", {
  text: text("The whole address on one line, as the pages show it."),
  street: text("Street and number, for search engines."),
  city: text("Town or city.", 60),
  country: fixed(text("Country in words.", 60)),
  countryCode: fixed(text("Country in two capital letters, such as UG.", 2)),
})

const editorBackends = ["github", "gitlab"] as const

const editor = object("EditorSettings", "The repository that the page /admin changes (docs/edit-the-content.md).", {
  backend: oneOf("EditorBackend", "Where the repository is.", editorBackends),
  repository: matching(
    /^[\w.-]+(\/[\w.-]+)+$/,
    'an owner and a repository, such as "cafn/website"',
  )("Its name with its owner's."),
  branch: matching(/^[\w./-]+$/, 'the name of a branch, such as "main"')("The branch that the host builds."),
})

/** Absolute addresses append a path to it. */
const siteAddress = withMeta(
  webAddress("Where the site is published, without a slash at its end.").refine(
    (value) => !URL.canParse(value) || new URL(value).origin === value,
    { error: ({ input }) => `the address alone, without a slash or a path: "${new URL(String(input)).origin}"` },
  ),
  { expected: 'the web address, such as "https://www.example.org"' },
)

const formAddress = (form: string) =>
  optional(webAddress(`Where the ${form} is posted to. Null: it stays on the visitor's device and nothing is sent.`))

export const siteSettings = defineType({
  name: "SiteSettings",
  about: "Who the organisation is and how it is reached, and what the site loads from where. There is one.",
  files: { kind: "one", path: "site.json" },
  editor: {
    label: "Telephone, address, hours",
    group: "Telephone and address",
    hidden: [
      "name",
      "siteUrl",
      "preview",
      "supportHours",
      "forms",
      "formsSentAs",
      "editor",
      "registrationForm",
      "security",
      "strictTransport",
      "features",
    ],
  },
  notes: (entry) =>
    getProperty(entry, "name") === SENDER
      ? []
      : [{ field: "name", text: `messages still begin with “${SENDER}”: src/lib/messages/form.ts has that name` }],
  schema: z.strictObject({
    telephones: array(
      "The office's telephone numbers (spec section 1: three).",
      object("Telephone", "A telephone number and who answers it.", {
        key: optional(
          oneOf("TelephoneKey", "What the site gives it for. Null: it is listed only.", [
            "office",
            "membership",
            "orders",
          ]),
        ).meta({ title: "What it is for" }),
        label: text("Who answers.", 40),
        number: telephone("The number in international form."),
      }),
      1,
      5,
    ),
    vetLine: optional(
      telephone("The number under which a vet answers in the opening hours. Null: the first telephone replaces it."),
    ).meta({ title: "The vet's number" }),
    openingHours: array("When the office is open.", hours, 1, 7),
    address: address.describe("Where the office is."),
    mapLink: link("A map of where the office is.").meta({ title: "Address of the map" }),
    name: text("The organisation's name.", 40),
    siteUrl: siteAddress,
    preview: boolean(
      "The owner's consent to publish a preview at a real address: samples or placeholders are left, each page says so, and search engines list none.",
    ),
    title: fixed(text("Title of the home page, and of what is shared from it.")),
    description: sentence("What the organisation is, for search engines and shared links."),
    about: sentence("What the organisation is, for the side panel and the footer."),
    email: email("The office's e-mail address."),
    supportHours: optional(
      array("When questions are answered (spec section 9), if that differs from the opening hours.", hours, 1, 7),
    ),
    social: array(
      "The organisation's accounts in social networks, in the order shown.",
      object("SocialAccount", "An account in a social network.", {
        network: oneOf("SocialNetwork", "The network; it selects the logo.", [
          "facebook",
          "instagram",
          "youtube",
          "tiktok",
        ]),
        label: text("The network's name.", 40),
        href: webAddress("The account's page.").meta({ title: "Where it leads" }),
      }),
      1,
      4,
    ),
    chat: object("Chat", "The floating chat button.", {
      number: optional(telephone("The number that is written to, if it is not the first of the telephones.")),
      greeting: sentence("The message that is filled in for the visitor."),
    }),
    mobileMoney,
    forms: object("FormAddresses", "Where forms are posted to.", {
      contact: formAddress("contact form"),
      subscribe: formAddress("subscription to the newsletter"),
      comment: formAddress("comment form"),
      review: formAddress("review form"),
      order: formAddress("checkout form"),
    }),
    formsSentAs: oneOf(
      "FormFormat",
      "The format that those addresses accept: json, or form, which a web page's own forms send (docs/messages.md).",
      ["json", "form"],
    ),
    editor: optional(editor.describe("The repository that the page /admin changes. Null: the site has no such page.")),
    registrationForm: optional(
      webAddress("Address of the registration form in the frame. Null: the form page that the site serves itself."),
    ),
    security: object("SecuritySettings", "Facts for people who report a weakness of the site.", {
      contact: optional(
        email(
          "The address for reports of a weakness of the site (/.well-known/security.txt). Null: the office's e-mail.",
        ),
      ),
    }),
    strictTransport: object("StrictTransport", "The site's promise of HTTPS to browsers (Strict-Transport-Security).", {
      includeSubDomains: boolean(
        "Whether the promise of HTTPS counts for all subdomains of the web address as well. Only where each has it.",
      ),
    }),
    videos: array("The videos of the site.", video, 1, 20),
    features: object("FeatureSettings", "Parts of the site that can be switched off.", {
      chatButton: boolean("The floating chat button."),
      backgroundVideo: boolean("The video behind the benefits; without it, its poster is shown."),
      newsletter: boolean("The newsletter boxes in the footer and the side panel."),
      wishlist: boolean("The hearts of the shop and its Saved filter."),
      compare: boolean("Comparing products."),
      offline: boolean("Reading without a network: the service worker. False takes it back from all visitors."),
    }),
  }),
})

/**
 * How the page to edit with (docs/edit-the-content.md) shows the content: in the words of an office. Types are named as
 * their manifests name them. One that stands nowhere here is a mistake, which a test names.
 */

interface EditorGroup {
  /** What stands on the left of the page. */
  label: string
  /** What it is for. */
  sentence: string
  /** What each of its types is called. */
  types: Readonly<Record<string, string>>
}

/** Types with one file an entry: each is a group of its own. */
const folders: Readonly<Record<string, readonly [plural: string, one: string, sentence: string]>> = {
  Product: ["Products", "Product", "What the shop sells: its price, its pictures, and what is to be known of it."],
  Post: ["Posts", "Post", "The articles of the blog."],
  Service: ["Services", "Service", "What the network does for members: a card and a page each."],
  Project: ["Projects", "Project", "What the network has undertaken: a tile and a page each."],
  Farmer: ["People", "Person", "The farmers who are shown, with their telephone numbers."],
  LegalPage: ["Terms and privacy", "Page", "The terms, the privacy notice and the accessibility statement."],
  Sheet: ["Sheets to print", "Sheet", "The pages to print and to fill in by hand."],
}

/** The other types, group by group. */
const groups: readonly EditorGroup[] = [
  {
    label: "Pictures",
    sentence: "What pictures show, and where the large ones stand.",
    types: {
      PictureDescription: "What pictures show",
      Gallery: "The gallery",
      Banner: "Slides of the home page",
    },
  },
  {
    label: "Pages",
    sentence: "What each page says.",
    types: {
      Page: "Headings of all pages",
      Home: "Home page",
      About: "About us",
      Governance: "Who runs us",
      Farm: "The farm",
      AnimalHealth: "Sick or dead animal",
      Registration: "Becoming a member",
      Faq: "Questions and answers",
      Testimonial: "What members say",
      Claim: "Our figures",
    },
  },
  {
    label: "Telephone and address",
    sentence: "How the office is reached.",
    types: {
      SiteSettings: "Telephone, address, hours",
      Contact: "Contact page",
    },
  },
  {
    label: "Prices and fees",
    sentence: "What products share, which stand on the home page, and how to pay.",
    types: {
      FeaturedProduct: "Products on the home page",
      Shop: "What all products share",
      Payment: "Mobile money",
    },
  },
  {
    label: "Dates and notices",
    sentence: "What happens on a day, and what holds for some days.",
    types: {
      Notice: "Notices",
      CalendarEvent: "Dates",
      GroupOrder: "Group order",
    },
  },
]

/** Types that no editor needs: they are changed in data/. */
const hidden: readonly string[] = [
  "Blog",
  "Cart",
  "District",
  "HomeVariant",
  "Navigation",
  "NearYou",
  "Search",
]

/** Fields that no editor touches, of every type or of one. Numbers are given by the page (content-file.ts). */
const hiddenFields = new Set([
  "id",
  "activeClass",
  "dataSlideTo",
  "Page.canonical",
  "Page.group",
  "Page.more",
  "SiteSettings.siteUrl",
  "SiteSettings.preview",
  "SiteSettings.forms",
  "SiteSettings.formsSentAs",
  "SiteSettings.editor",
  "SiteSettings.registrationForm",
  "SiteSettings.security",
  "SiteSettings.strictTransport",
  "SiteSettings.features",
])

/** What fields are called where their names are a programmer's, in every type or in one. */
const labels: Readonly<Record<string, string>> = {
  thumb: "Picture on the card",
  thumbFull: "Picture on its page",
  image: "Picture",
  imageSquare: "Picture for tablets",
  imageTall: "Picture for phones",
  poster: "Picture before it plays",
  "PictureDescription.path": "Picture",
  alt: "What it shows",
  isAltOld: "The sentence is of an earlier picture",
  sku: "Article number",
  oldPrice: "Price before",
  onSale: "On offer",
  discount: "Discount in per cent",
  ratings: "Stars",
  reviews: "Number of reviews",
  "Shop.reviews": "Reviews",
  one: "One of it",
  many: "Several of it",
  isSample: "Is an example",
  isAboutHealth: "Is about health",
  offerConfirmed: "The offer is confirmed",
  isIndexed: "Search engines may list it",
  eyebrow: "Short line above the heading",
  lead: "Sentence under the heading",
  href: "Where it leads",
  buttonHref: "Where the button leads",
  buttonText: "What the button says",
  badgeText: "Short line above the title",
  key: "End of its address",
  slug: "End of its address",
  path: "End of its address",
  servicePath: "End of its address",
  projectPath: "End of its address",
  icon: "Symbol",
  slider: "Which home page",
  shape: "Hills at its foot",
  videoIds: "Videos",
  video: "Video",
  videoLabel: "What the play button says",
  provider: "Who serves it",
  youtubeId: "Its name at YouTube",
  webm: "Its file (WebM)",
  mp4: "Its file (MP4)",
  foldedTitle: "What a phone shows in its place",
  cite: "Who says it",
  designation: "What the person does",
  avatar: "Portrait",
  quoteImage: "Picture behind the words",
  testimonial: "The words",
  servicesOffered: "What is offered",
  faqs: "Questions and answers",
  content: "The text of its page",
  section1: "First part",
  section2: "Second part",
  keyPoints: "Results",
  end: "How much",
  skillProgress: "Skills",
  memberData: "Facts",
  memberInfo: "More about the person",
  listTitle: "Heading of the list",
  comments: "Number of comments",
  "Blog.comments": "Comments",
  vetLine: "The vet's number",
  mapLink: "Address of the map",
  chat: "The chat button",
  handOver: "Ways to send a message",
  smsCut: "Where a message is too long for an SMS",
  messageNumber: "What is said of a message's number",
  dial: "What payers dial",
  route: "Address of the page",
  until: "Last day",
  from: "First day",
  by: "Who",
  hero: "Top of the page",
  badge: "Round badge",
  joinButton: "Button to join",
  rings: "Rings with figures",
  counters: "Figures",
  missing: "What is said of what is not known",
  say: "What to say",
  avoid: "What not to touch",
  take: "To take along",
  fallback: "If the form does not open",
  open: "What is still open",
  social: "Social networks",
  whatsapp: "WhatsApp",
  sms: "SMS",
  item: "Entry",
}

/** Fields that come first in the form of a type; the others follow as the manifest has them. */
const first: Readonly<Record<string, readonly string[]>> = { Product: ["id", "title", "price"] }

/** The names of all types that stand here. */
export const knownTypes: ReadonlySet<string> = new Set([
  ...Object.keys(folders),
  ...groups.flatMap(({ types }) => Object.keys(types)),
  ...hidden,
])

export const editorTable = { folders, groups, hiddenFields, labels, first }

import { pictureFixture } from "../../components/picture.fixture"
import { picture } from "../../shared/picture.fixture"

/*
 * A product with all that its page shows, as the page's queries give it. Copied from data/, so that editing the site's
 * words changes no snapshot; the types are the queries' own.
 */

const view = (path: string, alt: string, width = 1000, height = 1000): Queries.ProductViewFragment => ({
  path,
  alt,
  isPhotograph: false,
  file: {
    childImageSharp: {
      large: { src: `/static/${path}.webp`, width, height },
      gatsbyImageData: pictureFixture(640, 640),
    },
  },
})

export const farmer = {
  jsonId: 5,
  name: "Namutebi Sarah",
  title: "Dairy processor",
  district: "Wakiso",
  summary: "Runs the cooling plant at Kakiri and pays forty-one farmers twice a month.",
  thumb: picture("Portrait of a woman in a white coat.", 64, 64),
} as const satisfies Queries.ProductFarmerFragment

export const freshMilk = {
  jsonId: 3,
  title: "Fresh Milk",
  tags: ["Milk", "Pasteurised"],
  sku: "CAFN-DAIRY-01",
  category: "dairy",
  unit: { one: "can of 10 litres", many: "cans of 10 litres" },
  ratings: 4.5,
  reviews: 31,
  discount: 10,
  price: { text: "UGX\u00a022,500", amountMinor: 2_250_000, currency: "UGX" },
  oldPrice: { text: "UGX\u00a025,000" },
  farmer,
  thumb: { path: "products/fresh-milk" },
  catalogue: view(
    "products/fresh-milk",
    "A steel milk can, a bottle and a glass of fresh milk stand on green paper before a pale blue round.",
  ),
  pictures: [
    view(
      "categories/milk-dairy",
      "A Friesian cow with a full udder beside two steel milk cans and a stool, the Rwenzori behind, at midday.",
    ),
    view("gallery/image_158", "Milk falls in one white arc from a steel bucket into a milk can, the low sun behind."),
    view("gallery/image_22", "Behind four milk cans a woman in a white coat reads the lactometer.", 900, 1200),
    view("gallery/image_81", "Rain outside: a woman and a man carry milk cans in to the cooling tank.", 1200, 800),
  ],
  description: [
    "Whole cow's milk from members in Wakiso, tested can by can, pasteurised at Kakiri and cooled below four degrees within two hours of milking.",
    "Bring back the can with your next order; the first one is lent to you.",
  ],
  details: [
    { label: "Fat", value: "At least 3.8%" },
    { label: "Volume", value: "10 litres" },
    { label: "Keeps", value: "5 days below 4 °C" },
  ],
} as const satisfies Queries.ProductDetailFragment & Queries.ProductTabsFragment

/** One that was never dearer, with the fewest pictures. */
export const mubendeGoat = {
  ...freshMilk,
  jsonId: 2,
  title: "Mubende Goat",
  tags: ["Live animal"],
  sku: "CAFN-MEAT-01",
  category: "meat",
  unit: { one: "young buck", many: "young bucks" },
  reviews: 1,
  discount: 0,
  price: { text: "UGX\u00a0320,000", amountMinor: 32_000_000, currency: "UGX" },
  oldPrice: null,
  farmer: null,
  thumb: { path: "products/mubende-goat" },
  catalogue: view("products/mubende-goat", "A black Mubende doe stands before a round of clay-coloured paper."),
  pictures: [
    view("gallery/image_98", "A pied Mubende buck plants his feet on the path and faces us.", 900, 1350),
    view("gallery/image_122", "A kid hangs calm in its sling under the scale.", 900, 1200),
    view("gallery/image_41", "A woman doses a goat from a drench gun while a man steadies it.", 1100, 1200),
  ],
} as const satisfies Queries.ProductDetailFragment

export const productCopy = {
  stock: "In Stock",
  delivery: "2-day Delivery",
  deliveryTerms: "/terms#delivery",
  livingDelivery: "Not for living animals: you collect.",
  picturesLoading: "Loading picture...",
  orderTitle: "Order by telephone or WhatsApp",
  orderText:
    "The cart needs JavaScript. Call us or write to us, say what you would like, and we put your order together.",
  askAnimalLabel: "Ask about this animal",
  askLabel: "Ask about this",
  askWays: { whatsapp: "WhatsApp", sms: "SMS", call: "Call" },
  animalQuestions: ["How old is it?", "Has it a health card?", "May I come and see it?"],
  questions: ["How fresh?", "When can I collect?", "Is there more?"],
  detailsLabel: "Details",
  skuLabel: "SKU",
  categoryLabel: "Category",
  farmLabel: "Farm",
} as const satisfies Queries.ProductDetailCopyFragment

const promises = {
  promises: [
    { id: 1, title: "Money Return", text: "Back guarantee under 15 days" },
    { id: 2, title: "Member discount", text: "New members get 10 per cent off their first order." },
    { id: 3, title: "Ask where it comes from", text: "We tell you the farm, the group or the collection point." },
  ],
} as const

export const reviewCopy = {
  ...promises,
  farmerTitle: "From the farm of {farmer}",
  tabsLabel: "About this product",
  descriptionTab: "Description",
  informationTab: "Additional Information",
  reviewTab: "Review",
  reviewFormTitle: "Add a review",
  reviewButton: "Send review",
  reviewThanks: "Thanks For Your Message",
  reviewWithoutScript: "Sending a review needs JavaScript. Call us or write an e-mail, and tell us how you found it.",
  reviews: [
    {
      id: 1,
      name: "Nansubuga Ruth",
      ratings: 5,
      text: "Exactly what the description says. I would order it again.",
      avatar: picture("Portrait of a woman with long braids and a gold-ringed indigo blouse, smiling.", 64, 64),
      date: { day: 18, month: "Sep", year: 2026 },
    },
    {
      id: 2,
      name: "Ojok Samuel",
      ratings: 4.5,
      text: "Good quality, and exactly what the description says. Half a star less, because I had to order a week ahead.",
      avatar: picture("Portrait of a young man in a clay-red cap and a cream shirt, with a broad smile.", 64, 64),
      date: { day: 27, month: "Sep", year: 2026 },
    },
  ],
} as const satisfies Queries.ProductTabsCopyFragment

/** The words of the comparison, which a product's page can open. */
export const comparison = {
  filters: [
    { value: "all", label: "All" },
    { value: "dairy", label: "Dairy" },
  ],
  comparison: {
    openLabel: "Compare",
    removeLabel: "Remove",
    clearLabel: "Clear",
    title: "Compare products",
    empty: "Nothing to compare yet.",
    single: "Choose another product to compare it with.",
    loading: "Loading products...",
    failed: "We could not load the products.",
    retry: "Try again",
    product: "Product",
    price: "Price",
    rating: "Rating",
    unit: "Unit",
    category: "Category",
    tags: "Tags",
    stock: "Availability",
    details: "Details",
  },
} as const satisfies Queries.CompareCopyFragment

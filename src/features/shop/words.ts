/** The words of the shop's controls and messages. What is stated says its section of the specification. */
export const words = {
  shop: "Shop",

  list: {
    label: "Products",
    loading: "Loading the products...",
    failed: "We could not load the products. Check your connection and try again.",
    plain: "All products, page by page",
    empty: "There is nothing here at the moment.",
    reset: "Show all products",
  },
  savedEmpty: "Nothing is saved here yet. Press the heart on a product, and you find it here again.",
  /** Spec section 2, Shop. */
  showing: (from: number, to: number, total: number) => `Showing ${from}–${to} of ${total} results`,
  category: "Category",
  categories: { all: "All", cattle: "Cattle", dairy: "Dairy", poultry: "Poultry", meat: "Meat" },
  kindOfProduct: "Kind of product",
  shownOf: (count: number, total: string) => `Showing ${count} of ${total} products`,
  saved: (count: number) => `Saved (${count})`,
  sortBy: "Sort by",
  sorts: { latest: "Latest", recent: "Recent", popular: "Popular", relevant: "Relevant" },
  view: "How to show the products",
  grid: "Grid",
  rows: "List",

  addToCart: "Add to cart",
  inCart: "In the cart",
  /** Spec section 8. */
  added: "Product added successfully",
  /** Spec section 8. */
  alreadyInCart: "Product already in cart",
  orderForm: (title: string) => `Order ${title}`,
  save: (title: string) => `Save ${title} to the wishlist`,

  /** Spec section 2, Shop. */
  sale: "Sale",
  percentOff: (percent: number) => `${percent}% off`,
  reviewCount: (count: number) => (count === 1 ? "1 review" : `${count} reviews`),
  farmOf: (farmer: string, district: string) => `From ${farmer}, ${district}`,
  quickView: "Quick view",
  quickViewOf: (title: string) => ` of ${title}`,
  quickViewLost: "The quick view",
  toPage: "Go to its page",

  pictures: {
    label: (title: string) => `Pictures of ${title}`,
    small: (title: string) => `Small pictures of ${title}`,
    noun: "Picture",
    previous: "Previous picture",
    next: "Next picture",
    choose: "Choose a picture",
    loading: "Loading picture...",
  },
  order: {
    title: "Order by phone or WhatsApp",
    text: "The cart needs JavaScript. Call us or write to us, say what you would like, and we put your order together.",
  },
  ask: {
    animal: "Ask about this animal",
    goods: "Ask about this",
    ways: { whatsapp: "WhatsApp", sms: "SMS", call: "Call" },
  },
  facts: {
    title: "Details",
    sku: "SKU",
    farm: "Farm",
  },
  fromFarmOf: (farmer: string) => `From the farm of ${farmer}`,
  /** Spec section 2, Shop. */
  tabs: {
    label: "About this product",
    description: "Description",
    information: "Additional Information",
    review: "Review",
  },
  review: {
    title: "Add a review",
    stars: "Your rating",
    text: "Your review",
    name: "Your name",
    email: "Email address",
    send: "Send review",
    /** Spec section 8. */
    thanks: "Thanks For Your Message",
    withoutScripts: "Sending a review needs JavaScript. Call us or write an email, and tell us how you found it.",
  },
  related: "Related products",

  comparison: {
    add: (title: string) => `Compare ${title}`,
    title: "Compare products",
    remove: "Remove",
    removed: (title: string) => ` ${title} from the comparison`,
    clear: "Remove all",
    empty: "No product is here yet. Press the scales sign on a product's page to compare it with others.",
    single: "One product is here. Press the scales sign on another product's page, and you see them side by side.",
    full: (most: number) => `You can compare ${most} products at most. Remove one, and press the scales sign again.`,
    loading: "Loading the products...",
    failed: "We could not load all the products. Check your connection and try again.",
    product: "Product",
    price: "Price",
    rating: "Rating",
    unit: "Sold as",
    tags: "Tags",
    stock: "Stock",
  },
} as const

/**
 * What `useSite` reads, for stories and tests: site.json, navigation.json, cart.json, shop.json and search.json in the
 * query's shape. It is a copy, so that a new telephone number or menu entry is an edit of one data file and changes no
 * snapshot.
 */
export const siteFacts: Queries.SiteFactsQuery = {
  siteSettings: {
    name: "CaFN",
    siteUrl: "https://cafn.example",
    title: "CaFN - Empowering Uganda's Livestock Future",
    description:
      "CaFN is a membership network of cattle, goat, sheep and poultry farmers in Uganda: training, shared tools, fair markets and a common voice, with women, youth and the diaspora in front.",
    about:
      "We are a membership network of cattle, goat, sheep and poultry farmers across Uganda. We learn together, buy and sell together, and speak with one voice, so that keeping animals pays.",
    email: "hello@cafn.example",
    telephones: [
      { label: "Office", number: "+256 000 000 001" },
      { label: "Membership", number: "+256 000 000 002" },
      { label: "Markets and orders", number: "+256 000 000 003" },
    ],
    address: { text: "Plot 1, Kabalagala, Kampala, Uganda" },
    openingHours: [
      { label: "Monday to Friday", opens: "08:00", closes: "18:00" },
      { label: "Saturday", opens: "09:00", closes: "14:00" },
      { label: "Sunday", opens: null, closes: null },
    ],
    social: [
      { network: "facebook", label: "Facebook", href: "https://www.facebook.com/" },
      { network: "instagram", label: "Instagram", href: "https://www.instagram.com/" },
      { network: "youtube", label: "YouTube", href: "https://www.youtube.com/" },
      { network: "tiktok", label: "TikTok", href: "https://www.tiktok.com/" },
    ],
    chat: {
      label: "Chat with us on WhatsApp",
      number: "+256 000 000 001",
      greeting: "Hello CaFN, I found you on your website and I would like to know more about the network.",
    },
    forms: { contact: null, subscribe: null, comment: null, review: null, order: null },
    features: { chatButton: true, newsletter: true, wishlist: true, compare: true },
  },
  navigation: {
    topBar: "Cattle, goat, sheep and poultry farmers of Uganda, stronger together",
    mainMenu: [
      { label: "Home", href: "/", items: [] },
      {
        label: "Pages",
        href: null,
        items: [
          { label: "About Us", href: "/about-us" },
          { label: "Farm", href: "/farm" },
          { label: "Team", href: "/farmers" },
          { label: "Member Registration", href: "/registration-form" },
          { label: "Contact Us", href: "/contact" },
        ],
      },
      { label: "Projects", href: "/project", items: [] },
      { label: "Gallery", href: "/gallery", items: [] },
      { label: "Services", href: "/services", items: [] },
      {
        label: "Shop",
        href: null,
        items: [
          { label: "Products", href: "/shop" },
          { label: "Cart", href: "/cart" },
          { label: "Checkout", href: "/checkout" },
        ],
      },
      { label: "Register", href: "/registration-form", items: [] },
    ],
    joinButton: { label: "Join Our Network", href: "/registration-form" },
    sidePanel: {
      title: "About CaFN",
      contactTitle: "Talk to us",
      newsletterTitle: "News from the farms",
      newsletterLead: "One letter a month: prices, trainings near you, and what other members have tried.",
      socialTitle: "Follow us",
      button: { label: "Join Our Network", href: "/registration-form" },
    },
    footer: {
      exploreTitle: "Explore",
      explore: [
        { label: "About Us", href: "/about-us" },
        { label: "Meet Our Team", href: "/farmers" },
        { label: "Member Registration", href: "/registration-form" },
        { label: "Services", href: "/services" },
        { label: "Contact Us", href: "/contact" },
      ],
      contactTitle: "Contact",
      hoursTitle: "Opening hours",
      subscribeTitle: "Subscribe",
      subscribeLead: "Market prices and training dates by e-mail, once a month.",
      socialTitle: "Follow us",
      copyright: "CaFN. All rights reserved.",
      links: [
        { label: "Blog", href: "/blog-standard" },
        { label: "Search", href: "/search" },
        { label: "Site map", href: "/site-map" },
      ],
    },
  },
  cart: {
    emptyCart: "Your cart is empty.",
    shopLabel: "Visit the shop",
    lines: {
      product: "Product",
      price: "Price",
      each: "each",
      quantity: "Quantity",
      subtotal: "Subtotal",
      partial: "The first {shown} of {total} lines are shown.",
      more: "Show {count} more",
    },
    removedMessage: "Product removed from cart",
    shippingLabel: "Shipping",
    shipping: "Free shipping",
    totalLabel: "Total",
    viewLabel: "View cart",
    checkoutLabel: "Checkout",
  },
  shop: {
    card: {
      addLabel: "Add to cart",
      added: "Product added successfully",
      alreadyAdded: "Product already in cart",
      badQuantity: "Please enter a valid quantity",
      saleLabel: "Sale",
      oneReview: "1 review",
      reviews: "{count} reviews",
      pageLabel: "Go to its page",
      compared: "{product} added to the comparison",
      comparisonFull: "You can compare {count} products at most",
      showComparison: "Show comparison",
    },
  },
  search: {
    label: "Search the site",
    placeholder: "Cattle, milk, training …",
    kinds: [
      { kind: "service", label: "Service" },
      { kind: "product", label: "Product" },
      { kind: "project", label: "Project" },
      { kind: "post", label: "Story" },
      { kind: "farmer", label: "Farmer" },
      { kind: "page", label: "Page" },
    ],
    suggestions: {
      label: "Suggestions",
      loading: "Searching …",
      one: "One suggestion. Use the arrow keys to choose it.",
      many: "{count} suggestions. Use the arrow keys to choose.",
      none: "Nothing found so far. Try a shorter word.",
      failed: "Suggestions did not arrive. Press Enter to search all the same.",
      all: "All {count} results",
    },
  },
}

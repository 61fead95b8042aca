export const messages = {
  empty: "Your cart is empty.",
  visitShop: "Visit the shop",
  loading: "Loading your cart...",
  withoutScripts:
    "The cart needs JavaScript, which this browser does not run. Call us or write on WhatsApp and say what you would like: we take your order down.",

  lines: {
    label: "Products in your cart",
    remove: "Remove",
    price: "Price",
    subtotal: "Subtotal",
    gone: "No longer in the shop",
  },
  removed: "Product removed from cart",
  clear: "Clear the cart",
  cleared: "Your cart is empty now.",
  undo: "Undo",

  prices: {
    changed: (product: string, old: string, now: string) => `${product}: was ${old}, is now ${now}.`,
    gone: (product: string) => `${product} is no longer in the shop. It is not counted.`,
    saved: (count: number, date: string) => `${count} of these prices could not be read today. They are from ${date}.`,
    accept: "OK",
  },

  totals: {
    title: "Cart totals",
    shipping: "Shipping",
    collected: "You collect living animals.",
    total: "Total",
    totalIn: { UGX: "Total in shillings", USD: "Total in dollars" },
  },
  coupon: {
    label: "Coupon code",
    apply: "Apply coupon",
    invalid: "This coupon code is not valid.",
  },
  checkout: "Checkout",
  terms: "Delivery, returns, paying",

  order: {
    title: "Send this order",
    name: "Your name",
    place: "Your place",
    nameMissing: "Please write your name here, or in the message.",
    whatsApp: "Send this order on WhatsApp",
    request:
      "Your order is a request, not a contract. We deliver in Uganda. The 15-day money return does not cover food and living animals. Is something wrong? Call us the same day.",
    hint: "The order leaves your phone when you press send.",
  },

  billing: {
    title: "Billing details",
    firstName: "First name",
    lastName: "Last name",
    country: "Country",
    street: "Street address",
    street2: "Address line 2 (optional)",
    town: "Town / City",
    state: "State / County",
    postcode: "Postcode / ZIP",
    postcodeHint: "No postcode where you live? Write none.",
    phone: "Phone number (optional)",
    email: "Email address",
    notes: "Order notes (optional)",
    notesHint: "Such as: near the church, call after 5.",
    submit: "Place order",
    failed: "Your order could not be sent. It is still in the form; please try again.",
    orderTitle: "Your order",
    notSent: "Not sent yet. Press WhatsApp, then press send.",
    sent: "Your order has been sent to us. To speak about payment, write or call.",
  },
} as const

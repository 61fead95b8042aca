export const words = {
  category: "Category",
  categories: { all: "All", cattle: "Cattle", dairy: "Dairy", poultry: "Poultry", meat: "Meat" },

  addToCart: "Add to cart",
  ask: "Talk to us",
  askAbout: (title: string) => ` about ${title}`,
  inCart: "In the cart",
  added: "Product added successfully",
  alreadyInCart: "Product already in cart",
  saveShort: "Save",
  saveRest: (title: string) => ` ${title} to the wishlist`,
  save: (title: string) => `Save ${title} to the wishlist`,

  sale: "Sale",
  percentOff: (percent: number) => `${percent}% off`,
  reviewCount: (count: number) => (count === 1 ? "1 review" : `${count} reviews`),
  farmOf: (farmer: string, district: string) => `From ${farmer}, ${district}`,
  quickView: "Quick view",
  quickViewOf: (title: string) => ` of ${title}`,
  quickViewLost: "The quick view",
  toPage: "Go to its page",
} as const

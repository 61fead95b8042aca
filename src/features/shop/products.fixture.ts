import { picture } from "../../shared/picture.fixture"

/*
 * Goods as the shop's cards ask for them.
 * Copied from data/, so that editing the site's words changes no snapshot; the types are the queries' own.
 */

export const products = [
  {
    jsonId: 1,
    title: "Ankole Cattle",
    tags: ["Live animal", "Breeding stock"],
    onSale: true,
    ratings: 5,
    reviews: 24,
    discount: 15,
    category: "cattle",
    unit: "per heifer in calf",
    price: { text: "UGX3,400,000.00", amountMinor: 340_000_000, currency: "UGX" },
    oldPrice: { text: "UGX4,000,000.00" },
    thumb: {
      path: "products/ankole-cattle",
      ...picture(
        "A long-horned Ankole cow with a deep red-brown coat stands on green paper grass before a golden sun.",
        320,
        320,
      ),
    },
  },
  {
    jsonId: 2,
    title: "Mubende Goat",
    tags: ["Live animal", "Breeding stock", "Goat"],
    onSale: false,
    ratings: 4.5,
    reviews: 31,
    discount: 0,
    category: "meat",
    unit: "per young buck",
    price: { text: "UGX320,000.00", amountMinor: 32_000_000, currency: "UGX" },
    oldPrice: null,
    thumb: {
      path: "products/mubende-goat",
      ...picture(
        "A black Mubende doe with swept-back horns and a raised tail stands before a round of clay-coloured paper.",
        320,
        320,
      ),
    },
  },
  {
    jsonId: 3,
    title: "Fresh Milk",
    tags: ["Milk", "Pasteurised"],
    onSale: true,
    ratings: 4.5,
    reviews: 58,
    discount: 10,
    category: "dairy",
    unit: "per can of 10 litres",
    price: { text: "UGX22,500.00", amountMinor: 2_250_000, currency: "UGX" },
    oldPrice: { text: "UGX25,000.00" },
    thumb: {
      path: "products/fresh-milk",
      ...picture(
        "A steel milk can, a bottle and a glass of fresh milk stand on green paper before a pale blue round.",
        320,
        320,
      ),
    },
  },
  {
    jsonId: 4,
    title: "Broiler Chicken",
    tags: ["Live bird", "Chicken"],
    onSale: false,
    ratings: 4,
    reviews: 19,
    discount: 0,
    category: "poultry",
    unit: "per bird",
    price: { text: "UGX28,000.00", amountMinor: 2_800_000, currency: "UGX" },
    oldPrice: null,
    thumb: {
      path: "products/broiler-chicken",
      ...picture(
        "A plump white broiler chicken with a red comb stands in side view before an arch of clay-red paper.",
        320,
        320,
      ),
    },
  },
  {
    jsonId: 5,
    title: "Poultry Eggs",
    tags: ["Eggs", "Layers"],
    onSale: true,
    ratings: 4.5,
    reviews: 47,
    discount: 10,
    category: "poultry",
    unit: "per tray of 30",
    price: { text: "UGX13,500.00", amountMinor: 1_350_000, currency: "UGX" },
    oldPrice: { text: "UGX15,000.00" },
    thumb: {
      path: "products/poultry-eggs",
      ...picture("A tray of thirty brown and cream eggs, with two loose eggs in front, on golden paper.", 320, 320),
    },
  },
  {
    jsonId: 6,
    title: "Processed Beef",
    tags: ["Beef", "Certified"],
    onSale: false,
    ratings: 4,
    reviews: 36,
    discount: 0,
    category: "meat",
    unit: "per kg, vacuum-packed",
    price: { text: "UGX19,000.00", amountMinor: 1_900_000, currency: "UGX" },
    oldPrice: null,
    thumb: {
      path: "products/processed-beef",
      ...picture(
        "A tied joint of beef and a T-bone steak on a wooden board, with a wrapped parcel of beef behind them.",
        320,
        320,
      ),
    },
  },
  {
    jsonId: 7,
    title: "Leather Hide",
    tags: ["Hide", "Leather", "Export"],
    onSale: true,
    ratings: 3.5,
    reviews: 12,
    discount: 25,
    category: "cattle",
    unit: "per hide",
    price: { text: "$45.00", amountMinor: 4_500, currency: "USD" },
    oldPrice: { text: "$60.00" },
    thumb: {
      path: "products/leather-hide",
      ...picture(
        "A red-brown Ankole hide with white patches laced into a wooden frame, with three rolls of leather before it.",
        320,
        320,
      ),
    },
  },
  {
    jsonId: 8,
    title: "Goat Milk",
    tags: ["Milk", "Goat", "Pasteurised"],
    onSale: false,
    ratings: 5,
    reviews: 29,
    discount: 0,
    category: "dairy",
    unit: "per bottle of 1 litre",
    price: { text: "UGX6,000.00", amountMinor: 600_000, currency: "UGX" },
    oldPrice: null,
    thumb: {
      path: "products/goat-milk",
      ...picture(
        "A bottle of goat milk, a small steel churn with a horned head on its label, and a full glass, before green hills.",
        320,
        320,
      ),
    },
  },
  {
    jsonId: 9,
    title: "Grilled Flank Steak",
    tags: ["Beef", "Ready to eat"],
    onSale: true,
    ratings: 4.5,
    reviews: 22,
    discount: 5,
    category: "meat",
    unit: "per pack of 800 g",
    price: { text: "UGX38,000.00", amountMinor: 3_800_000, currency: "UGX" },
    oldPrice: { text: "UGX40,000.00" },
    thumb: {
      path: "products/grilled-flank-steak",
      ...picture(
        "Grilled flank steak cut into slices, pink inside, with greens, tomatoes and lime on a cream plate from above.",
        320,
        320,
      ),
    },
  },
  {
    jsonId: 10,
    title: "Ankole Ghee",
    tags: ["Ghee", "Traditional", "Export"],
    onSale: false,
    ratings: 5,
    reviews: 41,
    discount: 0,
    category: "dairy",
    unit: "per jar of 500 g",
    price: { text: "$12.00", amountMinor: 1_200, currency: "USD" },
    oldPrice: null,
    thumb: {
      path: "products/ankole-ghee",
      ...picture(
        "A glass jar of golden ghee under a tied clay-red cloth, with a small clay bowl of ghee and a wooden spoon.",
        320,
        320,
      ),
    },
  },
] as const satisfies readonly Queries.ProductCardFragment[]

/** Those that the home page shows: names and pictures of their own, the rest from the shop. */
export const featuredProducts = [products[0], products[7], products[4], products[5]].map((product, index) => ({
  jsonId: index + 1,
  title: product.title,
  thumb: product.thumb,
  product,
})) satisfies readonly Queries.FeaturedProductFragment[]

export const productPickerCopy: Queries.ProductPickerCopyFragment = {
  eyebrow: "The shop",
  title: "Find what you came for",
  lead: "Cattle, poultry or dairy: choose, and the rest steps aside.",
  button: {
    label: "All products",
    href: "/shop",
  },
  filterLabel: "Kind of product",
  filters: [
    {
      value: "all",
      label: "All",
    },
    {
      value: "cattle",
      label: "Cattle",
    },
    {
      value: "poultry",
      label: "Poultry",
    },
    {
      value: "dairy",
      label: "Dairy",
    },
  ],
  shown: "Showing {count} of {total} products",
}

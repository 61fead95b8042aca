import { picture } from "./picture.fixture"

/*
 * Projects, posts, pictures and the video, as the blocks ask for them.
 * Copied from data/, so that editing the site's words changes no snapshot; the types are the queries' own.
 */

export const projects = [
  {
    jsonId: 1,
    projectPath: "dairy-cattle-grazing",
    title: "Dairy Cattle Grazing",
    category: "Dairy",
    place: "Rushere, Kiruhura District",
    description:
      "Sixty-two families in Kiruhura graze by turns, sow legumes into their pasture and milk through the dry season.",
    thumb: picture(
      "Four Friesian cows, two of them grazing, and a calf in a fenced paddock below the snow-capped Rwenzori at midday.",
      480,
      360,
    ),
  },
  {
    jsonId: 2,
    projectPath: "women-in-livestock",
    title: "Women in Livestock",
    category: "Women",
    place: "Barr, Lira District",
    description:
      "Nine women's groups in Lira keep dairy goats, sell the milk under their own name and decide over the money.",
    thumb: picture(
      "Three women at work: one keeps records beside an Ankole cow, one with goats, one feeds hens, terraces in the morning.",
      480,
      360,
    ),
  },
  {
    jsonId: 3,
    projectPath: "youth-in-cattle-farming",
    title: "Youth in Cattle Farming",
    category: "Youth",
    place: "Laroo, Gulu District",
    description:
      "Young people in Gulu fatten bulls, keep the district's livestock records and repair its machines, as their own business.",
    thumb: picture(
      "A young man leads an Ankole cow to a young woman with a phone, a girl follows with a calf, late afternoon savanna.",
      480,
      360,
    ),
  },
  {
    jsonId: 4,
    projectPath: "healthy-cattle-herd",
    title: "Healthy Cattle Herd",
    category: "Animal health",
    place: "Rupa, Moroto District",
    description:
      "Animal health workers who walk with the herds bring vaccines, tick control and early warning to Moroto's kraals.",
    thumb: picture(
      "A vet in a white coat vaccinates an Ankole cow held by a herder, a boy keeping the record, by the lake at dawn.",
      480,
      360,
    ),
  },
] as const satisfies readonly Queries.ProjectCardFragment[]

export const posts = [
  {
    jsonId: 2,
    title: "Thirty-One Women and a Goat Milk Dairy in Lira",
    author: "Auma Christine",
    date: { day: 14, month: "Sep", year: 2026 },
    full_date: "14 September 2026",
    description:
      "How a women's group in Barr turned two litres of goat's milk a day into a dairy with its own name, and what nearly stopped it.",
    comments: 2,
    thumb: picture(
      "Women pour goat's milk from cans into a cooler, three goats on a slatted floor behind them, morning.",
      480,
      360,
    ),
  },
  {
    jsonId: 3,
    title: "Phone Records: How Young Members Made Milk Visible",
    author: "Ojok Samuel",
    date: { day: 3, month: "Aug", year: 2026 },
    full_date: "3 August 2026",
    description:
      "Ten entries a week, by text message or app, showed our group where the milk went, which cow earned nothing, and what a bank wants to see.",
    comments: 2,
    thumb: picture(
      "A young man writes a calf's weight into his phone while a girl holds the rope, late afternoon.",
      480,
      360,
    ),
  },
] as const satisfies readonly Queries.PostCardFragment[]

export const galleryPictures = [
  {
    path: "gallery/image_1",
    ...picture("Two grey crowned cranes, one stepping, on a papyrus-fringed lake shore at dawn.", 480, 360),
  },
  {
    path: "gallery/image_2",
    ...picture(
      "A cockerel, three hens and four chicks in a farmyard with a thatched hut and banana plants, morning sun.",
      480,
      360,
    ),
  },
  {
    path: "gallery/image_3",
    ...picture(
      "Four Mubende goats, two on their hind legs under an acacia, and two kids, before the Rwenzori at midday.",
      480,
      360,
    ),
  },
  {
    path: "gallery/image_4",
    ...picture("Four fat-tailed sheep and a lamb on a terraced hillside under rain clouds.", 480, 360),
  },
  {
    path: "gallery/image_5",
    ...picture(
      "Four Ankole cattle and a calf walk in line towards a kraal on the savanna in late afternoon light.",
      480,
      360,
    ),
  },
  {
    path: "gallery/image_6",
    ...picture(
      "An Ankole bull with great lyre horns stands before the setting sun as three cranes fly home.",
      480,
      360,
    ),
  },
] as const satisfies readonly Queries.GalleryTileFragment[]

export const farmVideo: Queries.ContentVideoFragment = {
  key: "farm",
  title: "A morning on the farm",
  provider: "file",
  youtubeId: null,
  webm: "/media/farm-clip.webm",
  mp4: "/media/farm-clip.mp4",
  poster: picture(
    "Three Ankole cattle and a calf walk home across the savanna in late afternoon light as cranes fly over.",
    1280,
    720,
  ),
}

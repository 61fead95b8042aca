import type { PageRange } from "../../lib/list-pages"
import { posts } from "../../shared/content.fixture"
import { galleryPictures } from "../../shared/picture-viewer/pictures.fixture"
import { picture } from "../../shared/picture.fixture"
import type { SidebarContent } from "./post-sidebar"

/*
 * The blog's words, a post and what stands round it, as the queries give them. Copied from data/, so that editing the
 * site's words changes no snapshot.
 */

export const blogCopy: Queries.PostCopyFragment &
  Queries.CommentFormCopyFragment &
  Queries.SidebarCopyFragment &
  Queries.BlogListCopyFragment = {
  sidebarLabel: "Find another story",
  searchTitle: "Search the posts",
  searchPlaceholder: "Ticks, hay, goat milk...",
  searchNoScript: "Searching and sorting by tag need JavaScript. All posts are on the pages of this list.",
  recentTitle: "Recent Post",
  galleryTitle: "Gallery",
  galleryLoading: "Loading gallery...",
  followTitle: "Follow us",
  tagsTitle: "Tags",
  list: {
    label: "Posts",
    loading: "Loading the posts...",
    failed: "We could not load the posts. Check your connection and try again, or open the plain pages.",
    retry: "Try again",
    plain: "All posts, page by page",
    empty: "No posts were found. Try a shorter word, or one of the tags.",
    reset: "Show all posts",
  },
  summary: {
    all: "{count} posts",
    tag: "Posts tagged “{filter}”: {count}",
    words: "Posts with the words “{filter}”: {count}",
  },
  authorBox: {
    title: "The members who write here",
    quote: "We write down only what we have tried on our own animals, and we say what went wrong as well.",
  },
  share: {
    title: "Share this story",
    copy: "Copy link",
    copied: "Link copied",
    notCopied: "The link could not be copied. It stands in your browser's address bar.",
    sheet: "More ways to share",
  },
  neighbours: { title: "More stories", previous: "Previous story", next: "Next story" },
  commentsTitle: "Comments",
  comments: [
    {
      id: 1,
      name: "Kyomugisha Jane",
      date: { day: 12, month: "Oct", year: 2026 },
      text: "I read this aloud in our group. Some members had questions, and I will send them to you.",
      avatar: picture("Portrait of an older woman with a plum head-wrap.", 64, 64),
    },
    {
      id: 2,
      name: "Mugisha Patrick",
      date: { day: 14, month: "Oct", year: 2026 },
      text: "Plain words, thank you. What should we do first if we have only two or three animals?",
      avatar: picture("Portrait of a man in a brimmed hat.", 64, 64),
    },
  ],
  formTitle: "Share Your CaFN Story",
  formLead: "Have you tried it, or do you do it differently? Tell the others.",
  formSubmit: "Send your story",
  formSuccess: "Thanks For Your Message",
  formNoScript: "Sending your story from here needs JavaScript. Please write it in an email, or call us.",
}

export const tags = [
  "Livestock",
  "Cattle Farming",
  "Dairy",
  "Youth Empowerment",
  "Women in Agriculture",
  "Uganda",
  "Sustainability",
] as const

/** A short post that has a block of every kind. */
export const post: Queries.PostDetailFragment = {
  jsonId: 1,
  title: "Feeding Cows Through the Dry Season, Planned in the Rains",
  description: "How much feed a cow needs for four dry months, and how to make it while the grass is green.",
  author: "Nakato Prossy",
  date: { day: 5, month: "Oct", year: 2026 },
  full_date: "5 October 2026",
  comments: 2,
  tags: ["Cattle Farming", "Dairy"],
  isAboutHealth: null,
  isSample: true,
  sources: null,
  lastReview: null,
  thumbFull: picture("A woman forks hay into a shed while four cows wait, green hills behind.", 830, 519),
  body: [
    { kind: "paragraph", text: "Every January somebody asks me for hay.", items: null, cite: null },
    { kind: "heading", text: "First, do the sum", items: null, cite: null },
    {
      kind: "list",
      text: null,
      items: ["One tonne of dry matter is about 70 bales of 16 kg each", "or four to five tonnes of Napier silage"],
      cite: null,
    },
    {
      kind: "quote",
      text: "Tread every layer until your heel leaves no mark.",
      items: null,
      cite: "Nakato Prossy, dairy farmer, Mbarara",
    },
    { kind: "quote", text: "Hay that is stacked damp can catch fire.", items: null, cite: null },
  ],
}

/** The post of the list that the page of one shows above. */
export const listedPost: Queries.PostCardFragment = {
  ...post,
  description: "How much feed a cow needs for four dry months, and how to make it while the grass is green.",
  thumb: picture("A woman forks hay into a shed while four cows wait, green hills behind.", 480, 360),
}

/** Three posts in their order. */
export const listedPosts: readonly Queries.PostCardFragment[] = [listedPost, ...posts]

export const previousPost = { jsonId: 5, title: "A Tick Control Calendar That Holds Up in the Rains" }
export const nextPost = { jsonId: 2, title: posts[0].title }

export const sidebar: SidebarContent = {
  recent: listedPosts,
  pictures: galleryPictures.slice(0, 6).map((thumb, index) => ({ jsonId: index + 1, thumb })),
  tags,
}

/** The first of two pages. */
export const blogPage: PageRange = { number: 1, pages: 2, total: 5, skip: 0, limit: 3 }

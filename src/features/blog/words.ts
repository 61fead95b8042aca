import type { ListWords } from "../../shared/paged-list"

const list: ListWords = {
  label: "Posts",
  loading: "Loading the posts...",
  failed: "We could not load the posts. Check your connection and try again, or open the plain pages.",
  plain: "All posts, page by page",
  empty: "No posts were found. Try a shorter word, or one of the tags.",
  reset: "Show all posts",
}

/** The words of the blog's controls and messages. */
export const words = {
  list,
  allPosts: (count: number) => `${count} posts`,
  postsTagged: (tag: string, count: number) => `Posts tagged “${tag}”: ${count}`,
  postsWith: (searched: string, count: number) => `Posts with the words “${searched}”: ${count}`,

  by: "By ",
  comments: (count: number) => (count === 1 ? "1 comment" : `${count} comments`),

  sidebar: "Find another story",
  foldedSidebar: "Search, recent posts, pictures and tags",
  search: "Search the posts",
  searchExample: "Ticks, hay, goat milk...",
  searchWithoutScript: "Searching and sorting by tag need JavaScript. All posts are on the pages of this list.",
  /** Spec section 2, "Blog". */
  recentPosts: "Recent Post",
  gallery: "Gallery",
  followUs: "Follow us",
  tags: "Tags",

  share: {
    title: "Share this page",
    on: (network: string) => `Share this page: ${network}`,
    copy: "Copy link",
    copied: "Link copied",
    notCopied: "The link could not be copied. You can copy it from your browser's address bar.",
    more: "More ways to share",
  },

  moreStories: "More stories",
  previousStory: "Previous story",
  nextStory: "Next story",
  /** Spec section 2, "Blog". */
  noTitle: "No Title",

  commentsTitle: "Comments",
  form: {
    /** Spec section 2, "Blog". */
    title: "Share Your CaFN Story",
    lead: "Have you tried it, or do you do it differently? Tell the others.",
    withoutScript: "Sending your story from here needs JavaScript. Please write it in an email, or call us.",
    name: "Your name",
    email: "Email address",
    comment: "Your comment",
    submit: "Send your story",
    /** Spec section 8. */
    thanks: "Thanks For Your Message",
  },
}

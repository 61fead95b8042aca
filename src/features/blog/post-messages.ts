export const postMessages = {
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
  commentsTitle: "Comments",
  form: {
    title: "Share Your CaFN Story",
    lead: "Have you tried it, or do you do it differently? Tell us.",
    withoutScript: "Sending your story from here needs JavaScript. Please write it in an email, or call us.",
    comment: "Your comment",
    submit: "Send your story",
    thanks: "Thanks For Your Message",
  },
}

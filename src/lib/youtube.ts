/** YouTube's player that sets no cookies. The policy allows it where a video needs it. */
export const YOUTUBE_ORIGIN = "https://www.youtube-nocookie.com"

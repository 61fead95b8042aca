/** YouTube's cookie-free host, allowed by the Content-Security-Policy if a video needs it. */
export const YOUTUBE_ORIGIN = "https://www.youtube-nocookie.com"

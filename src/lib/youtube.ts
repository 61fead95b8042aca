/** YouTube's cookie-free player. The Content-Security-Policy allows it if a video needs it. */
export const YOUTUBE_ORIGIN = "https://www.youtube-nocookie.com"

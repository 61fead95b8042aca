/** Netlify's matcher of redirect rules, which has no types; the used part. */
declare module "netlify-redirector" {
  interface Rule {
    to: string
    status: number
    force: boolean
  }
  interface MatchedRequest {
    scheme: string
    host: string
    path: string
    query: string
    headers: Record<string, string>
    cookieValues: Record<string, string>
    getHeader: (name: string) => string
    getCookie: (name: string) => string
  }
  interface Matcher {
    match: (request: MatchedRequest) => Rule | null
  }
  const redirector: { parseJSON: (rules: string, options: object) => Promise<Matcher> }
  export default redirector
}

/** @jest-environment node */
import { rewriteSlice } from "../../../src/platform/start/scripts-slice"

/** The format of Gatsby 5.16: the hash, the chunk map, then the bundles. */
const gatsbySlice = [
  `<script>/*<![CDATA[*/window.___webpackCompilationHash="07bc86b51ae98f810c0e";/*]]>*/</script>`,
  `<script id="gatsby-chunk-mapping">/*<![CDATA[*/window.___chunkMapping=`,
  `"{\\"app\\":[\\"/app-5d1195e55fc0.js\\"],\\"component---src-pages-index-tsx\\":[\\"/component---src-pages-index-tsx-bd3189ea.js\\"]}"`,
  `;/*]]>*/</script>`,
  `<script src="/webpack-runtime-280d8cad.js" async></script>`,
  `<script src="/framework-40dceed3.js" async></script>`,
  `<script src="/app-5d1195e55fc0.js" async></script>`,
].join("")

const getData = (html: string): unknown =>
  JSON.parse(/<script type="application\/json" id="boot-scripts">(.*?)<\/script>/.exec(html)?.[1] ?? "null")

test("scripts slice: Gatsby's scripts become a JSON block and the inline script", () => {
  const html = rewriteSlice(gatsbySlice, "start()")
  expect(getData(html)).toEqual({
    hash: "07bc86b51ae98f810c0e",
    bundles: ["/framework-40dceed3.js", "/app-5d1195e55fc0.js", "/webpack-runtime-280d8cad.js"],
  })
  expect(html).toMatch(/<script>start\(\)<\/script>$/)
  expect(html).not.toContain("src=")
  expect(html.match(/<script/g)).toHaveLength(2)
})

test.each(["___chunkMapping", "gatsby-chunk-mapping", "___webpackCompilationHash", " async>"])(
  "scripts slice: stops the build, naming the file, if Gatsby no longer writes %s",
  (name) => {
    const html = gatsbySlice.replaceAll(name, "another")
    expect(() => rewriteSlice(html, "start()")).toThrow("Update src/platform/start/scripts-slice.ts")
  },
)

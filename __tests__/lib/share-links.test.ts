import { shareLinks } from "../../src/lib/share-links"

const shared = { title: "Hay & milk: 80%? “Yes”", url: "https://cafn.example/blog-single/1?a=b&c=d" }
const links = shareLinks(shared)
const link = (network: string) => new URL(links.find((each) => each.network === network)?.href ?? "")

test("WhatsApp comes first", () => {
  expect(links.map(({ label }) => label)).toEqual(["WhatsApp", "Facebook", "X", "Telegram"])
})

test("every link leads to the network's own sharing page, and contains the full title and URL", () => {
  expect(link("whatsapp").origin + link("whatsapp").pathname).toBe("https://wa.me/")
  expect(link("whatsapp").searchParams.get("text")).toBe(`${shared.title} ${shared.url}`)
  expect(link("facebook").origin + link("facebook").pathname).toBe("https://www.facebook.com/sharer/sharer.php")
  expect(link("facebook").searchParams.get("u")).toBe(shared.url)
  expect(link("x").origin + link("x").pathname).toBe("https://x.com/intent/post")
  expect(Object.fromEntries(link("x").searchParams)).toEqual({ text: shared.title, url: shared.url })
  expect(link("telegram").origin + link("telegram").pathname).toBe("https://t.me/share/url")
  expect(Object.fromEntries(link("telegram").searchParams)).toEqual({ url: shared.url, text: shared.title })
})

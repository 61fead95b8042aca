/** @jest-environment node */
import { spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import { createFolder } from "./support/temporary-folder"

/* The example of docs/messages.md. Skipped without PHP, which the pipeline has. */

const withPhp = spawnSync("php", ["-v"]).status === 0 ? test : test.skip
const folder = createFolder()
const mail = path.join(folder, "mail")
const SITE = "https://cafn.example"

/** Posts a form to the script, and returns the status. `sendmail` is the command that receives the e-mail. */
function post(body: string, origin = SITE, sendmail = `cat > ${mail}`): number {
  const set = `$_SERVER["REQUEST_METHOD"] = "POST"; $_SERVER["HTTP_ORIGIN"] = $argv[1]; parse_str($argv[2], $_POST);`
  const report = `register_shutdown_function(function () { echo http_response_code(); });`
  const code = `${set} ${report} include "docs/examples/forms.php";`
  const { stdout } = spawnSync("php", ["-d", `sendmail_path=${sendmail}`, "-r", code, "--", origin, body])
  return Number(stdout)
}
const form = String(new URLSearchParams({ name: "Nakató Prossy ☎", comments: `Two "cows" & a calf` }))

withPhp("forms.php: sends the fields of a posted form to the office, as text of any language", () => {
  expect(post(`${form}%00%1B%0D%0A.&empty=`)).toBe(204)
  const [head = "", body = ""] = fs.readFileSync(mail, "utf8").split(/\r?\n\r?\n/)
  expect(head).toContain("To: office@cafn.example")
  expect(head).toContain("From: site@cafn.example")
  expect(head).toMatch(/MIME-Version: 1\.0\r?\nContent-Type: text\/plain; charset=UTF-8/)
  const text = `name: Nakató Prossy ☎\ncomments: Two "cows" & a calf\n.`
  expect(Buffer.from(body, "base64").toString()).toBe(text)
})

withPhp.each([
  ["another site's form", 403, form, "https://evil.example"],
  ["an empty form", 400, "name=+&comments=", SITE],
  ["a list", 400, "name[]=Nakato", SITE],
  ["text that is not UTF-8", 400, "name=%FF", SITE],
  ["a text that is too long", 413, `comments=${"a".repeat(20_000)}`, SITE],
])("forms.php: rejects %s with %i", (_, status, body, origin) => {
  expect(post(body, origin, `touch ${mail}-refused`)).toBe(status)
  expect(fs.existsSync(`${mail}-refused`)).toBe(false)
})

withPhp("forms.php: responds with 500 if the e-mail can't be sent", () => {
  expect(post(form, SITE, "exit 1")).toBe(500)
})

/** @jest-environment node */
import { spawnSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"

/* The example of docs/messages.md, where PHP is installed (in the pipeline it is). */

const withPhp = spawnSync("php", ["-v"]).status === 0 ? test : test.skip
const folder = fs.mkdtempSync(path.join(os.tmpdir(), "forms-php-"))
const mail = path.join(folder, "mail")
afterAll(() => fs.rmSync(folder, { recursive: true }))

/** The status that the script answers to a posted form. `sendmail` is the program that takes its e-mail. */
function post(origin: string, body: string, sendmail = `cat > ${mail}`): number {
  const set = `$_SERVER["REQUEST_METHOD"] = "POST"; $_SERVER["HTTP_ORIGIN"] = $argv[1]; parse_str($argv[2], $_POST);`
  const report = `register_shutdown_function(function () { echo http_response_code(); });`
  const code = `${set} ${report} include "docs/examples/forms.php";`
  const { stdout } = spawnSync("php", ["-d", `sendmail_path=${sendmail}`, "-r", code, "--", origin, body])
  return Number(stdout)
}
const form = String(new URLSearchParams({ name: "Nakato Prossy", comments: `Two "cows" & a calf` }))

withPhp("forms.php: sends the fields of a posted form to the office", () => {
  expect(post("https://cafn.example", form)).toBe(204)
  const sent = fs.readFileSync(mail, "utf8")
  expect(sent).toContain("To: office@cafn.example")
  expect(sent).toContain("From: site@cafn.example")
  expect(sent).toMatch(/name: Nakato Prossy\r?\ncomments: Two "cows" & a calf/)
})

withPhp("forms.php: refuses what another site posts, an empty form, and says when no e-mail could be sent", () => {
  expect(post("https://evil.example", form)).toBe(403)
  expect(post("https://cafn.example", "")).toBe(502)
  expect(post("https://cafn.example", form, "exit 1")).toBe(502)
})

import { spawn, spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import type { BuiltSite, Host, Running } from "./host"
import { fillRoot } from "./served-folder"
import { temporaryFolder, untilAnswered } from "./temporary"

/**
 * Real nginx, with the server block from docs/put-it-online.md and the generated file. Only ports, folders and the
 * certificate differ.
 *
 * @param program path of nginx
 * @param brotli path of its module for brotli files, if it is installed
 */
export const nginx = (program: string, brotli: string | undefined): Host => ({
  name: "nginx",
  title: `nginx ${versionOf(program)}`,
  start: (site, ports) => start({ program, brotli }, site, ports),
  leftOut: brotli ? {} : { brotli: "nginx's module for it is not here" },
})

type Ports = Parameters<Host["start"]>[1]

interface Nginx {
  program: string
  brotli: string | undefined
}

const versionOf = (program: string): string =>
  /nginx\/(\S+)/.exec(spawnSync(program, ["-v"], { encoding: "utf8" }).stderr)?.[1] ?? ""

async function start({ program, brotli }: Nginx, site: BuiltSite, ports: Ports): Promise<Running> {
  const { folder, remove } = temporaryFolder("nginx")
  fs.mkdirSync(path.join(folder, "root"))
  fillRoot(path.join(folder, "root"), site.publicDir)
  const config = path.join(folder, "nginx.conf")
  const blocks = serverBlocks(site, folder, ports, brotli)
  fs.writeFileSync(config, configuration({ folder, types: typesFile(program), brotli, blocks }))
  const options = ["-c", config, "-e", path.join(folder, "error.log")]

  const test = spawnSync(program, ["-t", ...options], { encoding: "utf8" })
  if (test.status !== 0) {
    remove()
    throw new Error(`nginx -t refuses the configuration:\n${test.stderr}`)
  }
  const child = spawn(program, options, { stdio: "ignore" })
  const stop = async () => {
    if (child.exitCode === null) {
      const ended = new Promise((resolve) => child.once("exit", resolve))
      child.kill("SIGTERM")
      await ended
    }
    remove()
  }
  const originOf = (port: number) => `http://127.0.0.1:${port}`
  const origin = originOf(ports[0])
  if (!(await untilAnswered(origin, () => child.exitCode !== null))) {
    const log = fs.readFileSync(path.join(folder, "error.log"), "utf8")
    await stop()
    throw new Error(`nginx does not answer:\n${log}`)
  }
  return { origin, httpOrigin: originOf(ports[1]), stop }
}

/** The path where this nginx has, or would have, its module for brotli files. */
export const brotliModule = (program: string): string =>
  path.join(builtWith(program, "modules-path") ?? "/usr/lib/nginx/modules", "ngx_http_brotli_static_module.so")

/** The file with the MIME types of this nginx. */
const typesFile = (program: string): string =>
  path.join(path.dirname(builtWith(program, "conf-path") ?? "/etc/nginx/nginx.conf"), "mime.types")

/** The value of one of nginx's build options. */
const builtWith = (program: string, option: string): string | undefined =>
  new RegExp(`--${option}=(\\S+)`).exec(spawnSync(program, ["-V"], { encoding: "utf8" }).stderr)?.[1]

/** The server blocks from the docs, with this machine's ports and folders. */
function serverBlocks(
  { root }: BuiltSite,
  folder: string,
  [port, httpPort]: Ports,
  brotli: string | undefined,
): string {
  const guide = fs.readFileSync(path.join(root, "docs/put-it-online.md"), "utf8")
  const shown = /```\w*\n(server \{.*?)```/s.exec(guide)?.[1]
  if (!shown) throw new Error("docs/put-it-online.md shows no server block for nginx.")
  return shown
    .replace(/^.*\b(listen \[::\]|ssl_certificate).*\n/gm, "")
    .replace(/listen 443 [^;]*;/, `listen 127.0.0.1:${port};`)
    .replace(/listen 80;/, `listen 127.0.0.1:${httpPort};`)
    .replace(/include [^;]*\/current\/nginx.conf;/, `root ${folder}/root;\n  include ${root}/deploy/cafn.conf;`)
    .replace(/^.*\bbrotli_static on;\n/gm, (line) => (brotli ? line : ""))
}

interface Configuration {
  folder: string
  types: string
  brotli: string | undefined
  blocks: string
}

/** Runs a single process in the foreground that writes into its own folder only. */
function configuration({ folder, types, brotli, blocks }: Configuration): string {
  const temporary = ["client_body", "proxy", "fastcgi", "uwsgi", "scgi"]
  return `${brotli ? `load_module ${brotli};\n` : ""}daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  include ${types};
  default_type application/octet-stream;
  access_log off;
  ${temporary.map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
${blocks}
}
`
}

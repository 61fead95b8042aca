import { spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import type { Host, Ports } from "./host"

/**
 * nginx with the server block of docs/host-nginx.md and the file that the build has written. Only ports, folders and
 * the certificate differ.
 *
 * @param brotli path of its module for brotli files, if it is installed
 */
export const nginx = (program: string, brotli: string | undefined): Host => ({
  title: `nginx ${/nginx\/(\S+)/.exec(spawnSync(program, ["-v"], { encoding: "utf8" }).stderr)?.[1] ?? ""}`,
  program,
  hasBrotli: brotli !== undefined,
  // A single process in the foreground that writes into its own folder only.
  configuration: (folder, ports) => `${brotli ? `load_module ${brotli};\n` : ""}daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  include ${path.join(path.dirname(builtWith(program, "conf-path") ?? "/etc/nginx/nginx.conf"), "mime.types")};
  default_type application/octet-stream;
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
${serverBlocks(folder, ports, brotli !== undefined)}
}
`,
  options: (file, folder) => ["-c", file, "-e", path.join(folder, "error.log")],
})

/** The path where this nginx has, or would have, its module for brotli files. */
export const brotliModule = (program: string): string =>
  path.join(builtWith(program, "modules-path") ?? "/usr/lib/nginx/modules", "ngx_http_brotli_static_module.so")

/** The value of one of nginx's build options. */
const builtWith = (program: string, option: string): string | undefined =>
  new RegExp(`--${option}=(\\S+)`).exec(spawnSync(program, ["-V"], { encoding: "utf8" }).stderr)?.[1]

/** The server blocks of the guide, with this machine's ports and folders. */
function serverBlocks(folder: string, [port, httpPort]: Ports, hasBrotli: boolean): string {
  const guide = fs.readFileSync("docs/host-nginx.md", "utf8")
  const shown = /```\w*\n(server \{.*?)```/s.exec(guide)?.[1]
  if (!shown) throw new Error("docs/host-nginx.md shows no server block for nginx.")
  return shown
    .replace(/^.*\b(listen \[::\]|http2 on|ssl_certificate).*\n/gm, "")
    .replace(/listen 443 [^;]*;/, `listen 127.0.0.1:${port};`)
    .replace(/listen 80;/, `listen 127.0.0.1:${httpPort};`)
    .replace(
      /include [^;]*\/current\/nginx.conf;/,
      `root ${folder}/root;\n  include ${path.resolve("deploy/cafn.conf")};`,
    )
    .replace(/^.*\bbrotli_static on;\n/gm, (line) => (hasBrotli ? line : ""))
}

import { spawn, spawnSync } from "node:child_process"
import fs from "node:fs"
import os from "node:os"
import path from "node:path"
import { freePort } from "../support/free-port"

/** A web server and its configuration for the site in `root`. */
interface Host {
  name: string
  program: string
  /** A module from a separate package; without it the tests are skipped. */
  module: string
  configuration: (folder: string, root: string, ports: Ports) => string
}

/** The first replaces HTTPS, because tests have no certificate. */
type Ports = readonly [https: number, http: number]

/** Configured like a shared host; the rest is in the site's `.htaccess`. */
const apache: Host = {
  name: "Apache",
  program: "/usr/sbin/apache2",
  module: "/usr/lib/apache2/modules/mod_rewrite.so",
  configuration: (folder, root, [https, http]) => `
ServerRoot ${folder}
ServerName 127.0.0.1
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
${[
  "mpm_event",
  "authz_core",
  "dir",
  "mime",
  "headers",
  "rewrite",
  "setenvif",
  "filter",
  "deflate",
  "negotiation",
  "autoindex",
]
  .map((name) => `LoadModule ${name}_module /usr/lib/apache2/modules/mod_${name}.so`)
  .join("\n")}
${process.getuid?.() === 0 ? "User www-data\nGroup www-data" : ""}
Listen 127.0.0.1:${https}
Listen 127.0.0.1:${http}
TypesConfig /etc/mime.types
DocumentRoot ${root}
<Directory ${root}>
  Options FollowSymLinks Indexes MultiViews
  AllowOverride All
  Require all granted
</Directory>
<VirtualHost 127.0.0.1:${https}>
  RequestHeader set X-Forwarded-Proto https early
</VirtualHost>
<VirtualHost 127.0.0.1:${http}>
</VirtualHost>
`,
}

/** With the configuration of docs/host-nginx.md, but other ports and folders, and no certificate. */
const nginx: Host = {
  name: "nginx",
  program: "/usr/sbin/nginx",
  module: "/usr/lib/nginx/modules/ngx_http_brotli_static_module.so",
  configuration: (folder, root, [https, http]) => {
    const guide = fs.readFileSync("docs/host-nginx.md", "utf8")
    const shown = /```nginx\n([^]*?)```/.exec(guide)?.[1]
    if (!shown) throw new Error("docs/host-nginx.md shows no configuration for nginx.")
    const site = shown
      .replace(/^.*\b(listen \[::\]|http2 on|ssl_certificate).*\n/gm, "")
      .replace(/listen 443 [^;]*;/, `listen 127.0.0.1:${https};`)
      .replace("listen 80;", `listen 127.0.0.1:${http};`)
      .replace(/root [^;]*\/current\/public;/, `root ${root};`)
      .replace("include mime.types;", "include /etc/nginx/mime.types;")
    return `
load_module ${nginx.module};
daemon off;
master_process off;
pid ${folder}/nginx.pid;
error_log ${folder}/error.log;
events {}
http {
  access_log off;
  ${["client_body", "proxy", "fastcgi", "uwsgi", "scgi"].map((name) => `${name}_temp_path ${folder}/${name};`).join("\n  ")}
${site}
}
`
  },
}

export const hosts = [apache, nginx]

/** Serves `root` on the loopback interface until it is stopped. */
export async function start({ name, program, configuration }: Host, root: string) {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), "host-"))
  // A server that root starts reads files as another user.
  fs.chmodSync(folder, 0o755)
  const file = path.join(folder, "server.conf")
  const ports = await Promise.all([freePort(), freePort()])
  fs.writeFileSync(file, configuration(folder, root, ports))
  const options = name === "nginx" ? ["-c", file, "-e", `${folder}/error.log`] : ["-f", file, "-DFOREGROUND"]
  const { status, stderr } = spawnSync(program, ["-t", ...options], { encoding: "utf8" })
  if (status !== 0) throw new Error(`${name} refuses the configuration:\n${stderr}`)
  const child = spawn(program, options, { stdio: "ignore" })
  const origin = `http://127.0.0.1:${ports[0]}`
  const stop = () => {
    child.kill()
    fs.rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  return { origin, httpOrigin: `http://127.0.0.1:${ports[1]}`, stop }
}

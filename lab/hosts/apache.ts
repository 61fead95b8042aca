import { spawn, spawnSync } from "node:child_process"
import fs from "node:fs"
import path from "node:path"
import type { BuiltSite, Host, Running } from "./host"
import { fillRoot } from "./served-folder"
import { temporaryFolder, untilAnswered } from "./temporary"

/**
 * Real Apache, as a shared host sets it up: the site lies in a folder, and its `.htaccess` says the rest.
 *
 * @param program path of apache2
 */
export const apache = (program: string): Host => ({
  name: "apache",
  title: `Apache ${versionOf(program)} with .htaccess`,
  start: (site, ports) => start(program, site, ports),
  leftOut: {},
})

type Ports = Parameters<Host["start"]>[1]

const versionOf = (program: string): string =>
  /Apache\/(\S+)/.exec(spawnSync(program, ["-v"], { encoding: "utf8" }).stdout)?.[1] ?? ""

async function start(program: string, site: BuiltSite, ports: Ports): Promise<Running> {
  const { folder, remove } = temporaryFolder("apache")
  // A server that root starts reads as another user.
  fs.chmodSync(folder, 0o755)
  fs.mkdirSync(path.join(folder, "root"))
  fillRoot(path.join(folder, "root"), site.publicDir)
  const config = path.join(folder, "apache.conf")
  fs.writeFileSync(config, configuration(folder, modulesFolder(), ports))

  const test = spawnSync(program, ["-t", "-f", config], { encoding: "utf8" })
  if (test.status !== 0) {
    remove()
    throw new Error(`apache2 -t refuses the configuration:\n${test.stderr}`)
  }
  const child = spawn(program, ["-f", config, "-DFOREGROUND"], { stdio: "ignore" })
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
    throw new Error(`Apache does not answer:\n${log}`)
  }
  return { origin, httpOrigin: originOf(ports[1]), stop }
}

/** Debian's folder of modules, or the usual one of other systems. */
const modulesFolder = (): string =>
  ["/usr/lib/apache2/modules", "/usr/lib64/httpd/modules"].find((folder) => fs.existsSync(folder)) ?? "modules"

/** Those that the rules need, and those of shared hosts that could come in their way. */
const MODULES = [
  ...["mpm_event", "authz_core", "dir", "mime", "headers", "rewrite", "setenvif"],
  ...["filter", "deflate", "negotiation", "autoindex"],
]

/**
 * The server has no TLS: on the first port it believes that a proxy speaks HTTPS for it, as at many hosts. Root's server
 * must become somebody else.
 */
const configuration = (folder: string, modules: string, [port, httpPort]: Ports): string => `
ServerRoot ${folder}
ServerName 127.0.0.1
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
${MODULES.map((name) => `LoadModule ${name}_module ${modules}/mod_${name}.so`).join("\n")}
${process.getuid?.() === 0 ? "User www-data\nGroup www-data" : ""}
Listen 127.0.0.1:${port}
Listen 127.0.0.1:${httpPort}
TypesConfig /etc/mime.types
AddLanguage br .br
AddType application/gzip .gz
AddOutputFilterByType DEFLATE text/html text/css text/javascript application/json
DocumentRoot ${folder}/root
<Directory ${folder}/root>
  Options FollowSymLinks Indexes MultiViews
  AllowOverride All
  Require all granted
</Directory>
<VirtualHost 127.0.0.1:${port}>
  RequestHeader set X-Forwarded-Proto https early
</VirtualHost>
<VirtualHost 127.0.0.1:${httpPort}>
</VirtualHost>
`

import { spawnSync } from "node:child_process"
import fs from "node:fs"
import type { Host, Ports } from "./host"

/** Apache as a shared host sets it up: the site lies in a folder, and its `.htaccess` says the rest. */
export const apache = (program: string): Host => ({
  title: `Apache ${/Apache\/(\S+)/.exec(spawnSync(program, ["-v"], { encoding: "utf8" }).stdout)?.[1] ?? ""} with .htaccess`,
  program,
  hasBrotli: true,
  configuration,
  options: (file) => ["-f", file, "-DFOREGROUND"],
})

/** Debian's folder of modules, or the usual one of other systems. */
const modulesFolder = (): string =>
  ["/usr/lib/apache2/modules", "/usr/lib64/httpd/modules"].find((folder) => fs.existsSync(folder)) ?? "modules"

/** Those that the rules need, and those of shared hosts that could come in their way. */
const MODULES = [
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

/**
 * The server has no TLS: on the first port it believes that a proxy speaks HTTPS for it, as at many hosts. Root's server
 * must become somebody else.
 */
const configuration = (folder: string, [port, httpPort]: Ports): string => `
ServerRoot ${folder}
ServerName 127.0.0.1
PidFile ${folder}/apache.pid
ErrorLog ${folder}/error.log
${MODULES.map((name) => `LoadModule ${name}_module ${modulesFolder()}/mod_${name}.so`).join("\n")}
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
